#@say k-wythoff-python
def lost(a, b, k):
    a, b = min(a, b), max(a, b)
    d = b - a
    n, rest = divmod(d, k + 1)
    e = a - n
    return rest == 0 and e >= 0 and e * (e + d) <= n * n < (e + 1) * (e + 1 + d)
