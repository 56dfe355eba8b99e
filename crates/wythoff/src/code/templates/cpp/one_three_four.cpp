//@say one-three-four
string answer(vector<long long> p) {
    return p[0] % 7 == 0 || p[0] % 7 == 2 ? "@lose" : "@win";
}
