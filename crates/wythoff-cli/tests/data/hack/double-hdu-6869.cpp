// k-Wythoff in double: the index from the smaller pile, then the larger number of that pair.
#include <cmath>
#include <cstdio>
#include <utility>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        long long a, b, k;
        scanf("%lld %lld %lld", &a, &b, &k);
        if (a > b) std::swap(a, b);
        double root = sqrt((k + 1.0) * (k + 1.0) + 4), alpha = (1 - k + root) / 2, beta = (3 + k + root) / 2;
        long long n = (long long)ceil(a / alpha);
        bool lost = (long long)(n * alpha) == a && (long long)(n * beta) == b;
        puts(lost ? "0" : "1");
    }
}
