    // en: (a, b), a <= b, is lost iff a = floor(d * phi) with d = b - a, that is a <= d * phi < a + 1.
    // en: phi^2 = phi + 1, so this squares to a * a <= d * b and d * (b + 1) <= a * (a + 2): integers of any size.
    // zh: 设 a <= b，d = b - a。(a, b) 是奇异局势，当且仅当 a = floor(d * phi)，即 a <= d * phi < a + 1。
    // zh: 由 phi^2 = phi + 1，两边平方即得 a * a <= d * b 且 d * (b + 1) <= a * (a + 2)：整数多大都精确。
    static boolean lost(BigInteger x, BigInteger y) {
        BigInteger a = x.min(y), b = x.max(y), d = b.subtract(a);
        return a.multiply(a).compareTo(d.multiply(b)) <= 0
            && d.multiply(b.add(BigInteger.ONE)).compareTo(a.multiply(a.add(BigInteger.TWO))) <= 0;
    }
