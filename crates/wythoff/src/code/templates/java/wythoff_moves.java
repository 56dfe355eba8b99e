    //@say moves-long
    static final long K = @kL, T = K + 1;

    //@say wythoff-moves
    static long lower(long n) {
        long low = 0, high = n / T;
        while (low < high) {
            long e = high - (high - low) / 2;
            if (e * (e + T * n) <= n * n) low = e;
            else high = e - 1;
        }
        return n + low;
    }

    //@say greatest-index
    static long last(long x, long c) {
        long low = 0, high = x / (c + 1);
        while (low < high) {
            long n = high - (high - low) / 2;
            if (lower(n) + c * n <= x) low = n;
            else high = n - 1;
        }
        return low;
    }

    //@say five-pairs
    static long[] reply(long[] p) {
        long a = Math.min(p[0], p[1]), b = Math.max(p[0], p[1]), n = (b - a) / T;
        for (long m : new long[] {n, n + 1, last(a, 0), last(a, T), last(b, T)}) {
            if (m > b / T) continue;
            long x = lower(m), y = x + T * m;
            for (int turn = 0; turn < 2; turn++) {
                long u = p[0] - x, v = p[1] - y;
                if (u >= 0 && v >= 0 && u + v > 0 && (u == 0 || v == 0 || Math.abs(u - v) <= K))
                    return new long[] {x, y};
                long other = x;
                x = y;
                y = other;
            }
        }
        return null;
    }
