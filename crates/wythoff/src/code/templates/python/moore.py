K = @k


# en: Moore: lost iff in every binary column the number of ones is a multiple of k + 1. A winning move, from the highest column:
# en: if r ones are too many, either set k + 1 - r bits of piles already changed, or change r more piles that have a one here.
# zh: Moore 定理：每个二进制位上 1 的个数都是 k + 1 的倍数则先手必败。必胜着法从最高位逐位构造：
# zh: 若多出 r 个 1，要么在已动过的堆中把 k + 1 - r 个该位置 1，要么再动 r 个该位为 1 的堆。
def reply(p):
    changed = []
    for bit in reversed(range(max(p).bit_length())):
        one = 1 << bit
        for i in changed:
            p[i] &= ~one
        here = [i for i in range(len(p)) if i not in changed and p[i] & one]
        surplus = len(here) % (K + 1)
        if surplus == 0:
            continue
        if K + 1 - surplus <= len(changed):
            for i in changed[:K + 1 - surplus]:
                p[i] |= one
        else:
            for i in here[:surplus]:
                p[i] &= ~one
                changed.append(i)
    return p if changed else None
