    static final int[] DIGITS = {@digits};
    static final long[] TABLE = {@table};
    static final long PREPERIOD = @preperiod, PERIOD = @period, SALTUS = @saltus;

    //@say heaps
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
