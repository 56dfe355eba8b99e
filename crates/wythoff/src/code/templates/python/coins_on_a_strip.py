#@say coins-on-a-strip
def answer(p):
    p = sorted(p) if len(p) % 2 == 0 else [0] + sorted(p)
    total = 0
    for i in range(0, len(p), 2):
        total ^= p[i + 1] - p[i] - 1
    return "@lose" if total == 0 else "@win"
