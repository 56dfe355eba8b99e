//@say at-most
string answer(vector<long long> p) {
    return p[0] % (p[1] + 1) == 0 ? "@lose" : "@win";
}
