#include <bits/stdc++.h>
using namespace std;

//@core

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    vector<long long> p(@numbers);
    while (true) {
        for (long long& number : p) cin >> number;
        if (!cin || count(p.begin(), p.end(), 0) == @numbers) return 0;
        cout << answer(p) << "\n";
    }
}
