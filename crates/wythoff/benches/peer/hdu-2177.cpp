// A fair peer for HDU 2177: the published programs try every removal (milliseconds a case); this one finds the at most
// three winning moves with the double formula, which is exact up to 10^6, and reads and prints with scanf and printf.
#include <cmath>
#include <cstdio>
#include <utility>

static const double PHI = (1 + sqrt(5.0)) / 2;

static int lower(int n) { return (int)(n * PHI); }

// The number that makes a lost pair with x.
static int partner(int x) {
    int n = (int)((x + 1) / PHI);
    return lower(n) == x ? x + n : n;
}

int main() {
    int a, b;
    while (scanf("%d%d", &a, &b) == 2 && (a != 0 || b != 0)) {
        if (a > b) std::swap(a, b);
        int d = b - a, diagonal = lower(d);
        if (diagonal == a) {
            puts("0");
            continue;
        }
        puts("1");
        int x[3], y[3], count = 0;
        auto add = [&](int p, int q) {
            if (p > q) std::swap(p, q);
            for (int i = 0; i < count; i++)
                if (x[i] == p && y[i] == q) return;
            x[count] = p, y[count] = q, count++;
        };
        if (diagonal < a) add(diagonal, diagonal + d);
        int keep = partner(a);
        if (keep < b) add(a, keep);
        keep = partner(b);
        if (keep < a) add(keep, b);
        for (int i = 0; i < count; i++) printf("%d %d\n", x[i], y[i]);
    }
}
