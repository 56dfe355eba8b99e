//@say coins-on-a-strip
string answer(vector<long long> p) {
    sort(p.begin(), p.end());
    if (p.size() % 2 == 1) p.insert(p.begin(), 0);
    long long sum = 0;
    for (size_t i = 0; i < p.size(); i += 2) sum ^= p[i + 1] - p[i] - 1;
    return sum == 0 ? "@lose" : "@win";
}
