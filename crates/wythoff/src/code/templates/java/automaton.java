    static final int PILES = @piles, BASE = @base, START = @start;
    static final long[] FIRST = {@first};
    static final long[][] RECURRENCES = {{@recurrences}};
    static final String[] STATES = {
    @states};

    //@say automaton
    static final List<Map<Integer, Integer>> STEPS = new ArrayList<>();
    static {
        for (String state : STATES) {
            Map<Integer, Integer> steps = new HashMap<>();
            StringTokenizer words = new StringTokenizer(state, " :");
            words.nextToken();
            while (words.hasMoreTokens())
                steps.put(Integer.parseInt(words.nextToken()), Integer.parseInt(words.nextToken()));
            STEPS.add(steps);
        }
    }

    //@say automaton-any
    static boolean lost(List<BigInteger> piles) {
        BigInteger[] rests = piles.toArray(new BigInteger[0]);
        BigInteger largest = Collections.max(piles);
        List<BigInteger> weights = new ArrayList<>();
        for (long weight : FIRST) weights.add(BigInteger.valueOf(weight));
        while (weights.get(weights.size() - 1).compareTo(largest) <= 0) {
            long[] row = RECURRENCES[(weights.size() - FIRST.length) % RECURRENCES.length];
            BigInteger next = BigInteger.ZERO;
            for (int i = 0; i < row.length; i++)
                next = next.add(weights.get(weights.size() - 1 - i).multiply(BigInteger.valueOf(row[i])));
            weights.add(next);
        }
        int place = weights.size(), state = START;
        while (place % RECURRENCES.length != 0) place++;
        while (place-- > 0) {
            int letter = 0;
            for (int i = 0; i < PILES; i++) {
                int digit = 0;
                if (place < weights.size()) {
                    BigInteger[] parts = rests[i].divideAndRemainder(weights.get(place));
                    digit = parts[0].intValue();
                    rests[i] = parts[1];
                }
                letter = letter * BASE + digit;
            }
            Integer to = STEPS.get(state).get(letter);
            if (to == null) return false;
            state = to;
        }
        return STATES[state].startsWith("1");
    }
