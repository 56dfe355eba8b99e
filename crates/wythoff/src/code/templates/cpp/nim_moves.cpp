//@say nim-moves
string answer(vector<long long> p) {
    long long sum = 0;
    for (long long pile : p) sum ^= pile;
    if (sum == 0) return "@lose";
    string lines = "@win";
    for (long long pile : p)
        if ((pile ^ sum) < pile) lines += "\n" + to_string(pile) + " " + to_string(pile ^ sum);
    return lines;
}
