#@say euclid-winner
def lost(a, b):
    return a == 0 or (b // a == 1 and not lost(b % a, a))


def answer(p):
    return "@lose" if lost(min(p), max(p)) else "@win"
