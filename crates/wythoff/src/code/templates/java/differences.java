    //@say differences
    static String answer(long[] p) {
        long sum = 0;
        for (int i = p.length - 1; i >= 0; i -= 2) sum ^= p[i] - (i > 0 ? p[i - 1] : 0);
        return sum == 0 ? "@lose" : "@win";
    }
