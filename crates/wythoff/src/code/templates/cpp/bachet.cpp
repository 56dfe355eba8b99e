const Number M = @m;

//@say bachet
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
