//@say partners
const int LIMIT = 1000000;
vector<int> partner(3 * LIMIT + 9, -1), lower(LIMIT + 1);

void find_pairs() {
    for (int n = 0, a = 0; n <= LIMIT; n++) {
        while (partner[a] >= 0) a++;
        lower[n] = a;
        partner[a] = a + n;
        partner[a + n] = a;
    }
}
