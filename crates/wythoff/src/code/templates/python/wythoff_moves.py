K = @k
T = K + 1


#@say wythoff-moves
def lower(n):
    low, high = 0, n // T
    while low < high:
        e = (low + high + 1) // 2
        if e * (e + T * n) <= n * n:
            low = e
        else:
            high = e - 1
    return n + low


#@say greatest-index
def last(x, c):
    low, high = 0, x
    while low < high:
        n = (low + high + 1) // 2
        if lower(n) + c * n <= x:
            low = n
        else:
            high = n - 1
    return low


#@say five-pairs
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
