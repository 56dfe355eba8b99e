#@say one-three-four
def answer(p):
    return "@lose" if p[0] % 7 in (0, 2) else "@win"
