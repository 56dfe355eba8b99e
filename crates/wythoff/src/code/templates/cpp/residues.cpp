const size_t PILES = 1;
const Number PREPERIOD = @preperiod, PERIOD = @period;
const vector<bool> LOST = {@table};

//@say residues
bool lost(const vector<Number>& piles) {
    Number n = piles[0];
    return LOST[n < PREPERIOD ? n : PREPERIOD + (n - PREPERIOD) % PERIOD];
}
