// Long double, but the root of sqrt(5.0) has only the bits of a double.
#include <cmath>
#include <cstdio>
#include <utility>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        long long a, b;
        scanf("%lld %lld", &a, &b);
        if (a > b) std::swap(a, b);
        long double phi = (1 + (long double)sqrt(5.0)) / 2;
        puts((long long)((b - a) * phi) == a ? "B" : "A");
    }
}
