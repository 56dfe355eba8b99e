    //@say from-to
    static String answer(long[] p) {
        long rest = p[0] % (p[1] + p[2]);
        return 1 <= rest && rest <= p[1] ? "@lose" : "@win";
    }
