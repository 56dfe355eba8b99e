//@say fibonacci-number
string answer(vector<long long> p) {
    long long a = 1, b = 2;
    while (b < p[0]) b = a + b, a = b - a;
    return b == p[0] || a == p[0] ? "@lose" : "@win";
}
