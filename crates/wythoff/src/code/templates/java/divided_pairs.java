    //@say divided-pairs
    static String answer(long[] p) {
        int sum = 0;
        for (int i = 0; i + 1 < p.length; i += 2) sum ^= Long.numberOfTrailingZeros(~((p[i] - 1) | (p[i + 1] - 1)));
        return sum == 0 ? "@lose" : "@win";
    }
