    // en: Bouton: a position is lost iff the xor of its piles is 0; a winning move makes it 0.
    // zh: Bouton 定理：各堆石子数的异或为 0 则先手必败；必胜的一步使异或变为 0。
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
