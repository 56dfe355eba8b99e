#include <bits/stdc++.h>
using namespace std;

//@core

int main() {
    long long a, b;
    cin >> a >> b;
    cout << (lost(a, b) ? 0 : 1) << "\n";
}
