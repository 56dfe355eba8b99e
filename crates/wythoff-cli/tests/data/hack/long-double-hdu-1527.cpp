// Long double with sqrt(5.0), whose root has only the bits of a double.
#include <cmath>
#include <cstdio>
#include <utility>
int main() {
    int a, b;
    long double phi = (1 + (long double)sqrt(5.0)) / 2;
    while (scanf("%d %d", &a, &b) == 2) {
        if (a > b) std::swap(a, b);
        puts((int)((b - a) * phi) == a ? "0" : "1");
    }
}
