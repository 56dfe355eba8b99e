    //@say euclid
    static boolean lost(long a, long b) {
        return a == 0 || (b / a == 1 && !lost(b % a, a));
    }

    static long[] reply(long[] p) {
        int large = p[0] > p[1] ? 0 : 1;
        long a = p[1 - large], b = p[large];
        if (lost(a, b)) return null;
        p[large] = lost(b % a, a) ? b % a : b % a + a;
        return p;
    }
