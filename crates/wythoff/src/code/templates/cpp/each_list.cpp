#include <bits/stdc++.h>
using namespace std;

//@core

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int cases, count;
    cin >> cases;
    while (cases--) {
        cin >> count;
        vector<long long> p(count);
        for (long long& number : p) cin >> number;
        cout << answer(p) << "\n";
    }
}
