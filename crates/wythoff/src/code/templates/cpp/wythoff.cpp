//@say wythoff
//@say below-2-127
bool lost(long long a, long long b) {
    if (a > b) swap(a, b);
    __int128 x = a, y = b, d = y - x;
    return x * x <= d * y && d * (y + 1) <= x * (x + 2);
}
