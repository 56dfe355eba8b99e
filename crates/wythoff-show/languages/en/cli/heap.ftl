verb-heap = Print the Grundy values of the heaps of a game, or their period
    .long =
        Print the Grundy values g(0), g(1), g(2), … of the heaps of a game, or their period.

        The game is an octal code (0.77, 4.3), a hexadecimal code (0x0.3f), a subtraction game
        (subtraction(1,3,4), subtraction(1..7)), all-but(2,3), or one of kayles, dawsons-kayles,
        dawsons-chess, lasker and grundy. With --rules it is any game of one pile by its rules, up to
        heap 10^5; "wythoff lab" looks for its theorem.

        A period is "proved" if the values go on like that for ever, "seen" if they do so as far as
        they were computed, else "unknown". A checkpoint is written every so often and on Ctrl-C, and
        the same command goes on from it. Values that are taken from it are computed again before
        anything is called proved; where that was not needed, the answer says that it rests on them.
    .usage =
        wythoff heap [OPTIONS] <GAME>
               wythoff heap [OPTIONS] --rules <RULES>
    .examples =
        $ wythoff heap 0.77 --to 20
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1

        $ wythoff heap --rules 'piles a; x>0, 2x<=a' --to 20
        0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2, 10

        $ wythoff heap 0.77 --period
        0.77: the period of the values is proved.

          period: 12
          preperiod: 71 (so many values come before it, g(0) counted)
          last exceptional heap: 70
          saltus: 0

        Proved: g(n + 12) = g(n) was checked for 71 ≤ n < 156; that is enough, as the most a move takes is 2 and the most heaps it leaves of one is 2 (Guy and Smith, 1956).

arg-heap-game = The game: an octal code such as 0.77, subtraction(1,3,4), kayles, …
    .value = GAME
arg-heap-rules = The rules of a game, @FILE, - or the name of a game of the gallery; "wythoff help rules"
    .value = RULES
arg-heap-set = With --rules: give a parameter another value, as in k=3; may be repeated
    .value = NAME=NUMBER
arg-heap-to = The last heap; otherwise 50, with --period as far as needed, up to 10^6, with --sparse 10^6
    .value = HEAP
arg-heap-period = Say the period instead of the values
arg-heap-sparse = Say which values are rare instead: the partition of Winning Ways with the fewest rare heaps
arg-heap-format = text, csv, json or bfile; otherwise text
    .value = FORMAT
arg-heap-timeout = Give up after so many seconds; otherwise 60 with --period or --sparse, and never without them
    .value = SECONDS
arg-heap-checkpoint = Write down what is found in this file, and go on from it
    .value = FILE

heap-proved = { $game }: the period of the values is proved.
heap-seen = { $game }: a period of the values is seen up to heap { $to }, not proved.
heap-unknown = { $game }: unknown; the values up to heap { $to } show no period.
heap-largest = { $game } up to heap { $to }: the largest value is { $value }, first at heap { $at }.
heap-mask = A value is rare if an even number of the bits of { $mask } are set in it: no other mask makes fewer heaps rare.
heap-rare = { $count ->
        [one] One heap is rare: { $last }.
       *[other] { $count } heaps are rare, the last of them is { $last }; --format csv lists them.
    }
heap-none-rare = No heap is rare.
heap-not-sparse = Values of more than 16 bits are not divided into rare and common ones.
heap-further = The rules name the amount { $amount }, of which smaller heaps know nothing: a period shows only well beyond it. Look further with --to { $further }.
heap-too-far = The rules name the amount { $amount }, of which smaller heaps know nothing: a period would show only well beyond it, and heaps go up to { $limit }.
heap-late = The time was up before heap { $to }; --timeout allows more, and --checkpoint keeps what is found.
heap-trusted = The values up to heap { $to } are as the checkpoint has them; they were not computed again, and the answer rests on them.
heap-period = period: { $period }
heap-preperiod = preperiod: { $preperiod } (so many values come before it, g(0) counted)
heap-last-exception = last exceptional heap: { $heap }
heap-no-exception = none
heap-saltus = saltus: { $saltus }
heap-by-repetition = Proved: g(n + { $period }) = g(n) was checked for { $from } ≤ n < { $below }; that is enough, as the most a move takes is { $taken } and the most heaps it leaves of one is { $heaps } (Guy and Smith, 1956).
heap-by-window = Proved: the { $length } values from heap { $from } on, which decide all later ones, come again from heap { $later } on.
heap-by-formula = Proved: the values have a formula.
