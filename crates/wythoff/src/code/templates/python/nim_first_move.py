#@say nim-first-move
def answer(p):
    total = 0
    for pile in p:
        total ^= pile
    for i, pile in enumerate(p):
        if pile ^ total < pile:
            left = p[:i] + [pile ^ total] + p[i + 1:]
            return f"{pile - (pile ^ total)} {i + 1}\n" + " ".join(map(str, left))
    return "@lose"
