const vector<int> DIGITS = {@digits};
const vector<Number> TABLE = {@table};
const Number PREPERIOD = @preperiod, PERIOD = @period, SALTUS = @saltus;

//@say heaps
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
