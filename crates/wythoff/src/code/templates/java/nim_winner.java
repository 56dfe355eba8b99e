    //@say nim-winner
    static String answer(long[] p) {
        long sum = 0;
        for (long pile : p) sum ^= pile;
        return sum == 0 ? "@lose" : "@win";
    }
