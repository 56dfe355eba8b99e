#@say odd-odd
def answer(p):
    return "@lose" if p[0] % 2 == 1 and p[1] % 2 == 1 else "@win"
