//@say powers-of-two
string answer(const string& n) {
    int sum = 0;
    for (char digit : n) sum += digit - '0';
    return sum % 3 == 0 ? "@lose" : "@win";
}
