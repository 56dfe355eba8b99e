//@say k-wythoff
bool lost(long long a, long long b, long long k) {
    if (a > b) swap(a, b);
    __int128 d = b - a, n = d / (k + 1), e = a - n;
    if (d % (k + 1) != 0 || e < 0) return false;
    return e * (e + d) <= n * n && n * n < (e + 1) * (e + 1 + d);
}
