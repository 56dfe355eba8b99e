// The same in float.
#include <cmath>
#include <cstdio>
#include <utility>
int main() {
    int a, b;
    float phi = (1 + sqrtf(5)) / 2;
    while (scanf("%d %d", &a, &b) == 2) {
        if (a > b) std::swap(a, b);
        puts((int)((b - a) * phi) == a ? "0" : "1");
    }
}
