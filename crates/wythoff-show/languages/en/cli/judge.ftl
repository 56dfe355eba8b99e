verb-judge = Answer a contest problem: its input on stdin, its output on stdout
    .long =
        Answer a contest problem: the judge's input on stdin, the output it expects on stdout.

        Exact at any size, also beyond the limits of the problem. Bad input is reported with its
        line and column; what was decided before it is printed.

        With --rules it answers positions of any game for which a theorem is found: their piles on
        stdin, one position after the other; 1 if the player to move wins, else 0.
    .usage =
        wythoff judge <PROBLEM>
               wythoff judge --list
               wythoff judge --rules <RULES>
    .examples =
        $ echo 165580140 267914295 | wythoff judge hdu-1527
        0

        $ echo 1 8209 67395890 8208 | wythoff judge hdu-6869
        0

        $ printf '8 4\n5 7\n4 7\n' | wythoff judge --rules 'like wythoff'
        1
        1
        0

arg-judge-problem = The problem, such as hdu-1527; --list names them all
    .value = PROBLEM
arg-judge-list = Describe the problems there are
arg-judge-rules = The rules of a game, @FILE, - or the name of a game of the gallery; "wythoff help rules"
    .value = RULES
arg-judge-set = With --rules: give a parameter another value, as in k=3; may be repeated
    .value = NAME=NUMBER
arg-judge-timeout = With --rules: give up the search for a theorem after so many seconds; otherwise 60
    .value = SECONDS
arg-judge-no_cache = Neither read nor write proofs in the cache folder of the user
