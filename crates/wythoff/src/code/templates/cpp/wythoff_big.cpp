//@say limbs
typedef vector<uint64_t> Big;
const uint64_t BASE = 1000000000;

Big trim(Big x) {
    while (!x.empty() && x.back() == 0) x.pop_back();
    return x;
}
Big read(const string& s) {
    Big x;
    for (int end = s.size(); end > 0; end -= 9) {
        int start = max(0, end - 9);
        x.push_back(stoull(s.substr(start, end - start)));
    }
    return trim(x);
}
bool at_most(const Big& x, const Big& y) {
    if (x.size() != y.size()) return x.size() < y.size();
    for (int i = (int)x.size() - 1; i >= 0; i--)
        if (x[i] != y[i]) return x[i] < y[i];
    return true;
}
Big plus_small(Big x, uint64_t carry) {
    for (size_t i = 0; carry; i++) {
        if (i == x.size()) x.push_back(0);
        x[i] += carry;
        carry = x[i] / BASE;
        x[i] %= BASE;
    }
    return x;
}
//@say difference
Big minus_big(Big x, const Big& y) {
    uint64_t borrow = 0;
    for (size_t i = 0; i < x.size(); i++) {
        uint64_t take = borrow + (i < y.size() ? y[i] : 0);
        borrow = x[i] < take;
        x[i] = x[i] + borrow * BASE - take;
    }
    return trim(x);
}
//@say limb-sums
Big times(const Big& x, const Big& y) {
    Big z(x.size() + y.size());
    for (size_t i = 0; i < x.size(); i++) {
        uint64_t carry = 0;
        for (size_t j = 0; j < y.size() || carry; j++) {
            uint64_t sum = z[i + j] + carry + (j < y.size() ? x[i] * y[j] : 0);
            z[i + j] = sum % BASE;
            carry = sum / BASE;
        }
    }
    return trim(z);
}

//@say wythoff-limbs
bool lost(Big a, Big b) {
    if (!at_most(a, b)) swap(a, b);
    Big d = minus_big(b, a);
    return at_most(times(a, a), times(d, b))
        && at_most(times(d, plus_small(b, 1)), times(a, plus_small(a, 2)));
}
