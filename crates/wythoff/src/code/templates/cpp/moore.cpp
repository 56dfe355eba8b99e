const Number K = @k;

// en: Moore: lost iff in every binary column the number of ones is a multiple of k + 1. A winning move, from the highest column:
// en: if r ones are too many, either set k + 1 - r bits of piles already changed, or change r more piles that have a one here.
// zh: Moore 定理：每个二进制位上 1 的个数都是 k + 1 的倍数则先手必败。必胜着法从最高位逐位构造：
// zh: 若多出 r 个 1，要么在已动过的堆中把 k + 1 - r 个该位置 1，要么再动 r 个该位为 1 的堆。
Position reply(Position p) {
    vector<bool> changed(p.size());
    Number count = 0;
    for (int bit = 62; bit >= 0; bit--) {
        Number one = 1LL << bit, ones = 0;
        for (size_t i = 0; i < p.size(); i++) {
            if (changed[i]) p[i] &= ~one;
            else ones += p[i] >> bit & 1;
        }
        Number surplus = ones % (K + 1), set = K + 1 - surplus;
        if (surplus == 0) continue;
        if (set <= count) {
            for (size_t i = 0; i < p.size() && set > 0; i++)
                if (changed[i]) p[i] |= one, set--;
        } else {
            for (size_t i = 0; i < p.size() && surplus > 0; i++)
                if (!changed[i] && (p[i] & one)) changed[i] = true, p[i] &= ~one, surplus--, count++;
        }
    }
    return count == 0 ? Position() : p;
}
