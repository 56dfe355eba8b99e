    //@say nim-misere
    static String answer(long[] p) {
        long sum = 0;
        for (long pile : p) sum ^= pile;
        boolean large = false;
        for (long pile : p) large |= pile > 1;
        return large == (sum == 0) ? "@lose" : "@win";
    }
