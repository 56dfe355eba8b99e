K = @k
T = K + 1


# en: Pair n of the losing positions is (n + e, n + e + t * n), t = k + 1, where e is the largest integer with e * (e + t * n) <= n * n.
# en: Then e * t <= n, so the search ends at n / t and no product is above 2 * n * n.
# zh: 第 n 个奇异局势是 (n + e, n + e + t * n)，t = k + 1，e 是满足 e * (e + t * n) <= n * n 的最大整数。
# zh: 此时 e * t <= n，故只需搜到 n / t，乘积都不超过 2 * n * n。
def lower(n):
    low, high = 0, n // T
    while low < high:
        e = (low + high + 1) // 2
        if e * (e + T * n) <= n * n:
            low = e
        else:
            high = e - 1
    return n + low


# en: The largest n whose pair has its smaller (c = 0) or larger (c = T) number at most x.
# zh: 较小数（c = 0）或较大数（c = T）不超过 x 的最大的 n。
def last(x, c):
    low, high = 0, x
    while low < high:
        n = (low + high + 1) // 2
        if lower(n) + c * n <= x:
            low = n
        else:
            high = n - 1
    return low


# en: A winning move leads to a pair with a number in common, or with nearly the same difference: five pairs to look at.
# zh: 必胜的一步要么保留一堆不动，要么差几乎不变：只需看五个奇异局势。
def reply(p):
    a, b = min(p), max(p)
    n = (b - a) // T
    for m in n, n + 1, last(a, 0), last(a, T), last(b, T):
        x = lower(m)
        y = x + T * m
        for x, y in (x, y), (y, x):
            u, v = p[0] - x, p[1] - y
            if u >= 0 and v >= 0 and u + v > 0 and (u == 0 or v == 0 or abs(u - v) <= K):
                return [x, y]
    return None
