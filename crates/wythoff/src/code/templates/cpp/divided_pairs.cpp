//@say divided-pairs
string answer(vector<long long> p) {
    int sum = 0;
    for (size_t i = 0; i + 1 < p.size(); i += 2) {
        int value = 0;
        while (((p[i] - 1) | (p[i + 1] - 1)) >> value & 1) value++;
        sum ^= value;
    }
    return sum == 0 ? "@lose" : "@win";
}
