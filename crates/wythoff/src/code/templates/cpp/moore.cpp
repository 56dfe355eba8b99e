const Number K = @k;

//@say moore
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
