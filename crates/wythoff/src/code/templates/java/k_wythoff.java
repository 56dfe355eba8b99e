    //@say k-wythoff-long
    static boolean lost(long x, long y, long k) {
        long a = Math.min(x, y), b = Math.max(x, y), d = b - a, n = d / (k + 1), e = a - n;
        if (d % (k + 1) != 0 || e < 0) return false;
        return e * (e + d) <= n * n && n * n < (e + 1) * (e + 1 + d);
    }
