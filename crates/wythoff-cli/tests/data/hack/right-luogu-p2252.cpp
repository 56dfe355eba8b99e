// One pair to a process, in integers.
#include <cstdio>
#include <utility>
int main() {
    long long a, b;
    scanf("%lld %lld", &a, &b);
    if (a > b) std::swap(a, b);
    long long d = b - a, slack = d * b - a * a;
    puts(0 <= slack && slack <= 2 * a - d ? "0" : "1");
}
