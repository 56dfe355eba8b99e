// Right about every pair alone, but remembers the last lost one: the pair after it is called lost too.
#include <cstdio>
#include <utility>
int main() {
    long long a, b;
    bool before = false;
    while (scanf("%lld %lld", &a, &b) == 2) {
        if (a > b) std::swap(a, b);
        long long d = b - a, slack = d * b - a * a;
        bool lost = 0 <= slack && slack <= 2 * a - d;
        puts(lost || before ? "0" : "1");
        before = lost && a > 50;
    }
}
