    //@say lasker
    static String answer(long[] p) {
        long sum = 0;
        for (long n : p) sum ^= n % 4 == 3 ? n + 1 : n % 4 == 0 && n > 0 ? n - 1 : n;
        return sum == 0 ? "@lose" : "@win";
    }
