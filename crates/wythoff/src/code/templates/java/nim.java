    //@say nim
    static long[] reply(long[] p) {
        long sum = 0;
        for (long pile : p) sum ^= pile;
        for (int i = 0; i < p.length; i++)
            if ((p[i] ^ sum) < p[i]) {
                p[i] ^= sum;
                return p;
            }
        return null;
    }
