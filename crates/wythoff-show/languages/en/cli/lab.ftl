verb-lab = From the rules of a game to a theorem: table, guess, proof, in one report
    .long =
        From the rules of a game to a theorem: table, guess, proof, in one report.

        The rules say what may be taken: x, y and z are the amounts from the first, second and third
        pile; a comma is "and", | stands between alternatives. "@FILE" reads them from a file, "-" from
        stdin; the name of a game of the gallery (--list) will do too. "wythoff help rules" has the
        whole language.

        Nothing is called a theorem before an independent checker has accepted its certificate.
        Proofs are kept in the cache folder of the user and checked again when they are used.
        Exit 0: proved, or a pattern where rules are not linear; 1: neither was found; 2: the rules are
        not understood.
    .usage =
        wythoff lab [OPTIONS] <RULES>
               wythoff lab --list [OPTIONS] [PART OF A NAME]
    .examples =
        $ wythoff lab 'x>0,y=0 | x=0,y>0 | x=y>0' | grep -A 3 ^Theorem
        Theorem, proved for all pile sizes
          The losing pairs are A_n = ⌊nα⌋, B_n = ⌊nβ⌋, n = 0, 1, 2, …, with α =
            (1 + √5)/2, α² = α + 1 and β = (3 + √5)/2, β² = 3β − 1
            (proved; kernel-checkable in Coq).

        $ wythoff lab --list nim-2 --json | wc -l
        2

arg-lab-rules = The rules, @FILE, - for stdin, or the name of a game of the gallery
    .value = RULES
arg-lab-list = Try the games of the gallery, or those with these letters in their names
arg-lab-regex = Also write the losing positions as a regular expression over their digits
arg-json = Print a JSON document
arg-certificate = Write the certificate of the proof to this file
    .value = FILE
arg-dot = Draw the automaton for Graphviz, in this file or on stdout
    .value = FILE
arg-walnut = Write the claim as input for the prover Walnut into this folder
    .value = DIR
arg-coq = Write the theorem with its proof for the proof assistant Coq to this file
    .value = FILE.v
arg-coq_dir = Write the library that Coq needs for it into this folder
    .value = DIR
arg-deep = Make larger tables: 3,000,000 rows where every single-pile move is allowed (--rows), boxes of 100,000,000 positions elsewhere
arg-rows = Tabulate so many rows, about 200 bytes each; refused if memory lacks
    .value = ROWS
arg-grundy = Prove the Grundy values, so that the game can be summed with others
arg-values = Prove which positions have the Grundy values 0 to this, as in 0..3, where the whole function is out of reach
    .value = VALUES
arg-set = Give a parameter of the rules another value, as in k=3; may be repeated
    .value = NAME=NUMBER
arg-timeout = Give up after so many seconds; otherwise 60
    .value = SECONDS
arg-no_cache = Neither read nor write proofs in the cache folder of the user

lab-tabulating = tabulating all positions with piles below { $size }
lab-guessing = guessing from piles below { $size }, numeration { $place } of { $count }: { $numeration }
lab-proving = proving a guess of { $states ->
        [one] 1 state
       *[other] { $states } states
    }, { $numeration }
lab-interrupted = Stopped; nothing was written.

lab-game = { $title } ({ $source })
lab-rules = The rules, as understood
lab-more-lines = … and { $count ->
        [one] 1 more line
       *[other] { $count } more lines
    }
lab-memory = Positions are written { $position }: { $memory } { $count ->
        [one] is memory, 0 before the first move. Where it is left out, it is 0.
       *[other] are memory, 0 before the first move. Where they are left out, they are 0.
    }
lab-normal = Normal play: whoever cannot move loses.
lab-misere = Misère play: whoever cannot move wins.
lab-needless = The search leaves out "{ $move }": the other moves allow all of it.
lab-no-move = There is no move at all: every position is lost.
lab-no-move-misere = There is no move at all: every position is won.
lab-values = Grundy values of small positions
lab-table = The table (P: the player to move loses)
lab-small = What the rules say of small positions
lab-first = The first losing positions: { $positions }
lab-none-lost = No small position is lost.
lab-claim = { $claim }.
lab-guess = The guess
lab-numeration = Numeration: { $numeration }
lab-automaton = States of the automaton that reads the digits: { $states }
lab-from-family = The automaton was known beforehand; the proof is run all the same.
lab-from-table = Guessed from all positions with piles below { $size }.
lab-wrong-guesses = Wrong guesses on the way, refuted by the prover: { $count }
lab-theorem = Theorem, proved for all pile sizes
lab-regex = As words of digits, without leading zeros (ε: no digits, all piles are empty): { $regex }
lab-no-regex = The losing positions have no regular expression short enough to be read.
lab-words-of-automaton = The losing positions are exactly those whose digits the automaton accepts (states: { $states }; numeration: { $numeration }) ({ $support }).
lab-row-theorem = The Grundy values, proved for all pile sizes (g(n): the value of n stones)
lab-row-pattern = The Grundy values: a pattern, not proved (g(n): the value of n stones)
lab-row-no-pattern = The Grundy values: no pattern found
lab-row-at-most = g(n) = f(n) if f(n) > f(n − 1), else g(n) = g(n − 1 − f(n)), for n ≥ { $from }; f(n) = { $most } is the most that may be taken.
lab-row-lost = A pile of n ≥ { $from } stones is lost exactly if n leaves one of these when divided by { $period }: { $remainders }.
lab-row-lost-also = A pile of n ≥ { $from } stones is lost exactly if n leaves one of these when divided by { $period }: { $remainders }. Smaller ones are lost for n = { $before }.
lab-row-lost-few = Lost are only piles of { $before } stones.
lab-row-by-window = Proof: from n = { $from } on a move takes at most { $length }, or leaves one of the same small piles. So a window of { $length } decides all values that follow, and the one that begins with g({ $first }) came again { $later } later.
lab-row-by-window-modulo = Proof: from n = { $from } on a move takes at most { $length }, or leaves one of the same small piles, and which moves there are depends only on n modulo { $modulus }. So a window of { $length } and n modulo { $modulus } decide all values that follow, and the one that begins with g({ $first }) came again { $later } later, a multiple of { $modulus }.
lab-row-by-greatest = Proof: from n = { $from } on every amount from { $any } on may be taken; what is left then has all values up to the greatest. So that one and a window of { $length } decide all values that follow, and the one that begins with g({ $first }) came again { $later } later, raised alike.
lab-row-by-greatest-modulo = Proof: from n = { $from } on every amount from { $any } on may be taken, and which other moves there are depends only on n modulo { $modulus }; what is left by the former has all values up to the greatest. So that one, a window of { $length } and n modulo { $modulus } decide all values that follow, and the one that begins with g({ $first }) came again { $later } later, a multiple of { $modulus }, raised alike.
lab-row-by-at-most = Proof: any amount up to f(n) = { $most } may be taken (and no more than there is), and f(n + 1) is f(n) or one more. So the piles from n − f(n) to n have the values 0 to f(n), each once.
lab-row-by-remainders = Proof: how many may be taken does not depend on the pile, and divided by { $period } it may leave only { $remainders }. So no move joins two piles of the same value, and those that take { $amounts } lead to every smaller one; smaller piles than that were computed.
lab-beyond-lemma = The conditions are not linear; all positions of a table are computed, and a lemma says how they go on.
lab-beyond = The conditions are not linear: nothing is proved, but all positions of a table are computed.
lab-beyond-pattern = A pattern, not proved (g: the Grundy value)
lab-beyond-pattern-lost = A pattern, not proved (g = 0: lost for the player to move, g = 1: won)
lab-beyond-nothing = No pattern found
lab-beyond-seen = Checked for all positions with piles up to { $last }.
lab-beyond-unknown = All positions with piles up to { $last } were computed.
lab-row-seen = Checked for all n to { $last }; no theorem was found.
lab-row-unknown = The values are known for all n to { $last }.
lab-evidence = The evidence
lab-checked = An independent checker has accepted the certificate ({ $bytes }).
lab-checked-again = Proved by an earlier run; an independent checker has accepted the certificate again ({ $bytes }).
lab-times = Time: rules { $reading }, table and guess { $looking }, proof { $proving }, check { $checking }.
lab-times-cached = Time: rules { $reading }, check { $checking }.
lab-next = How to go on
lab-nothing = No theorem found
lab-stopped = The time was up after { $seconds } s; --timeout allows more.
lab-exhausted = Guesses made, all of them wrong or too large to prove: { $guesses }
lab-checked-to = Checked to { $size }: the table has every position with smaller piles. Beyond it nothing is known.
lab-tried-title = What was tried (N: guessed from all positions with piles below N)
lab-states-growth = states: { $growth }
lab-states = { $states } (N = { $size })
lab-states-outgrown = too many to guess (N = { $size })
lab-only-guess = the guess: { $fate }
lab-last-guess = the last guess: { $fate }
lab-more-numerations = and guesses in { $count ->
        [one] 1 more numeration
       *[other] { $count } more numerations
    }
lab-never-guessed = In { $count ->
        [one] 1 more numeration
       *[other] { $count } more numerations
    } there were too many states for a guess.
lab-fate-move-inside = wrong, a move leads from { $from } to { $to }, both said to be lost
lab-fate-no-move = wrong, { $position } is said to be won, but no move from it leads to a loss
lab-fate-refuted = wrong, nobody can move at { $position }, which is said to be lost
lab-fate-needed = { $fate }; a table to { $size } shows it
lab-fate-beyond = { $fate }; beyond the largest table of this search
lab-fate-given-up = too large to prove
lab-fate-late = not decided when the time was up

lab-list-name = name
lab-list-result = result
lab-list-states = states
lab-list-numeration = numeration
lab-list-proved = proved
lab-list-nothing = no theorem
lab-list-end = Games: { $games }, proved: { $proved }, other than expected: { $surprises }

lab-wrote-certificate = The certificate is in { $path }.
lab-wrote-walnut = The input for Walnut is in { $path }.
lab-wrote-coq = The theorem for Coq is in { $path }.
lab-wrote-dot = The drawing is in { $path }.
