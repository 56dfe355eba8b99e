const Number M = @m;

// en: A pile of n is worth n mod (m + 1). Lost iff the xor of the values is 0; a winning move makes it 0.
// zh: n 颗一堆的 SG 值是 n mod (m + 1)。各堆 SG 值异或为 0 则先手必败；必胜的一步使异或变为 0。
Position reply(Position p) {
    Number sum = 0;
    for (Number pile : p) sum ^= pile % (M + 1);
    for (Number& pile : p) {
        Number value = pile % (M + 1);
        if ((value ^ sum) < value) {
            pile -= value - (value ^ sum);
            return p;
        }
    }
    return {};
}
