//@say nim
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
