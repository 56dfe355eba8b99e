    //@say odd-odd
    static String answer(long[] p) {
        return p[0] % 2 == 1 && p[1] % 2 == 1 ? "@lose" : "@win";
    }
