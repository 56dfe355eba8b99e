// en: Bouton: a position is lost iff the xor of its piles is 0; a winning move makes it 0.
// zh: Bouton 定理：各堆石子数的异或为 0 则先手必败；必胜的一步使异或变为 0。
Position reply(Position p) {
    Number sum = 0;
    for (Number pile : p) sum ^= pile;
    for (Number& pile : p)
        if ((pile ^ sum) < pile) {
            pile ^= sum;
            return p;
        }
    return {};
}
