#include <bits/stdc++.h>
using namespace std;

//@core

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int cases;
    cin >> cases;
    while (cases--) {
        vector<long long> p(@numbers);
        for (long long& number : p) cin >> number;
        cout << answer(p) << "\n";
    }
}
