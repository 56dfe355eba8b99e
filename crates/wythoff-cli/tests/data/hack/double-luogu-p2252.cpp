// One pair to a process, in double.
#include <cmath>
#include <cstdio>
#include <utility>
int main() {
    int a, b;
    scanf("%d %d", &a, &b);
    if (a > b) std::swap(a, b);
    puts((int)((b - a) * (1 + sqrt(5.0)) / 2) == a ? "0" : "1");
}
