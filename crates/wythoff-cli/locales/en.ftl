# Everything the program says in English. The same keys and variables stand in zh.ftl; a test says so.
#
# verb-…: a verb: the line in the list, .long the opening of its help, .usage, .examples (run by a test).
# arg-…:  an argument: its help, .value the name of its value.

help-usage = Usage:
help-verbs = Verbs
help-arguments = Arguments
help-options = Options
help-examples = Examples:

verb-wythoff = Exact take-away games: who wins, every winning move, and why
    .long =
        Exact take-away games: who wins, every winning move, and why.

        Wythoff's game is played with two piles of stones. A move takes any number from one pile,
        or the same number from both; whoever takes the last stone wins. In k-Wythoff the two
        numbers taken from both piles may differ by up to k. Piles may have any size.

        Numbers are written 123, 1_000_000, 10^100, 1e100 or 2^64-1.
    .usage = wythoff [OPTIONS] <VERB>
    .examples =
        $ wythoff solve 4 7
        (4, 7): the player to move loses, whatever the move.

        This is losing pair n = 3.

        Proved: Wythoff's theorem (W. A. Wythoff, A modification of the game of Nim, 1907).

        $ wythoff sequence lower --count 10
        1, 3, 4, 6, 8, 9, 11, 12, 14, 16

verb-solve = Say who wins a position, with every winning move
    .long =
        Say who wins a position, with every winning move, and what the answer rests on.

        A game is named with --game, its parameters in round brackets; a sum is written with the
        positions in square brackets and "+" between them. "wythoff games" lists the games.
    .usage =
        wythoff solve [OPTIONS] <PILE>...
               wythoff solve [OPTIONS] '<GAME>[<PILE>,...] + <GAME>[<PILE>,...] + ...'
    .examples =
        $ wythoff solve 5 7
        (5, 7): the player to move wins.

        To win:
          take 2 from both piles → leaves (3, 5)
          take 4 from pile 2 → leaves (5, 3)
          take 1 from pile 1 → leaves (4, 7)

        Proved: Wythoff's theorem (W. A. Wythoff, A modification of the game of Nim, 1907).

        $ wythoff solve 3 12 -k 2
        (3, 12) in wythoff(k=2): the player to move loses, whatever the move.

        This is losing pair n = 3.

        Proved: Fraenkel's theorem on k-Wythoff (A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, 1982).

verb-games = List the games, what a move is, and a position to try
    .long =
        List the games: their names in English and Chinese, what a move is, and a position to try.

        Parameters stand in round brackets after the name: wythoff(k=2), subtraction(1,3,4). Blanks,
        hyphens and capitals in a name make no difference, and full-width brackets and commas will do.
    .usage = wythoff games [OPTIONS]
    .examples =
        $ wythoff games | head -4
        wythoff  威佐夫, 威佐夫博弈, 威佐夫游戏
          two piles: take from one, or from both amounts that differ by at most k
          wythoff solve 'wythoff[8,4]'

verb-heap = Print the Grundy values of the heaps of a game, or their period
    .long =
        Print the Grundy values g(0), g(1), g(2), … of the heaps of a game, or their period.

        The game is an octal code (0.77, 4.3), a hexadecimal code (0x0.3f), a subtraction game
        (subtraction(1,3,4), subtraction(1..7)), all-but(2,3), or one of kayles, dawsons-kayles,
        dawsons-chess, lasker and grundy.

        A period is "proved" if the values go on like that for ever, "seen" if they do so as far as
        they were computed, else "unknown". A checkpoint is written every so often and on Ctrl-C, and
        the same command goes on from it.
    .usage = wythoff heap [OPTIONS] <GAME>
    .examples =
        $ wythoff heap 0.77 --to 20
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1

        $ wythoff heap 0.77 --period
        0.77: the period of the values is proved.

          period: 12
          preperiod: 71 (so many values come before it, g(0) counted)
          last exceptional heap: 70
          saltus: 0

        Proved: g(n + 12) = g(n) was checked for 71 ≤ n < 156; that is enough, as the most a move takes is 2 and the most heaps it leaves of one is 2 (Guy and Smith, 1956).

verb-table = Print or write the table of all positions of two piles up to a size
    .long =
        Print or write the table of all positions of two piles, both below a size.

        outcome   P where the player to move loses; 0 and 1 in files
        grundy    Sprague–Grundy values
        moves     how many winning moves there are

        Text fits the terminal; csv has a line a row, values only; npy is for numpy; svg and png are
        heat maps. With --checkpoint the Grundy values of k-Wythoff are written down every so often
        and on Ctrl-C, and the same command goes on from there.
    .usage = wythoff table [OPTIONS] --size <SIZE>
    .examples =
        $ wythoff table --size 8 --values grundy
        a\b  0  1  2  3  4  5  6  7
          0  0  1  2  3  4  5  6  7
          1  1  2  0  4  5  3  7  8
          2  2  0  1  5  3  4  8  6
          3  3  4  5  6  2  0  1  9
          4  4  5  3  2  7  6  9  0
          5  5  3  4  0  6  8 10  1
          6  6  7  8  1  9 10  3  4
          7  7  8  6  9  0  1  4  5

        $ wythoff table --game nim --size 3 --format csv --values grundy
        0,1,2
        1,0,3
        2,3,0

verb-sequence = Print a sequence: losing pairs, their gaps, the Fibonacci word, the Wythoff array
    .long =
        Print terms of a sequence, from any place on.

        lower   A_n, the smaller numbers of the losing pairs   1, 3, 4, 6, 8, …
        upper   B_n, the larger numbers                        2, 5, 7, 10, 13, …
        pairs   n, A_n and B_n
        gaps    A_(n+1) − A_n, from n = 0                      1, 2, 1, 2, 2, …
        word    letter n of the Fibonacci word                 abaab…
        array   row n of the Wythoff array                     1, 2, 3, 5, 8, …
        mex     the losing pairs once more, made by the mex rule alone, without a formula

        With -k these are the sequences of k-Wythoff. A b-file has lines "n a(n)" as OEIS wants them;
        there the letters a and b are 0 and 1, and the array is read by falling antidiagonals.
    .usage = wythoff sequence [OPTIONS] <SEQUENCE>
    .examples =
        $ wythoff sequence pairs --count 4
        n  A_n  B_n
        0    0    0
        1    1    2
        2    3    5
        3    4    7

        $ wythoff sequence pairs --from 10^18 --count 1 --format csv
        n,lower,upper
        1000000000000000000,1618033988749894848,2618033988749894848

        $ wythoff sequence lower -k 1 --count 3 --format bfile
        1 1
        2 2
        3 4

        $ wythoff sequence word --count 13
        abaababaabaab

verb-prove = Prove from the rules of a game who wins, for all pile sizes
    .long =
        Prove from the rules of a game who wins, for all pile sizes.

        The rules say what may be taken: x, y and z are the amounts from the first, second and third
        pile; a comma is "and", | stands between alternatives. "@FILE" reads them from a file, "-" from
        stdin; docs/rules.md has the whole language.

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

verb-check = Check the certificate of a theorem
    .long =
        Check the certificate that "wythoff prove --certificate FILE" has written. The checker shares no
        code with the prover. Exit 0: it holds; exit 1: it does not, and why.
    .usage = wythoff check <FILE>
    .examples =
        $ wythoff prove 'x>0,y=0 | x=0,y>0' --certificate nim.json > /dev/null && wythoff check nim.json
        valid (alternatives of moves: 2, states: 1)

verb-judge = Answer a contest problem: its input on stdin, its output on stdout
    .long =
        Answer a contest problem: the judge's input on stdin, the output it expects on stdout.

        Exact at any size, also beyond the limits of the problem. Bad input is reported with its
        line and column; what was decided before it is printed.
    .usage =
        wythoff judge <PROBLEM>
               wythoff judge --list
    .examples =
        $ echo 165580140 267914295 | wythoff judge hdu-1527
        0

        $ echo 1 8209 67395890 8208 | wythoff judge hdu-6869
        0

verb-completions = Print the completions for a shell
    .usage = wythoff completions <SHELL>
    .examples =
        $ wythoff completions bash > wythoff.bash

verb-man = Print the manual pages, or write them to a folder
    .usage = wythoff man [OPTIONS]
    .examples =
        $ wythoff man --out ~/.local/share/man/man1

verb-help = Print this help, or that of a verb
    .usage = wythoff help [VERB]

arg-lang = The language: en or zh; otherwise that of the locale
    .value = LANGUAGE
arg-color = Colours: auto, always or never; auto unless said otherwise
    .value = WHEN
arg-help = Print help; -h is shorter than --help
arg-version = Print the version
arg-help-subcommand = The verb
    .value = VERB

arg-solve-piles = The piles: a number, @FILE for the numbers in a file, - for those on stdin; or a sum
    .value = PILE
arg-solve-game = The game: wythoff unless said otherwise; "wythoff games" lists them
    .value = GAME
arg-solve-k = How far apart the numbers taken from both piles may be; 0 is Wythoff's game
    .value = K
arg-solve-misere = Misère play: whoever takes the last stone loses
arg-solve-json = Print a JSON document, numbers as decimal strings
arg-solve-full = Print long numbers in full
arg-solve-grundy = Print the Grundy value too, and what it rests on
arg-solve-budget = How many positions a search may look at, and values of how many heaps may be found
    .value = POSITIONS
arg-solve-no_cache = Neither read nor write proved rows in the cache folder of the user

arg-games-json = Print a JSON document

arg-heap-rules = The game: an octal code such as 0.77, subtraction(1,3,4), kayles, …
    .value = GAME
arg-heap-to = The last heap; otherwise 50, and with --period as far as needed, up to 10^6
    .value = HEAP
arg-heap-period = Say the period instead of the values
arg-heap-format = text, csv, json or bfile; otherwise text
    .value = FORMAT
arg-heap-checkpoint = Write down what is found in this file, and go on from it
    .value = FILE

arg-table-size = How many rows and columns
    .value = SIZE
arg-table-game = The game: wythoff unless said otherwise; "wythoff games" lists them
    .value = GAME
arg-table-k = How far apart the numbers taken from both piles may be; 0 is Wythoff's game
    .value = K
arg-table-misere = Misère play: whoever takes the last stone loses (not for grundy)
arg-table-values = outcome, grundy or moves; otherwise outcome
    .value = VALUES
arg-table-format = text, csv, json, npy, svg or png; otherwise text
    .value = FORMAT
arg-table-out = Write to this file instead of stdout
    .value = FILE
arg-table-threads = How many threads compute Grundy values; otherwise one for each core
    .value = THREADS
arg-table-checkpoint = Write down the Grundy values of k-Wythoff in this file, and go on from it
    .value = FILE

arg-sequence-which = lower, upper, pairs, gaps, word, array or mex
    .value = SEQUENCE
arg-sequence-k = How far apart the numbers taken from both piles may be; 0 is Wythoff's game
    .value = K
arg-sequence-misere = Misère play: whoever takes the last stone loses (not for word and array)
arg-sequence-from = The first n; otherwise 1, or 0 for pairs, gaps, mex and misère play
    .value = N
arg-sequence-count = How many; otherwise 20
    .value = COUNT
arg-sequence-columns = The columns of the array; otherwise 10
    .value = COLUMNS
arg-sequence-format = text, csv, json or bfile; otherwise text
    .value = FORMAT

arg-prove-rules = The rules, @FILE, or - for stdin
    .value = RULES
arg-prove-certificate = Write the certificate of the proof to this file
    .value = FILE
arg-prove-timeout = Give up after so many seconds; otherwise 60
    .value = SECONDS

arg-check-file = The certificate
    .value = FILE

arg-judge-problem = The problem, such as hdu-1527; --list names them all
    .value = PROBLEM
arg-judge-list = Describe the problems there are

arg-completions-shell = bash, elvish, fish, powershell or zsh
    .value = SHELL

arg-man-out = Write a page for each verb to this folder, instead of all to stdout
    .value = FOLDER

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-verbs = VERBS
man-examples = EXAMPLES
man-version = VERSION

solve-position =
    { $position }{ $game ->
        [wythoff] {""}
       *[other] {" "}in { $game }
    }{ $play ->
        [misere] , misère play
       *[normal] {""}
    }:{" "}
solve-win = the player to move wins.
solve-loss = the player to move loses, whatever the move.
solve-over-win = the game is over, and the player to move has won.
solve-over-loss = the game is over, and the player to move has lost.
solve-to-win = To win:
solve-take-one = take { $amount } from pile { $pile } → leaves { $leaves }
solve-take-both = take { $amount } from both piles → leaves { $leaves }
solve-take-some = take { $amounts } → leaves { $leaves }
solve-amount = { $amount } from pile { $pile }
solve-take-limited = take { $amount } → leaves { $leaves }, of which up to { $limit } may be taken next
solve-break = break pile { $pile } into { $parts } → leaves { $leaves }
solve-take-and-break = take { $amount } from pile { $pile } and break the rest into { $parts } → leaves { $leaves }
solve-step = move { $coins } from stair { $stair } to the next lower → leaves { $leaves }
solve-turn = turn { $places } → leaves { $leaves }
solve-more = and more than these { $count }
list-comma = { $list }, { $item }
list-and = { $list } and { $item }
solve-losing-pair = This is losing pair n = { $n }.
solve-proved = Proved: { $theorem } ({ $source }).
solve-searched = Computed: a search by the rules looked at { $positions } positions.
solve-by-heaps = Computed: the values of all heaps up to { $to }, by the rules.
solve-by-table = Computed: the table of all positions with piles up to { $to }, by the rules.
solve-by-rows = Proved: the row of the table repeats for ever; so do all rows from 0 to { $to }, which makes { $count } rows proved.
solve-grundy = Grundy value: { $value }

sum-position =
    { $sum }{ $play ->
        [misere] , misère play
       *[normal] {""}
    }:{" "}
sum-grundy = Grundy value of the sum: { $value }
sum-part = { $number }. { $part }: { $value }
sum-move = in { $number }. { $part }: { $move }
sum-unlisted = The winning moves in { $number }. { $part } are not listed: { $reason }

heap-proved = { $game }: the period of the values is proved.
heap-seen = { $game }: a period of the values is seen up to heap { $to }, not proved.
heap-unknown = { $game }: unknown; the values up to heap { $to } show no period.
heap-period = period: { $period }
heap-preperiod = preperiod: { $preperiod } (so many values come before it, g(0) counted)
heap-last-exception = last exceptional heap: { $heap }
heap-no-exception = none
heap-saltus = saltus: { $saltus }
heap-by-repetition = Proved: g(n + { $period }) = g(n) was checked for { $from } ≤ n < { $below }; that is enough, as the most a move takes is { $taken } and the most heaps it leaves of one is { $heaps } (Guy and Smith, 1956).
heap-by-window = Proved: the { $length } values from heap { $from } on, which decide all later ones, come again from heap { $later } on.
heap-by-formula = Proved: the values have a formula.

table-cut = The first { $shown } of { $size } rows and columns; --out FILE or --format csv have all.
figure-outcomes = { $game }{ $play ->
        [misere] , misère play
       *[normal] {""}
    }: who wins
figure-grundy = { $game }{ $play ->
        [misere] , misère play
       *[normal] {""}
    }: Grundy values
figure-moves = { $game }{ $play ->
        [misere] , misère play
       *[normal] {""}
    }: number of winning moves
figure-rows = first pile
figure-columns = second pile
figure-lost = lost
figure-won = won
figure-no-move = no winning move

prove-theorem = Theorem, proved for all pile sizes.
prove-automaton = The losing positions are the words of an automaton (states: { $states }) over the weights { $weights }, …
prove-first = The first ones: { $positions }
prove-checked = The independent checker has accepted the certificate.
prove-nothing = No theorem was found: { $guesses } guesses failed. All positions with piles below { $size } were tabulated.
prove-stopped = No theorem was found in time: { $guesses } guesses failed. All positions with piles below { $size } were tabulated; --timeout allows more.
check-valid = valid (alternatives of moves: { $clauses }, states: { $states })
check-invalid = invalid: { $reason }

games-example = wythoff solve '{ $example }'

stopped = Stopped; { $path } has what was found so far, and the same command goes on from there.
checkpoint-foreign = not a checkpoint of this kind
checkpoint-version = a checkpoint of another version of the program
checkpoint-damaged = the checkpoint is damaged; without it the run begins anew
checkpoint-other = a checkpoint of { $found }, not of { $expected }

theorem-wythoff = Wythoff's theorem
theorem-fraenkel = Fraenkel's theorem on k-Wythoff
theorem-fraenkel-misere = Fraenkel's theorem on misère play
theorem-bouton = Bouton's theorem on Nim
theorem-staircase = staircase Nim is Nim on the odd stairs
theorem-whinihan = Whinihan's theorem on Fibonacci Nim
theorem-schwenk = Schwenk's theorem on take-away games
theorem-bachet = the remainder modulo m + 1 decides
theorem-moore = Moore's theorem on Nim_k
theorem-jenkyns-mayberry = the theorem of Jenkyns and Mayberry on Nim_k
theorem-cole-davie = the theorem of Cole and Davie on Euclid
theorem-cairns-ho-lengyel = the theorem of Cairns, Ho and Lengyel on Euclid
theorem-lenstra = Lenstra's theorem on coin-turning games

quoted = "{ $text }"
number-shortened = { $start }…{ $end } ({ $digits } digits)

judge-input = input: { $text }
judge-output = output: { $text }
judge-limits = limits: { $text }
judge-pile-size = a pile size
judge-k = a value of k
judge-case-count = the number of cases
judge-end = the end of the input

error = error:{" "}
error-hint = For more, try --help.

error-as-it-is = { $reason }
error-of = { $what }: { $reason }
error-at-column = column { $column }: { $reason }
error-at-line = line { $line }, column { $column }: expected { $expected }, found { $found }
error-in-pile = pile { $pile }: { $reason }
error-in-file = { $source }: line { $line }, column { $column }: { $reason }
error-reading = cannot read { $source }: { $reason }
error-writing = cannot write the output: { $reason }
error-creating = cannot make { $path }: { $reason }

error-expected = expected { $expected }, found { $found }
error-expected-natural = expected a natural number, found { $found }
error-expected-digit = expected a digit, found { $found }
error-expected-number-end = expected a digit, "+", "-" or the end, found { $found }
error-number-too-large = the powers in a number may have 10^7 digits, not more
error-the-end = the end

error-unknown-game = no game is called { $found }{ $hint }
error-unknown-parameter = the game has no parameter { $found }; it has { $known }
error-given-twice = { $parameter } is given twice
error-parameter-missing = { $parameter } is missing, as in { $example }
error-at-least = { $parameter } is at least { $least }
error-between = { $parameter } is from { $least } to { $most }
error-stones-and-limit = expected the number of stones, or that and how many may be taken now; found { $found } numbers
error-place-zero = the places of the coins are counted from 1, found 0
error-place-twice = place { $place } is given twice
error-too-many-digits = numbers of more than about { $digits } digits take too long here

error-unknown-heap-rules = no rules of a heap are called { $found }
error-not-octal = the digits of an octal code are 0 to 7, found { $digit }; a hexadecimal code begins with 0x
error-endless-first-digit = the first digit is for taking nothing, which must break the heap (0 or 4; in hexadecimal also 8 or c): with { $digit } play would never end
error-code-without-move = the code allows no move
error-zero-amount = taking 0 stones is not a move
error-no-amounts = expected at least one amount, found none
error-amount-too-large = amounts go up to 4294967295
error-range-not-from-one = a range of amounts stands alone and begins with 1, as in 1..7
error-heap-too-large = heaps go up to { $limit }

error-of-part = { $part }: { $reason }
error-sum-with-game = a sum names its games itself: leave out --game and -k
error-misere-sum = misère sums are not offered: Grundy values decide sums in normal play only (sums of Nim alone are Nim, and are answered)
error-misere-grundy = in misère play positions have no Grundy value
error-search-positions = no theorem covers this question, and a search would look at more than { $most } positions; --budget allows more
error-search-bytes = no theorem covers this question, and a search would remember more than { $most } bytes; --budget allows more
error-too-large-to-search = no theorem covers this question, and a search cannot count to { $pile }
error-needs-table = no theorem covers this question; it needs the values of all positions up to { $stones } stones, and the budget allows { $most }
error-rules = the rules are not understood: { $reason }
error-needs-period = the value of a heap of { $heap } needs those of all smaller heaps or a proved period, and up to heap { $known } no period is proved
error-needs-heaps = the values of the heaps up to { $heap } need { $bytes } bytes, more than the budget allows
error-row-too-far = the Grundy value needs row { $row } of the table as far as column { $column }, and rows up to { $last } are within reach
error-row-not-proved = the Grundy value needs the period of row { $row } of the table, which is not proved by its first { $columns } columns
error-options-not-tabulated = to find the moves to a given value a table of { $positions } positions would be needed
error-options-unknown = the position is lost, so its Grundy value is 0; for its moves to other values: { $reason }

error-memory = this needs { $needed } of memory, and { $available } are there
error-memory-refused = this needs { $needed } of memory, more than there is
error-checkpoint = { $path }: { $reason }
error-table-size = a table of { $size } rows and columns needs at least { $bytes } bytes, more than any memory holds
error-threads = --threads: expected a number from 1 to 1024
error-binary-on-terminal = this format is not for a terminal: use --out FILE, or a pipe
error-no-table = { $game } has no table of two piles: { $reason }
error-not-take-away = no table of two piles: a move from { $from } leads to { $to }, which does not come before it in the table
error-table-piles = a table needs a game of 2 piles, found { $found }
error-pile-count = { $game } has { $expected } piles, found { $found }
error-did-you-mean = ; did you mean { $name }?

error-unknown-argument = unknown argument { $argument }{ $hint }
error-unknown-verb = unknown verb { $verb }{ $hint }
error-unknown-value = { $argument }: unknown value { $value }, expected one of { $known }{ $hint }
error-value-missing = { $argument }: the value is missing
error-argument-missing = missing: { $argument }
error-verb-missing = the verb is missing
error-conflict = { $argument } and { $other } exclude each other
error-not-unicode = an argument is not valid Unicode

error-useless-option = { $option } has no meaning for { $what }
error-bfile-of-pairs = a b-file holds one number for each n: ask for lower or upper
error-bfile-line = the line of n = { $n } would have more than { $limit } characters, too many for a b-file
error-from-zero = { $sequence } starts at n = 1
error-columns = --columns: expected a number from 1 to { $limit }
error-row-too-long = row { $row } would have more than { $limit } digits: ask for fewer columns
error-mex-too-far = the mex rule makes every pair from the first on: it stops at { $limit }; "sequence pairs" starts anywhere
error-mex-words = the mex rule works in words of 64 bits: the numbers do not fit; "sequence pairs" has no limit
