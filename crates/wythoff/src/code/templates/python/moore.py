K = @k


#@say moore
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
