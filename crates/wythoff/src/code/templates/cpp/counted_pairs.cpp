#include <bits/stdc++.h>
using namespace std;

//@core

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int cases;
    cin >> cases;
    while (cases--) {
        long long a, b;
        cin >> a >> b;
        cout << (lost(a, b) ? "B\n" : "A\n");
    }
}
