    static final long K = @kL;

    //@say moore
    static long[] reply(long[] p) {
        boolean[] changed = new boolean[p.length];
        long count = 0;
        for (int bit = 62; bit >= 0; bit--) {
            long one = 1L << bit, ones = 0;
            for (int i = 0; i < p.length; i++) {
                if (changed[i]) p[i] &= ~one;
                else ones += p[i] >> bit & 1;
            }
            long surplus = ones % (K + 1), set = K + 1 - surplus;
            if (surplus == 0) continue;
            boolean enough = set <= count;
            for (int i = 0; i < p.length; i++) {
                if (enough && changed[i] && set > 0) {
                    p[i] |= one;
                    set--;
                } else if (!enough && !changed[i] && (p[i] & one) != 0 && surplus > 0) {
                    p[i] &= ~one;
                    changed[i] = true;
                    surplus--;
                    count++;
                }
            }
        }
        return count == 0 ? null : p;
    }
