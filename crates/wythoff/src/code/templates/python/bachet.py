M = @m


#@say bachet
def reply(p):
    total = 0
    for pile in p:
        total ^= pile % (M + 1)
    for i, pile in enumerate(p):
        value = pile % (M + 1)
        if value ^ total < value:
            return p[:i] + [pile - value + (value ^ total)] + p[i + 1:]
    return None
