DIGITS = [@digits]
TABLE = [@table]
PREPERIOD, PERIOD, SALTUS = @preperiod, @period, @saltus


# en: Values of single heaps: those of the table, and beyond it they repeat with the period (proved). Lost iff their xor is 0.
# en: Digit d of DIGITS[i]: i stones may be taken if nothing (1), one heap (2) or two heaps (4) are left.
# zh: 单堆的 SG 值：表内直接查，表外按周期重复（周期已证明）。各堆 SG 值异或为 0 则先手必败。
# zh: DIGITS[i] 的各位：取 i 颗后可以不剩（1）、剩一堆（2）、剩两堆（4）。
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
