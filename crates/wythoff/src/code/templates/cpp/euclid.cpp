//@say euclid
bool lost(Number a, Number b) {
    return a == 0 || (b / a == 1 && !lost(b % a, a));
}
Position reply(Position p) {
    if (p.size() != 2) return {};
    Number &b = p[0] > p[1] ? p[0] : p[1], &a = p[0] > p[1] ? p[1] : p[0];
    if (lost(a, b)) return {};
    b = lost(b % a, a) ? b % a : b % a + a;
    return p;
}
