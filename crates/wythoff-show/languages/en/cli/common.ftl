# What only the command line says.
#
# verb-…: a verb: the line in the list, .long the opening of its help, .usage, .examples (run by a test).
# arg-…:  an argument: its help, .value the name of its value.

help-usage = Usage:
help-learn = Play and learn
help-laboratory = Laboratory
help-tables = Tables and data
help-contest = Contest
help-program = The program itself
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

verb-help = Print this help, that of a verb, or the page of the rule language (rules)
    .usage = wythoff help [VERB | rules]

arg-lang = The language: en or zh; otherwise that of the locale
    .value = LANGUAGE
arg-color = Colours: auto, always or never; auto unless said otherwise
    .value = WHEN
arg-help = Print help; -h is shorter than --help
arg-version = Print the version
arg-help-subcommand = The verb
    .value = VERB
stopped = Stopped; { $path } has what was found so far, and the same command goes on from there.
checkpoint-foreign = not a checkpoint of this kind
checkpoint-version = a checkpoint of another version of the program
checkpoint-damaged = the checkpoint is damaged; without it the run begins anew
checkpoint-wrong = the checkpoint says g({ $heap }) = { $read }, by the rules it is { $right }; without the file the run begins anew
checkpoint-other = a checkpoint of { $found }, not of { $expected }
checkpoint-busy = another run is adding to this checkpoint
