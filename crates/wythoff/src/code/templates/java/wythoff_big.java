    //@say wythoff-any-size
    static boolean lost(BigInteger x, BigInteger y) {
        BigInteger a = x.min(y), b = x.max(y), d = b.subtract(a);
        return a.multiply(a).compareTo(d.multiply(b)) <= 0
            && d.multiply(b.add(BigInteger.ONE)).compareTo(a.multiply(a.add(BigInteger.TWO))) <= 0;
    }
