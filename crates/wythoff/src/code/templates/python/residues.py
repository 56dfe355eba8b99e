PILES, PREPERIOD, PERIOD = 1, @preperiod, @period
LOST = [@table]


#@say residues-any
def lost(piles):
    n = piles[0]
    return LOST[n if n < PREPERIOD else PREPERIOD + (n - PREPERIOD) % PERIOD] == 1
