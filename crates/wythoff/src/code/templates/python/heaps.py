DIGITS = [@digits]
TABLE = [@table]
PREPERIOD, PERIOD, SALTUS = @preperiod, @period, @saltus


#@say heaps
def value(n):
    if n < PREPERIOD:
        return TABLE[n]
    times, rest = divmod(n - PREPERIOD, PERIOD)
    return TABLE[PREPERIOD + rest] + SALTUS * times


def reply(p):
    total = 0
    for heap in p:
        total ^= value(heap)
    for i, heap in enumerate(p):
        target = value(heap) ^ total
        if target >= value(heap):
            continue
        for taken, digit in enumerate(DIGITS[:heap + 1]):
            rest = heap - taken
            if (rest == 0 and digit & 1 and target == 0) or (rest > 0 and digit & 2 and value(rest) == target):
                return p[:i] + [rest] + p[i + 1:]
            for part in range(1, rest // 2 + 1) if digit & 4 else ():
                if value(part) ^ value(rest - part) == target:
                    return p[:i] + [part] + p[i + 1:] + [rest - part]
    return None
