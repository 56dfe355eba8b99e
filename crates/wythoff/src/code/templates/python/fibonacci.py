#@say fibonacci
def reply(p):
    n = p[0]
    m = p[1] if len(p) > 1 else max(n - 1, 0)
    f = [1, 2]
    while f[-1] < n:
        f.append(f[-1] + f[-2])
    rest = n
    for part in reversed(f):
        if part == rest:
            break
        if part < rest:
            rest -= part
    return None if n == 0 or rest > m else [n - rest, min(2 * rest, n - rest)]
