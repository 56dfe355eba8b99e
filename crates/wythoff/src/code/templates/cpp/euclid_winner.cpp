//@say euclid-winner
bool lost(long long a, long long b) {
    return a == 0 || (b / a == 1 && !lost(b % a, a));
}
string answer(vector<long long> p) {
    return lost(min(p[0], p[1]), max(p[0], p[1])) ? "@lose" : "@win";
}
