    //@say euclid-winner
    static boolean lost(long a, long b) {
        return a == 0 || (b / a == 1 && !lost(b % a, a));
    }

    static String answer(long[] p) {
        return lost(Math.min(p[0], p[1]), Math.max(p[0], p[1])) ? "@lose" : "@win";
    }
