//@say nim-count
string answer(vector<long long> p) {
    long long sum = 0;
    for (long long pile : p) sum ^= pile;
    return to_string(count_if(p.begin(), p.end(), [&](long long pile) { return (pile ^ sum) < pile; }));
}
