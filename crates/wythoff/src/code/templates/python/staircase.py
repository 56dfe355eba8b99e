#@say staircase
def reply(p):
    total = 0
    for coins in p[::2]:
        total ^= coins
    if total == 0:
        return None
    for i in range(0, len(p), 2):
        target = p[i] ^ total
        more = target - p[i]
        if more < 0:
            if i > 0:
                p[i - 1] -= more
        elif i + 1 < len(p) and p[i + 1] >= more:
            p[i + 1] -= more
        else:
            continue
        p[i] = target
        return p
