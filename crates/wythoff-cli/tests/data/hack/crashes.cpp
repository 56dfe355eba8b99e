// Dies of a pile above 10^6.
#include <csignal>
#include <cstdio>
#include <utility>
int main() {
    long long a, b;
    while (scanf("%lld %lld", &a, &b) == 2) {
        if (a > b) std::swap(a, b);
        if (b > 1000000) raise(SIGSEGV);
        long long d = b - a, slack = d * b - a * a;
        puts(0 <= slack && slack <= 2 * a - d ? "0" : "1");
    }
}
