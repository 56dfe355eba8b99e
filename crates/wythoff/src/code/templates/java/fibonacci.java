    //@say fibonacci
    static long[] reply(long[] p) {
        long n = p[0], m = p.length > 1 ? p[1] : Math.max(n - 1, 0), rest = n;
        long small = 1, large = 2;
        while (large < n) {
            large += small;
            small = large - small;
        }
        while (n > 0 && large != rest) {
            if (large < rest) rest -= large;
            long next = large - small;
            large = small;
            small = next;
        }
        return n == 0 || rest > m ? null : new long[] {n - rest, Math.min(2 * rest, n - rest)};
    }
