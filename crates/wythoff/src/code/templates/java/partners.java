    //@say partners
    static final int LIMIT = 1000000;
    static final int[] partner = new int[3 * LIMIT + 9], lower = new int[LIMIT + 1];

    static void findPairs() {
        Arrays.fill(partner, -1);
        for (int n = 0, a = 0; n <= LIMIT; n++) {
            while (partner[a] >= 0) a++;
            lower[n] = a;
            partner[a] = a + n;
            partner[a + n] = a;
        }
    }
