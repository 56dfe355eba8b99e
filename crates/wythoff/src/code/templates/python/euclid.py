# en: Let b = q * a + r with a <= b. If q >= 2 the player to move wins: leave (r, a) if that is lost, else (a, r + a), from
# en: which the only move leads to (r, a). If q = 1 the only move leads to (r, a).
# zh: 设 a <= b，b = q * a + r。q >= 2 时先手必胜：若 (r, a) 必败就留下它，否则留下 (a, r + a)，对手只能走到 (r, a)。
# zh: q = 1 时只能走到 (r, a)。
def lost(a, b):
    return a == 0 or (b // a == 1 and not lost(b % a, a))


def reply(p):
    a, b = min(p), max(p)
    if lost(a, b):
        return None
    p[p.index(b)] = b % a if lost(b % a, a) else b % a + a
    return p
