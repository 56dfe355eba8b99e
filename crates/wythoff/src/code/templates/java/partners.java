    // en: Losing pairs by the rules alone: pair n has difference n, and its smaller number is the least not used yet.
    // en: partner[x] is the number that makes a losing pair with x, lower[n] the smaller number of pair n.
    // zh: 直接按定义造奇异局势：第 n 个的差为 n，较小数是此前没有出现过的最小自然数。
    // zh: partner[x] 是与 x 配成奇异局势的数，lower[n] 是第 n 个奇异局势的较小数。
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
