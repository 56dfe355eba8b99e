// A program of the published kind for HDU 6869: scanf, Fraenkel's formula in double, printf.
#include <cmath>
#include <cstdio>
#include <utility>

int main() {
    int cases;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases-- > 0) {
        int a, b, k;
        if (scanf("%d%d%d", &a, &b, &k) != 3) return 1;
        if (a > b) std::swap(a, b);
        double t = k + 1;
        int n = (b - a) / (k + 1);
        int lower = (int)(n * ((2 - t + sqrt(t * t + 4)) / 2));
        bool lost = (b - a) % (k + 1) == 0 && lower == a;
        puts(lost ? "0" : "1");
    }
}
