#@say powers-of-two
def answer(n):
    return "@lose" if sum(map(int, n)) % 3 == 0 else "@win"
