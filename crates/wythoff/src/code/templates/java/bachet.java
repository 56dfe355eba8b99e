    static final long M = @mL;

    // en: A pile of n is worth n mod (m + 1). Lost iff the xor of the values is 0; a winning move makes it 0.
    // zh: n 颗一堆的 SG 值是 n mod (m + 1)。各堆 SG 值异或为 0 则先手必败；必胜的一步使异或变为 0。
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
