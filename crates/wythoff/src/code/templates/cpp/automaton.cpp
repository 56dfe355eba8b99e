typedef unsigned __int128 Wide;
const size_t PILES = @piles;
const int BASE = @base, START = @start;
const vector<Wide> FIRST = {@first};
const vector<vector<Wide>> RECURRENCES = {{@recurrences}};
const vector<string> STATES = {
    @states};

//@say automaton
//@say automaton-words
vector<bool> is_lost_state;
vector<map<int, int>> steps;

void read_states() {
    for (const string& state : STATES) {
        istringstream words(state);
        int is_lost, letter, to;
        char colon;
        words >> is_lost;
        is_lost_state.push_back(is_lost);
        steps.emplace_back();
        while (words >> letter >> colon >> to) steps.back()[letter] = to;
    }
}

bool lost(vector<Number> rests) {
    if (steps.empty()) read_states();
    Number largest = *max_element(rests.begin(), rests.end());
    vector<Wide> weights = FIRST;
    while (weights.back() <= largest) {
        const vector<Wide>& row = RECURRENCES[(weights.size() - FIRST.size()) % RECURRENCES.size()];
        Wide next = 0;
        for (size_t i = 0; i < row.size(); i++) next += row[i] * weights[weights.size() - 1 - i];
        weights.push_back(next);
    }
    size_t place = weights.size();
    while (place % RECURRENCES.size() != 0) place++;
    int state = START;
    while (place-- > 0) {
        int letter = 0;
        for (Number& rest : rests) {
            int digit = 0;
            if (place < weights.size() && weights[place] <= rest) {
                digit = rest / weights[place];
                rest %= weights[place];
            }
            letter = letter * BASE + digit;
        }
        auto step = steps[state].find(letter);
        if (step == steps[state].end()) return false;
        state = step->second;
    }
    return is_lost_state[state];
}
