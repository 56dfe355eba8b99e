    //@say at-most
    static String answer(long[] p) {
        return p[0] % (p[1] + 1) == 0 ? "@lose" : "@win";
    }
