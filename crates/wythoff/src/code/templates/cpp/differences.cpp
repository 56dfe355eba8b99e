//@say differences
string answer(vector<long long> p) {
    long long sum = 0;
    for (int i = (int)p.size() - 1; i >= 0; i -= 2) sum ^= p[i] - (i > 0 ? p[i - 1] : 0);
    return sum == 0 ? "@lose" : "@win";
}
