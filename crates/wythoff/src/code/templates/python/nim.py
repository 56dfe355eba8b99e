# en: Bouton: a position is lost iff the xor of its piles is 0; a winning move makes it 0.
# zh: Bouton 定理：各堆石子数的异或为 0 则先手必败；必胜的一步使异或变为 0。
def reply(p):
    total = 0
    for pile in p:
        total ^= pile
    for i, pile in enumerate(p):
        if pile ^ total < pile:
            return p[:i] + [pile ^ total] + p[i + 1:]
    return None
