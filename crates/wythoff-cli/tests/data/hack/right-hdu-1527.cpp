// In integers.
#include <cstdio>
#include <utility>
int main() {
    long long a, b;
    while (scanf("%lld %lld", &a, &b) == 2) {
        if (a > b) std::swap(a, b);
        long long d = b - a, slack = d * b - a * a;
        puts(0 <= slack && slack <= 2 * a - d ? "0" : "1");
    }
}
