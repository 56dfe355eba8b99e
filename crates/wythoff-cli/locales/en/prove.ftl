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
        $ wythoff prove 'x>0,y=0 | x=0,y>0 | x=y>0'
        Theorem, proved for all pile sizes.
        The losing positions are the words of an automaton (states: 7) over the weights 1, 2, 3, 5, 8, 13, 21, 34, …
        The first ones: (0, 0) (1, 2) (2, 1) (3, 5) (5, 3) (4, 7) (7, 4) (6, 10)
        The independent checker has accepted the certificate.

arg-prove-rules = The rules, @FILE, or - for stdin
    .value = RULES

prove-theorem = Theorem, proved for all pile sizes.
prove-checked = The independent checker has accepted the certificate.
prove-nothing = No theorem was found: { $guesses } guesses failed. All positions with piles below { $size } were tabulated.
prove-stopped = No theorem was found in time: { $guesses } guesses failed. All positions with piles below { $size } were tabulated; --timeout allows more.
