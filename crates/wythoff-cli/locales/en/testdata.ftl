verb-testdata = Write a set of test files for a contest problem
    .long =
        Write a graded set of test files, .in and .out, for a contest problem: all small positions, the
        ends of the limits, the traps for rounded arithmetic, random ones.

        The same problem, seed and version give the same files; manifest.json names all three. A folder
        that is not empty is left alone unless --force is given; then the files of an earlier set are
        replaced, and nothing else is touched.
    .usage = wythoff testdata [OPTIONS] --out <FOLDER> <PROBLEM>
    .examples =
        $ wythoff testdata 51nod-1072 --out data --seed 7
        data: 4 inputs with their outputs, 16633 cases, seed 7

arg-testdata-problem = The problem, such as hdu-1527; "wythoff judge --list" names them all
    .value = PROBLEM
arg-testdata-out = The folder to write to; it is made
    .value = FOLDER
arg-testdata-seed = Where the random positions start; 1 unless said otherwise
    .value = SEED
arg-testdata-force = Replace the files of an earlier set

testdata-written = { $folder }: { $files } inputs with their outputs, { $cases } cases, seed { $seed }
error-not-empty = { $folder } is not empty; --force replaces the test files in it
