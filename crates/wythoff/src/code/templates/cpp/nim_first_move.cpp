//@say nim-first-move
string answer(vector<long long> p) {
    long long sum = 0;
    for (long long pile : p) sum ^= pile;
    for (size_t i = 0; i < p.size(); i++)
        if ((p[i] ^ sum) < p[i]) {
            string lines = to_string(p[i] - (p[i] ^ sum)) + " " + to_string(i + 1) + "\n";
            p[i] ^= sum;
            for (size_t j = 0; j < p.size(); j++) lines += (j > 0 ? " " : "") + to_string(p[j]);
            return lines;
        }
    return "@lose";
}
