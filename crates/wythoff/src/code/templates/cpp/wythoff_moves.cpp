const Number K = @k, T = K + 1;
typedef __int128 Wide;

// en: Pair n of the losing positions is (n + e, n + e + t * n), t = k + 1, where e is the largest integer with e * (e + t * n) <= n * n.
// en: Then e * t <= n, so the search ends at n / t and no product is above 2 * n * n.
// zh: 第 n 个奇异局势是 (n + e, n + e + t * n)，t = k + 1，e 是满足 e * (e + t * n) <= n * n 的最大整数。
// zh: 此时 e * t <= n，故只需搜到 n / t，乘积都不超过 2 * n * n。
Number lower(Number n) {
    Number low = 0, high = n / T;
    while (low < high) {
        Number e = high - (high - low) / 2;
        if ((Wide)e * (e + (Wide)T * n) <= (Wide)n * n) low = e;
        else high = e - 1;
    }
    return n + low;
}
// en: The largest n whose pair has its smaller (c = 0) or larger (c = T) number at most x.
// zh: 较小数（c = 0）或较大数（c = T）不超过 x 的最大的 n。
Number last(Number x, Number c) {
    Number low = 0, high = x;
    while (low < high) {
        Number n = high - (high - low) / 2;
        if (n + (Wide)c * n <= x && lower(n) + (Wide)c * n <= x) low = n;
        else high = n - 1;
    }
    return low;
}
// en: A winning move leads to a pair with a number in common, or with nearly the same difference: five pairs to look at.
// zh: 必胜的一步要么保留一堆不动，要么差几乎不变：只需看五个奇异局势。
Position reply(Position p) {
    Number a = min(p[0], p[1]), b = max(p[0], p[1]), n = (b - a) / T;
    for (Number m : {n, n + 1, last(a, 0), last(a, T), last(b, T)}) {
        if ((Wide)T * m > b) continue;
        Number x = lower(m), y = x + T * m;
        for (int turn = 0; turn < 2; turn++, swap(x, y)) {
            Number u = p[0] - x, v = p[1] - y;
            if (u >= 0 && v >= 0 && u + v > 0 && (u == 0 || v == 0 || abs(u - v) <= K)) return {x, y};
        }
    }
    return {};
}
