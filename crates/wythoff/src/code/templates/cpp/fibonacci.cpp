//@say fibonacci
Position reply(Position p) {
    Number n = p[0], m = p.size() > 1 ? p[1] : max(n - 1, 0LL), rest = n;
    vector<Number> f = {1, 2};
    while (f.back() <= n / 2) f.push_back(f[f.size() - 1] + f[f.size() - 2]);
    f.push_back(f[f.size() - 1] + f[f.size() - 2]);
    for (int i = f.size() - 1; i >= 0 && f[i] != rest; i--)
        if (f[i] < rest) rest -= f[i];
    return n == 0 || rest > m ? Position() : Position{n - rest, min(2 * rest, n - rest)};
}
