M = @m


# en: A pile of n is worth n mod (m + 1). Lost iff the xor of the values is 0; a winning move makes it 0.
# zh: n 颗一堆的 SG 值是 n mod (m + 1)。各堆 SG 值异或为 0 则先手必败；必胜的一步使异或变为 0。
def reply(p):
    total = 0
    for pile in p:
        total ^= pile % (M + 1)
    for i, pile in enumerate(p):
        value = pile % (M + 1)
        if value ^ total < value:
            return p[:i] + [pile - value + (value ^ total)] + p[i + 1:]
    return None
