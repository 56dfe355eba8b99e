verb-hack = Find an input on which a contest program is wrong
    .long =
        Find an input on which a contest program is wrong, and say why.

        The program after -- is run without a shell, with limits of time, memory and output; it is
        killed with its children when it hangs. It is given all small positions, the ends of the
        limits, the losing pairs where rounding errs first with their neighbours, numbers around
        2^24, 2^31, 2^32, 2^53 and 2^63, and random positions. With --exhaustive all losing pairs
        within the limits follow.

        With --rules it is a program for any game for which a theorem is found: it reads positions
        as --input says and writes 1 if the player to move wins, else 0.

        What is found is made small, explained, and saved with the right output. The exit code is 1
        if something was found, 0 if not, 3 if the program cannot be started.
    .usage =
        wythoff hack [OPTIONS] <PROBLEM> -- <COMMAND>...
               wythoff hack [OPTIONS] --rules <RULES> -- <COMMAND>...
    .examples =
        $ wythoff hack hdu-1527 --seed 7 -- wythoff judge hdu-1527
        hdu-1527: nothing wrong found in 5 runs of the program, with
           10201  positions: all with piles up to 100
              61  at the ends of the limits, piles from 0 to 10^9
            5877  where arithmetic breaks: losing pairs n with nα next to an integer, numbers around 2^24, 2^31, 2^32, 2^53, 2^63, and all next to them
            3428  random, seed 7

arg-hack-problem = The problem, such as hdu-1527; "wythoff judge --list" names them all
    .value = PROBLEM
arg-hack-rules = The rules of a game, @FILE, - or the name of a game of the gallery; "wythoff help rules"
    .value = RULES
arg-hack-set = With --rules: give a parameter another value, as in k=3; may be repeated
    .value = NAME=NUMBER
arg-hack-timeout = With --rules: give up the search for a theorem after so many seconds; otherwise 60
    .value = SECONDS
arg-hack-no_cache = Neither read nor write proofs in the cache folder of the user
arg-hack-input = With --rules: what the program reads. 'a b': the piles of one position after the other; 'T a b': first how many there are; 'b a': the second pile first
    .value = PILES
arg-hack-answers = With --rules: what it writes for a win and for a loss of the player to move, such as 'Yes No'; otherwise 1 and 0
    .value = WORDS
arg-hack-single = With --rules: an input has one position only
arg-hack-most = With --rules: the largest pile, up to 2^64 - 1; otherwise 10^9
    .value = NUMBER
arg-hack-time = How many seconds a run may take; 5 unless said otherwise
    .value = SECONDS
arg-hack-memory = How many MiB of memory the program may use (on Linux), 0 for no limit; 512 unless said otherwise
    .value = MIB
arg-hack-seed = Where the random positions start; 1 unless said otherwise
    .value = SEED
arg-hack-exhaustive = Then try every losing pair within the limits; Ctrl-C stops
arg-hack-checkpoint = Write down how far --exhaustive has come, and go on from there
    .value = FILE
arg-hack-save = The folder for hack-001.in and hack-001.out; test unless said otherwise
    .value = FOLDER
arg-hack-command = The program and its arguments, after --
    .value = COMMAND

hack-found = { $problem }: { $kind }
hack-kind-wrong = wrong answer
hack-kind-garbage = the output is no answer
hack-kind-missing = the output ends too early
hack-kind-extra = the output goes on after the last answer
hack-kind-not-text = the output is not text (UTF-8)
hack-kind-signal = the program crashes with signal { $signal }
hack-kind-code = the program ends with exit code { $code }
hack-kind-memory = too much memory: the program and its children need more than the { $memory } MiB that they may have together
hack-kind-time = time-out: the program was killed, with its children, after { $seconds } s
hack-kind-too-much = too much output: the program was killed

hack-input = Input:
hack-batch = These { $cases } cases fail only together: none of those suspected fails alone. Does the program carry something over from case to case?
hack-said = The program says (line { $line } of its output):
hack-right = Right is:
hack-nothing = (nothing)
hack-complaint = On stderr it writes:
hack-reason-lost = ({ $a }, { $b }) is lost for the player to move: it is losing pair n = { $n }, whose smaller number is the integer part of n{ $alpha } = { $exact }
hack-reason-won = The player to move wins, for example by leaving ({ $x }, { $y }).
hack-reason-formula = On { $count ->
        [one] the one case
       *[other] all { $count } cases
    } tried the program says what this formula says: { $code } ({ $text })
hack-reason-claim = For n = { $n } the formula makes { $wrong } of n{ $alpha } = { $exact }
hack-reason-apart = With { $bits } bits, numbers of this size are { $apart } apart, and every step of it rounds.
hack-reason-theorem-lost = { $position } is lost for the player to move: that is proved for these rules.
hack-reason-theorem-won = The player to move wins, for example by leaving { $left }: that is proved for these rules.
hack-smallest = No position with smaller piles fails: all of them were tried.
hack-first-pair = It is the first losing pair that fails: all before it were tried.
hack-saved = Saved: { $input }, { $output }
hack-none = { $problem }: nothing wrong found in { $runs ->
        [one] 1 run
       *[other] { $runs } runs
    } of the program, with
hack-tried-small = positions: all with piles up to { $most }
hack-tried-limits = at the ends of the limits, piles from { $least } to { $greatest }
hack-tried-traps = where arithmetic breaks: losing pairs n with nα next to an integer, numbers around 2^24, 2^31, 2^32, 2^53, 2^63, and all next to them
hack-tried-small-cases = cases: all small ones
hack-tried-full-words = around 2^15, 2^16, 2^24, 2^31, 2^32, 2^53, 2^62 and around Fibonacci numbers
hack-tried-words = with piles around 2^15, 2^16, 2^24, 2^31, 2^32, 2^53, 2^62, 2^63, and lost positions a move away from them
hack-tried-random = random, seed { $seed }
hack-tried-sweep = losing pairs: all with piles up to { $greatest }
hack-tried-earlier = { $earlier ->
        [one] one of them was tried by an earlier run
       *[other] { $earlier } of them were tried by earlier runs
    } of this program, as the checkpoint says
hack-checkpoint-program = a checkpoint of another program or another command line; without the file the sweep begins anew
hack-stopped = Stopped; nothing wrong was found so far.
hack-stopped-at = Stopped; { $cases ->
        [one] the first losing pair is
       *[other] the first { $cases } losing pairs are
    } answered rightly. With --checkpoint FILE the same command can go on from there.
error-starting = cannot start { $program }: { $reason }
