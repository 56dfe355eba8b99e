#include <bits/stdc++.h>
using namespace std;

//@core

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    long long a, b;
    while (cin >> a >> b) cout << (lost(a, b) ? "0\n" : "1\n");
}
