// The program everybody publishes for HDU 1527 (and POJ 1067, Luogu P2252): scanf, the double formula, printf.
// It is wrong for 14 lost positions with piles up to 10^9, the first of which is 165580140 267914295.
#include <cmath>
#include <cstdio>
#include <utility>

int main() {
    int a, b;
    while (scanf("%d%d", &a, &b) == 2) {
        if (a > b) std::swap(a, b);
        int lower = (int)((b - a) * (1 + sqrt(5.0)) / 2);
        printf("%d\n", lower == a ? 0 : 1);
    }
}
