// en: n stones, at most m now (n - 1 at first), then at most twice what was taken. Every n is a sum of Fibonacci numbers no two
// en: of them neighbours. Lost iff n = 0 or the least of them is above m; else taking it wins: the next is more than twice it.
// zh: n 颗石子，这次至多取 m 颗（开局为 n - 1），以后每次至多取对手刚取的两倍。n 可唯一写成互不相邻的斐波那契数之和。
// zh: n = 0 或其中最小的大于 m 则先手必败；否则取走最小的那个即胜，因为再大一个超过它的两倍。
Position reply(Position p) {
    Number n = p[0], m = p.size() > 1 ? p[1] : max(n - 1, 0LL), rest = n;
    vector<Number> f = {1, 2};
    while (f.back() <= n / 2) f.push_back(f[f.size() - 1] + f[f.size() - 2]);
    f.push_back(f[f.size() - 1] + f[f.size() - 2]);
    for (int i = f.size() - 1; i >= 0; i--)
        if (f[i] < rest) rest -= f[i];
    return n == 0 || rest > m ? Position() : Position{n - rest, 2 * rest};
}
