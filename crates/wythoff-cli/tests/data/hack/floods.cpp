// Writes without end.
#include <cstdio>
int main() {
    for (;;) puts("0");
}
