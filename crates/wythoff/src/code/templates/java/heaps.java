    static final int[] DIGITS = {@digits};
    static final long[] TABLE = {@table};
    static final long PREPERIOD = @preperiod, PERIOD = @period, SALTUS = @saltus;

    // en: Values of single heaps: those of the table, and beyond it they repeat with the period (proved). Lost iff their xor is 0.
    // en: Digit d of DIGITS[i]: i stones may be taken if nothing (1), one heap (2) or two heaps (4) are left.
    // zh: 单堆的 SG 值：表内直接查，表外按周期重复（周期已证明）。各堆 SG 值异或为 0 则先手必败。
    // zh: DIGITS[i] 的各位：取 i 颗后可以不剩（1）、剩一堆（2）、剩两堆（4）。
    static long value(long n) {
        if (n < PREPERIOD) return TABLE[(int) n];
        return TABLE[(int) (PREPERIOD + (n - PREPERIOD) % PERIOD)] + SALTUS * ((n - PREPERIOD) / PERIOD);
    }

    static long[] reply(long[] p) {
        long sum = 0;
        for (long heap : p) sum ^= value(heap);
        for (int i = 0; i < p.length; i++) {
            long heap = p[i], target = value(heap) ^ sum;
            if (target >= value(heap)) continue;
            for (int taken = 0; taken < DIGITS.length && taken <= heap; taken++) {
                long rest = heap - taken;
                int digit = DIGITS[taken];
                if ((rest == 0 && (digit & 1) != 0 && target == 0)
                    || (rest > 0 && (digit & 2) != 0 && value(rest) == target)) {
                    p[i] = rest;
                    return p;
                }
                for (long part = 1; (digit & 4) != 0 && 2 * part <= rest; part++)
                    if ((value(part) ^ value(rest - part)) == target) {
                        long[] left = Arrays.copyOf(p, p.length + 1);
                        left[i] = part;
                        left[p.length] = rest - part;
                        return left;
                    }
            }
        }
        return null;
    }
