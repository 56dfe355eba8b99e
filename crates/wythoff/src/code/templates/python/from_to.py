#@say from-to
def answer(p):
    return "@lose" if 1 <= p[0] % (p[1] + p[2]) <= p[1] else "@win"
