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
