//@say from-to
string answer(vector<long long> p) {
    long long rest = p[0] % (p[1] + p[2]);
    return 1 <= rest && rest <= p[1] ? "@lose" : "@win";
}
