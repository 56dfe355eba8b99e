// The published formula in double: wrong from (165580140, 267914295) on.
#include <cmath>
#include <cstdio>
#include <utility>
int main() {
    int a, b;
    while (scanf("%d %d", &a, &b) == 2) {
        if (a > b) std::swap(a, b);
        puts((int)((b - a) * (1 + sqrt(5.0)) / 2) == a ? "0" : "1");
    }
}
