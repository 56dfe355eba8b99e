#@say fibonacci-number
def answer(p):
    a, b = 1, 2
    while b < p[0]:
        a, b = b, a + b
    return "@lose" if p[0] in (a, b) else "@win"
