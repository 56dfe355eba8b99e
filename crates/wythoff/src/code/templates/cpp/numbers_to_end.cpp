#include <bits/stdc++.h>
using namespace std;

//@core

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    vector<long long> p(@numbers);
    while (true) {
        for (long long& number : p) cin >> number;
        if (!cin) return 0;
        cout << answer(p) << "\n";
    }
}
