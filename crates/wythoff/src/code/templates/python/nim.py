#@say nim
def reply(p):
    total = 0
    for pile in p:
        total ^= pile
    for i, pile in enumerate(p):
        if pile ^ total < pile:
            return p[:i] + [pile ^ total] + p[i + 1:]
    return None
