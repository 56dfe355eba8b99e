#include <bits/stdc++.h>
using namespace std;

//@core

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int count;
    while (cin >> count && count > 0) {
        vector<long long> p(count);
        for (long long& number : p) cin >> number;
        cout << answer(p) << "\n";
    }
}
