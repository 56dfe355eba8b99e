verb-testdata = Write a set of test files for a contest problem, or for any rules
    .long =
        Write a graded set of test files, .in and .out, for a contest problem: all small positions, the
        ends of the limits, the traps for rounded arithmetic, random ones.

        With --rules they are positions of any game for which a theorem is found, laid out as --input
        says, with 1 for a win of the player to move and 0 for a loss.

        The same problem, seed and version give the same files; manifest.json names all three. A folder
        that is not empty is left alone unless --force is given; then the files of an earlier set are
        replaced, and nothing else is touched.
    .usage =
        wythoff testdata [OPTIONS] --out <FOLDER> <PROBLEM>
               wythoff testdata [OPTIONS] --out <FOLDER> --rules <RULES>
    .examples =
        $ wythoff testdata 51nod-1072 --out data --seed 7
        data: 4 inputs with their outputs, 16633 cases, seed 7

arg-testdata-problem = The problem, such as hdu-1527; "wythoff judge --list" names them all
    .value = PROBLEM
arg-testdata-rules = The rules of a game, @FILE, - or the name of a game of the gallery; "wythoff help rules"
    .value = RULES
arg-testdata-set = With --rules: give a parameter another value, as in k=3; may be repeated
    .value = NAME=NUMBER
arg-testdata-timeout = With --rules: give up the search for a theorem after so many seconds; otherwise 60
    .value = SECONDS
arg-testdata-no_cache = Neither read nor write proofs in the cache folder of the user
arg-testdata-input = With --rules: what an input holds. 'a b': the piles of one position after the other; 'T a b': first how many there are; 'b a': the second pile first
    .value = PILES
arg-testdata-answers = With --rules: what an output holds for a win and for a loss of the player to move, such as 'Yes No'; otherwise 1 and 0
    .value = WORDS
arg-testdata-single = With --rules: an input has one position only
arg-testdata-most = With --rules: the largest pile, up to 2^64 - 1; otherwise 10^9
    .value = NUMBER
arg-testdata-out = The folder to write to; it is made
    .value = FOLDER
arg-testdata-seed = Where the random positions start; 1 unless said otherwise
    .value = SEED
arg-testdata-force = Replace the files of an earlier set

testdata-written = { $folder }: { $files ->
        [one] 1 input with its output
       *[other] { $files } inputs with their outputs
    }, { $cases ->
        [one] 1 case
       *[other] { $cases } cases
    }, seed { $seed }
error-not-empty = { $folder } is not empty; --force replaces the test files in it
