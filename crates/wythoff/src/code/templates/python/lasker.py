#@say lasker
def answer(p):
    total = 0
    for n in p:
        total ^= n + 1 if n % 4 == 3 else n - 1 if n % 4 == 0 and n > 0 else n
    return "@lose" if total == 0 else "@win"
