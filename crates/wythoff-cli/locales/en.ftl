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
    .usage = wythoff solve [OPTIONS] <PILE> <PILE>
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

arg-solve-piles = The piles: a number, @FILE for the numbers in a file, - for those on stdin
    .value = PILE
arg-solve-game = The game: wythoff, or wythoff(k=2)
    .value = GAME
arg-solve-k = How far apart the numbers taken from both piles may be; 0 is Wythoff's game
    .value = K
arg-solve-misere = Misère play: whoever takes the last stone loses
arg-solve-json = Print a JSON document, numbers as decimal strings
arg-solve-full = Print long numbers in full

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
solve-take-each = take { $first } from pile 1 and { $second } from pile 2 → leaves { $leaves }
solve-losing-pair = This is losing pair n = { $n }.
solve-proved = Proved: { $theorem } ({ $source }).

theorem-wythoff = Wythoff's theorem
theorem-fraenkel = Fraenkel's theorem on k-Wythoff
theorem-fraenkel-misere = Fraenkel's theorem on misère play

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
error-only-wythoff = this command answers Wythoff's game only, not { $game }
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
