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

arg-judge-problem = The problem, such as hdu-1527; --list names them all
    .value = PROBLEM
arg-judge-list = Describe the problems there are

judge-input = input: { $text }
judge-output = output: { $text }
judge-limits = limits: { $text }
judge-pile-size = a pile size
judge-k = a value of k
judge-case-count = the number of cases
judge-end = the end of the input
