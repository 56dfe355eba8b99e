#include <bits/stdc++.h>
using namespace std;

//@core

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int cases;
    cin >> cases;
    while (cases--) {
        long long a, b, k;
        cin >> a >> b >> k;
        cout << (lost(a, b, k) ? "0\n" : "1\n");
    }
}
