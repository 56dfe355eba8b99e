verb-prove = Prove from the rules of a game who wins, for all pile sizes
    .long =
        Prove from the rules of a game who wins, for all pile sizes.

        The rules say what may be taken: x, y and z are the amounts from the first, second and third
        pile; a comma is "and", | stands between alternatives. "@FILE" reads them from a file, "-" from
        stdin; "wythoff help rules" has the whole language.

        The losing positions are tabulated, guessed as an automaton that reads the digits of the piles
        in some numeration, and the guess is proved right; nothing is called a theorem before an
        independent checker has accepted the certificate. Exit 1: no theorem was found.
    .usage = wythoff prove [OPTIONS] <RULES>
    .examples =
        $ wythoff prove 'x>0,y=0 | x=0,y>0 | x=y, x mod 2 = 1'
        Theorem, proved for all pile sizes.
        A_n is the least number that is in no losing pair before (the mex rule): every number is in exactly one pair (proved; checked, not in Coq).
        Adding 2 to every pile changes nothing when all piles have at least 1 (proved; kernel-checkable in Coq).
        The losing positions are exactly those whose digits the automaton accepts (states: 6; numeration: base 2) (proved; kernel-checkable in Coq).
        The first losing positions: (0, 0) (1, 2) (2, 1) (3, 4) (4, 3) (5, 6) (6, 5) (7, 8) (8, 7)
        The independent checker has accepted the certificate.

arg-prove-rules = The rules, @FILE, or - for stdin
    .value = RULES

prove-theorem = Theorem, proved for all pile sizes.
prove-checked = The independent checker has accepted the certificate.
prove-nothing = No theorem was found: { $guesses ->
        [one] 1 guess
       *[other] { $guesses } guesses
    } failed. All positions with piles below { $size } were tabulated.
prove-stopped = No theorem was found in time: { $guesses ->
        [one] 1 guess
       *[other] { $guesses } guesses
    } failed. All positions with piles below { $size } were tabulated; --timeout allows more.
