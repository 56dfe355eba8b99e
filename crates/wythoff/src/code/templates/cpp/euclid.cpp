// en: Let b = q * a + r with a <= b. If q >= 2 the player to move wins: leave (r, a) if that is lost, else (a, r + a), from
// en: which the only move leads to (r, a). If q = 1 the only move leads to (r, a).
// zh: 设 a <= b，b = q * a + r。q >= 2 时先手必胜：若 (r, a) 必败就留下它，否则留下 (a, r + a)，对手只能走到 (r, a)。
// zh: q = 1 时只能走到 (r, a)。
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
