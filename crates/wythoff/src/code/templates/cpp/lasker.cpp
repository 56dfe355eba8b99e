//@say lasker
string answer(vector<long long> p) {
    long long sum = 0;
    for (long long n : p) sum ^= n % 4 == 3 ? n + 1 : n % 4 == 0 && n > 0 ? n - 1 : n;
    return sum == 0 ? "@lose" : "@win";
}
