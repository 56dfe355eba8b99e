#include <bits/stdc++.h>
using namespace std;

//@core

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    find_pairs();
    int a, b;
    while (cin >> a >> b && (a || b)) {
        if (a > b) swap(a, b);
        if (partner[a] == b) {
            cout << "0\n";
            continue;
        }
        //@say winning-moves
        int x = lower[b - a], y = partner[a], z = partner[b];
        vector<pair<int, int>> left;
        if (x < a) left.push_back({x, x + b - a});
        if (y < b) left.push_back({min(a, y), max(a, y)});
        if (z < a) left.push_back({z, b});
        cout << "1\n";
        for (size_t i = 0; i < left.size(); i++)
            if (find(left.begin(), left.begin() + i, left[i]) == left.begin() + i)
                cout << left[i].first << " " << left[i].second << "\n";
    }
}
