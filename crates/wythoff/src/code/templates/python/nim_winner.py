#@say nim-winner
def answer(p):
    total = 0
    for pile in p:
        total ^= pile
    return "@lose" if total == 0 else "@win"
