#@say differences
def answer(p):
    total = 0
    for i in range(len(p) - 1, -1, -2):
        total ^= p[i] - (p[i - 1] if i > 0 else 0)
    return "@lose" if total == 0 else "@win"
