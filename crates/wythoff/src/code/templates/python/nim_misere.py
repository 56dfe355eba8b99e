#@say nim-misere
def answer(p):
    total = 0
    for pile in p:
        total ^= pile
    large = max(p) > 1
    return "@lose" if large == (total == 0) else "@win"
