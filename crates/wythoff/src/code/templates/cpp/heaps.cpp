const vector<int> DIGITS = {@digits};
const vector<Number> TABLE = {@table};
const Number PREPERIOD = @preperiod, PERIOD = @period, SALTUS = @saltus;

// en: Values of single heaps: those of the table, and beyond it they repeat with the period (proved). Lost iff their xor is 0.
// en: Digit d of DIGITS[i]: i stones may be taken if nothing (1), one heap (2) or two heaps (4) are left.
// zh: 单堆的 SG 值：表内直接查，表外按周期重复（周期已证明）。各堆 SG 值异或为 0 则先手必败。
// zh: DIGITS[i] 的各位：取 i 颗后可以不剩（1）、剩一堆（2）、剩两堆（4）。
Number value(Number n) {
    if (n < PREPERIOD) return TABLE[n];
    return TABLE[PREPERIOD + (n - PREPERIOD) % PERIOD] + SALTUS * ((n - PREPERIOD) / PERIOD);
}
Position reply(Position p) {
    Number sum = 0;
    for (Number heap : p) sum ^= value(heap);
    for (Number& heap : p) {
        Number target = value(heap) ^ sum;
        if (target >= value(heap)) continue;
        for (Number taken = 0; taken < (Number)DIGITS.size() && taken <= heap; taken++) {
            Number rest = heap - taken;
            int digit = DIGITS[taken];
            if ((rest == 0 && digit & 1 && target == 0) || (rest > 0 && digit & 2 && value(rest) == target)) {
                heap = rest;
                return p;
            }
            for (Number part = 1; digit & 4 && 2 * part <= rest; part++)
                if ((value(part) ^ value(rest - part)) == target) {
                    heap = part;
                    p.push_back(rest - part);
                    return p;
                }
        }
    }
    return {};
}
