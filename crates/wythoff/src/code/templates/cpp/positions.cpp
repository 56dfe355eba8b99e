#include <bits/stdc++.h>
using namespace std;
typedef long long Number;
typedef vector<Number> Position;

//@core

// en: Reads a position a line. Writes 0 if the player to move loses, else 1 and the position a winning move leaves.
// zh: 每行读入一个局面。先手必败输出 0；否则输出 1 和一步必胜着法之后的局面。
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
