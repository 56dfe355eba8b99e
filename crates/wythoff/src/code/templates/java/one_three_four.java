    //@say one-three-four
    static String answer(long[] p) {
        return p[0] % 7 == 0 || p[0] % 7 == 2 ? "@lose" : "@win";
    }
