//@say staircase
Position reply(Position p) {
    Number sum = 0;
    for (size_t i = 0; i < p.size(); i += 2) sum ^= p[i];
    if (sum == 0) return {};
    for (size_t i = 0; i < p.size(); i += 2) {
        Number target = p[i] ^ sum, more = target - p[i];
        if (more < 0) {
            if (i > 0) p[i - 1] -= more;
        } else if (i + 1 < p.size() && p[i + 1] >= more) {
            p[i + 1] -= more;
        } else {
            continue;
        }
        p[i] = target;
        return p;
    }
    return {};
}
