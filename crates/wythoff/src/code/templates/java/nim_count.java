    //@say nim-count
    static String answer(long[] p) {
        long sum = 0;
        for (long pile : p) sum ^= pile;
        int moves = 0;
        for (long pile : p) if ((pile ^ sum) < pile) moves++;
        return String.valueOf(moves);
    }
