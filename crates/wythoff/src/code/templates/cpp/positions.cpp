#include <bits/stdc++.h>
using namespace std;
typedef long long Number;
typedef vector<Number> Position;

//@core

//@say positions
int main() {
    string line;
    while (getline(cin, line)) {
        istringstream words(line);
        Position position;
        for (Number pile; words >> pile;) position.push_back(pile);
        if (position.empty()) continue;
        Position left = reply(position);
        cout << (left.empty() ? 0 : 1);
        for (Number pile : left) cout << " " << pile;
        cout << "\n";
    }
}
