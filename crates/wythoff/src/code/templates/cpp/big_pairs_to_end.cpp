#include <bits/stdc++.h>
using namespace std;

//@core

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string a, b;
    while (cin >> a >> b) cout << (lost(read(a), read(b)) ? "0\n" : "1\n");
}
