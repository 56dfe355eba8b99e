//@say nim-misere
string answer(vector<long long> p) {
    long long sum = 0;
    for (long long pile : p) sum ^= pile;
    bool large = *max_element(p.begin(), p.end()) > 1;
    return large == (sum == 0) ? "@lose" : "@win";
}
