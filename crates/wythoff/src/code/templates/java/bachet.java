    static final long M = @mL;

    //@say bachet
    static long[] reply(long[] p) {
        long sum = 0;
        for (long pile : p) sum ^= pile % (M + 1);
        for (int i = 0; i < p.length; i++) {
            long value = p[i] % (M + 1);
            if ((value ^ sum) < value) {
                p[i] -= value - (value ^ sum);
                return p;
            }
        }
        return null;
    }
