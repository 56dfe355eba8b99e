#@say euclid
def lost(a, b):
    return a == 0 or (b // a == 1 and not lost(b % a, a))


def reply(p):
    a, b = min(p), max(p)
    if lost(a, b):
        return None
    p[p.index(b)] = b % a if lost(b % a, a) else b % a + a
    return p
