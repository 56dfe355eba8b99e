#@say at-most
def answer(p):
    return "@lose" if p[0] % (p[1] + 1) == 0 else "@win"
