verb-guess = Find the pattern in values of your own program, and predict the next
    .long =
        Find the pattern in values of your own program, and predict the next.

        For games that fit no language: let any brute force program print who wins (0 for lost, 1 for
        won) or the Grundy values g(0), g(1), …, or a table with the row a and the column b for
        g(a, b), and pass it on. Numbers are parted by blanks or commas, # begins a comment; one line,
        or one number in each line, is a row, several lines of several numbers are a table. P and L
        (lost for the player to move) may stand for 0, N and W (won) for 1, without blanks too. If the
        first value of a row is g(1), say so: --from 1. Lines may count, as in "1 0", "2 1", ….

        What is looked for: closed forms, periods with preperiod and saltus, laws like g(2n) = n,
        g(2n + 1) = g(n), sums of two games, losing pairs as in Wythoff's game, and automata that read
        the digits in bases 2 to 10, Fibonacci and other numerations. The pattern that takes fewest
        numbers to tell is shown first.

        Nothing is proved: a pattern agrees with the data and no more. What speaks for it is said: the
        last fifth of the data is held back and must be predicted, and each number of the pattern must
        explain at least three values. To prove it, put your rules into "wythoff lab".
        Exit 0: a pattern with such evidence; 1: none; 2: the data are not understood.
    .usage = wythoff guess [OPTIONS] [FILE]
    .examples =
        $ printf '0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2' | wythoff guess
        The data
          21 values in a row, g(0) to g(20).

        A pattern
          g(n + 7) = g(n) for all n ≥ 0; the period: 0 1 0 1 2 3 2

        What speaks for it
          It agrees with all 21 values; it is not proved.
          Found without the last fifth of the data, it predicted it.
          Numbers it takes to tell it: 7, values for each: 3
          Periods seen: 3

        What comes next, if it goes on
          g(21), …: 0 1 0 1 2 3 2 0 1 0

        $ wythoff heap 'subtraction(1..4)' --to 30 | wythoff guess --next 5 | grep 'g('
          31 values in a row, g(0) to g(30).
          g(n) = n mod 5
          g(31), …: 1 2 3 4 0
          g(n + 5) = g(n) for all n ≥ 0; the period: 0 1 2 3 4

arg-guess-file = The file with the values; otherwise, or with -, they are read from stdin
    .value = FILE
arg-guess-next = How many values to predict, up to 10000; otherwise 10
    .value = COUNT

arg-guess-from = The number of the first value, 0 or 1, of a row; otherwise 0, or where the lines begin to count
    .value = NUMBER

guess-from-table = --from 1 is for a row: a table begins with row 0 and column 0
guess-interrupted = Stopped.
guess-no-value = { $found } is no natural number, nor P, N, L or W
guess-too-large = { $found } is too large: values are below 2^32
guess-skipped = the first numbers of the lines count, and { $expected } should come here, not { $found }: a row has no gaps and begins with the value of 0 or of 1
guess-gap = a value is missing before this comma
guess-ragged = this line has { $found ->
        [one] 1 value
       *[other] { $found } values
    }, the first { $expected }: all lines of a table are equally long
guess-mixed = { $found } does not go with the values before it: numbers, P and N, or L and W, but not together
guess-too-few = { $found ->
        [0] there is nothing
        [one] 1 is too few
       *[other] { $found } are too few
    }: a row has at least 6 values, a table at least 4 rows and 4 columns
guess-too-many = more than { $most } values

guess-data = The data
guess-row = { $values } values in a row, g(0) to g({ $last }).
guess-row-from-1 = { $values } values in a row, g(1) to g({ $last }). That nothing is left counts as lost: g(0) = 0.
guess-table = A table of { $rows } rows and { $columns } columns: row a, column b has g(a, b), both from 0 on.
guess-previous-next = P (the previous player wins: lost for the player to move) counts as 0, N (the next player wins) as 1.
guess-lost-won = L (lost for the player to move) counts as 0, W (won) as 1.

guess-pattern = A pattern
guess-weak = Perhaps a pattern, but little speaks for it
guess-others = Other patterns that agree with all data
guess-nothing = No pattern found
guess-tried = Tried: closed forms, periods, laws of smaller numbers, sums of two games, losing pairs, and automata that read the digits in bases 2 to 10, Fibonacci and other numerations. More data may help.
guess-zeros = Where the value is 0 there is a pattern (0 and other values, here called 0 and 1)

guess-equation = { $equation }
guess-multiples = { $name }(n) = 0 if { $modulus } divides n, else 1
guess-remainder = { $name }(n) = 0 if n leaves { $remainder } when divided by { $modulus }, else 1
guess-law = { $parts }, from { $first } on
guess-ones = This is the number of ones of n in base 2.
guess-thue-morse = This is the Thue–Morse sequence: whether n has an odd number of ones in base 2.
guess-divides = This is how often { $base } divides { $number }.
guess-period = { $name }(n + { $period }) = { $name }(n) for all n ≥ { $from }; the period: { $values }
guess-period-saltus = { $name }(n + { $period }) = { $name }(n) + { $saltus } for all n ≥ { $from }; the first period: { $values }
guess-preperiod = Before it, { $name }(0), …: { $values }
guess-grid = g(a + { $down }, b) = g(a, b) for all a ≥ { $down-from }, and g(a, b + { $across }) = g(a, b) for all b ≥ { $across-from }
guess-automaton-zeros = The value is 0 exactly if an automaton accepts the digits (states: { $states }; numeration: { $numeration }).
guess-automaton-values = An automaton reads a place and a number together, digit by digit, and accepts exactly if the number is the value there (states: { $states }; numeration: { $numeration }).

guess-evidence = What speaks for it
guess-checked = It agrees with all { $values } values; it is not proved.
guess-held-back = Found without the last fifth of the data, it predicted it.
guess-not-predicted = It could not be found without the last fifth of the data, so it has predicted nothing.
guess-told = Numbers it takes to tell it: { $numbers }, values for each: { $each }
guess-times = Periods seen: { $times }
guess-doubt = Almost any data have a pattern like this: do not rely on it, but add values.

guess-next = What comes next, if it goes on
guess-next-values = g({ $from }), …: { $values }
guess-next-row = g({ $place }, 0), …: { $values }
guess-next-column = g(0, { $place }), …: { $values }
guess-next-zeros = The next places of value 0: { $places }
guess-no-zeros = No further place of value 0 is near.
