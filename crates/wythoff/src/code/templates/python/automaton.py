PILES, BASE, START = @piles, @base, @start
FIRST = [@first]
RECURRENCES = [[@recurrences]]
STATES = [
    @states]

#@say automaton
STEPS = [dict(map(int, step.split(":")) for step in state.split()[1:]) for state in STATES]


#@say automaton-any
def lost(piles):
    weights, period = list(FIRST), len(RECURRENCES)
    while weights[-1] <= max(piles):
        row = RECURRENCES[(len(weights) - len(FIRST)) % period]
        weights.append(sum(c * weight for c, weight in zip(row, reversed(weights))))
    rests, state = list(piles), START
    for place in reversed(range(-(-len(weights) // period) * period)):
        letter = 0
        for i in range(PILES):
            digit = 0
            if place < len(weights):
                digit, rests[i] = divmod(rests[i], weights[place])
            letter = letter * BASE + digit
        state = STEPS[state].get(letter)
        if state is None:
            return False
    return STATES[state][0] == "1"
