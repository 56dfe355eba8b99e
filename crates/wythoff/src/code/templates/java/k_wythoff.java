    // en: Let t = k + 1 and d = b - a. Losing pairs are (n + floor(n * x), n + floor(n * x) + t * n), x^2 + t * x = 1, x > 0.
    // en: So t divides d, and with n = d / t and e = a - n >= 0 we have e <= n * x < e + 1, which squares to
    // en: e * (e + d) <= n * n < (e + 1) * (e + 1 + d). Integers only; they fit in a long for piles up to 10^9.
    // zh: 设 t = k + 1，d = b - a。奇异局势为 (n + floor(n * x), n + floor(n * x) + t * n)，其中 x > 0，x^2 + t * x = 1。
    // zh: 所以 t 整除 d；令 n = d / t，e = a - n >= 0，则 e <= n * x < e + 1，平方即得
    // zh: e * (e + d) <= n * n < (e + 1) * (e + 1 + d)，只用整数；石子数不超过 10^9 时不会超出 long。
    static boolean lost(long x, long y, long k) {
        long a = Math.min(x, y), b = Math.max(x, y), d = b - a, n = d / (k + 1), e = a - n;
        if (d % (k + 1) != 0 || e < 0) return false;
        return e * (e + d) <= n * n && n * n < (e + 1) * (e + 1 + d);
    }
