//@say nim-winner
string answer(vector<long long> p) {
    long long sum = 0;
    for (long long pile : p) sum ^= pile;
    return sum == 0 ? "@lose" : "@win";
}
