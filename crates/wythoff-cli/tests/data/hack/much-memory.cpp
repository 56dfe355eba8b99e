// Right, with a table of 400 MB.
#include <cstdio>
#include <cstring>
#include <utility>
int main() {
    char* table = new char[400000000];
    memset(table, 1, 400000000);
    long long a, b;
    while (scanf("%lld %lld", &a, &b) == 2) {
        if (a > b) std::swap(a, b);
        long long d = b - a, slack = d * b - a * a;
        puts(0 <= slack && slack <= 2 * a - d && table[a & 1023] ? "0" : "1");
    }
}
