#@say divided-pairs
def answer(p):
    total = 0
    for a, b in zip(p[::2], p[1::2]):
        value = 0
        while (a - 1 | b - 1) >> value & 1:
            value += 1
        total ^= value
    return "@lose" if total == 0 else "@win"
