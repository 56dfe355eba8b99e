#include <bits/stdc++.h>
using namespace std;
typedef unsigned long long Number;

//@core

//@say outcomes
int main() {
    vector<Number> piles(PILES);
    while (true) {
        for (Number& pile : piles)
            if (!(cin >> pile)) return 0;
        cout << (lost(piles) ? "0\n" : "1\n");
    }
}
