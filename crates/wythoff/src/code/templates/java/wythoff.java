    // en: (a, b), a <= b, is lost iff a = floor(d * phi) with d = b - a, that is a <= d * phi < a + 1.
    // en: phi^2 = phi + 1, so this squares to a * a <= d * b and d * (b + 1) <= a * (a + 2): integers only.
    // en: The products fit in a long for piles up to 3 * 10^9.
    // zh: 设 a <= b，d = b - a。(a, b) 是奇异局势，当且仅当 a = floor(d * phi)，即 a <= d * phi < a + 1。
    // zh: 由 phi^2 = phi + 1，两边平方即得 a * a <= d * b 且 d * (b + 1) <= a * (a + 2)：只用整数。
    // zh: 石子数不超过 3 * 10^9 时，乘积不会超出 long。
    static boolean lost(long x, long y) {
        long a = Math.min(x, y), b = Math.max(x, y), d = b - a;
        return a * a <= d * b && d * (b + 1) <= a * (a + 2);
    }
