    static final int PILES = 1, PREPERIOD = @preperiod, PERIOD = @period;
    static final int[] LOST = {@table};

    //@say residues-any
    static boolean lost(List<BigInteger> piles) {
        BigInteger n = piles.get(0), start = BigInteger.valueOf(PREPERIOD);
        if (n.compareTo(start) >= 0) n = n.subtract(start).mod(BigInteger.valueOf(PERIOD)).add(start);
        return LOST[n.intValue()] == 1;
    }
