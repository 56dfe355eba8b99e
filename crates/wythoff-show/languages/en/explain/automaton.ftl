explain-automaton-read =
    The piles, written in { $numeration }, are read from the left, one digit of each at a time, by the automaton of the theorem; it has { $states ->
        [one] 1 state
       *[other] { $states } states
    }.
explain-automaton-lost-states = { $count ->
        [one] A position is lost exactly if its run ends in state
       *[other] A position is lost exactly if its run ends in one of the states
    } { $states }.
explain-automaton-lost-states-many = A position is lost exactly if its run ends in an accepting state.
explain-automaton-weight = weight
explain-automaton-state = state
explain-automaton-start = start
explain-automaton-ends-lost = The run ends in { $state }: the position is lost.
explain-automaton-ends-won = The run ends in { $state }: the position is not lost.
explain-automaton-stuck = { $count ->
        [0] No lost position has a digit there
        [one] After 1 place no step leads on
       *[other] After { $count } places no step leads on
    }: no lost position is written like this, so the position is won.
explain-automaton-every-move-fails = Every move fails: the theorem says, for all sizes, that no move leads from one of its lost positions to another. So from wherever you move to, some move leads back into a lost one.
explain-automaton-all-moves = The automaton reads all moves at once, digit by digit: these are all that lead to lost positions.
explain-automaton-theorem = The machine found this theorem from the rules alone, and proved for all sizes: no move leads from a lost position of the automaton to another, and from every other position some move leads to one. By induction, from the smallest positions up, these are exactly the lost positions.
explain-automaton-theorem-misere = The machine found this theorem from the rules alone, and proved for all sizes: no move leads from a lost position of the automaton to another, none of them is an end of the game, and from every other position that is no end some move leads to one. By induction, from the smallest positions up, these are exactly the lost positions.
explain-automaton-checked = { $theorem } The independent checker, which knows nothing of the prover, has accepted its certificate.
