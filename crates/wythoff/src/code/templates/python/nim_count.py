#@say nim-count
def answer(p):
    total = 0
    for pile in p:
        total ^= pile
    return sum(1 for pile in p if pile ^ total < pile)
