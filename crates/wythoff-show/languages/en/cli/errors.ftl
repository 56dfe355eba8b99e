error = error:{" "}
error-hint = For more, try --help.
error-in-pile = pile { $pile }: { $reason }
error-in-file = { $source }: line { $line }, column { $column }: { $reason }
error-file-too-large = { $source } is larger than { $most } bytes
error-reading = cannot read { $source }: { $reason }
error-not-regular = cannot read { $source }: not a regular file
error-writing = cannot write the output: { $reason }
error-creating = cannot make { $path }: { $reason }
error-set = expected a name, "=" and a number, as in k=3, found { $found }
error-set-unknown = the rules declare no parameter { $name }, as in "parameter k = 1"
error-hack-answers = --answers: expected two different words, for a win and for a loss, found { $found }
error-hack-input = --input: expected a name for each of the { $piles } piles, with one more before them if the number of positions comes first, found { $found }
error-heap-piles = values of heaps are those of one pile, and these rules have { $found }; "wythoff table --rules" shows more
error-heap-rules-too-large = by rules heaps go up to { $limit }
error-heap-too-large = heaps go up to { $limit }

error-of-part = { $part }: { $reason }
error-sum-with-game = a sum names its games itself: leave out --game and -k
error-set-without-rules = --set changes a parameter of --rules; the parameters of a game with a name stand in its brackets, as in "wythoff(k=2)"
error-k-with-game = -k is the parameter of Wythoff's game; here the game is { $game }
error-misere-rules = rules say themselves how they are played: write "misere;" in them instead of --misere
error-misere-sum = misère sums are not offered: Grundy values decide sums in normal play only (sums of Nim alone are Nim, and are answered)

error-memory = this needs { $needed } of memory, and { $available } are there
error-memory-refused = this needs { $needed } of memory, more than there is
error-checkpoint = { $path }: { $reason }
error-table-size = a table of { $size } rows and columns needs at least { $bytes } bytes, more than any memory holds
error-threads = --threads: expected a number from 1 to 1024
error-extension = --out: no format has the extension { $found }: use .txt, .csv, .json, .npy, .svg or .png, or say --format
error-binary-on-terminal = this format is not for a terminal: use --out FILE, or a pipe
error-no-table = { $game } has no table of two piles: { $reason }
error-not-take-away = no table of two piles: a move leads from { $from } to { $to }, and a table has only positions of two piles that become smaller
error-row-figure = a table of one pile is a single row: text, csv, json and npy have it, svg and png do not
error-slice = --slice: expected a pile and its size, each pile once, as in c=3; the piles are { $piles }; found { $found }
error-slice-free = a table shows one pile or two; of the { $piles } piles { $free } are free: fix others with --slice, as in --slice c=3
error-table-beyond-moves = winning moves are counted by linear rules only; --values outcome and grundy will do here
error-table-piles = a table needs a game of 2 piles, found { $found }

error-unknown-argument = unknown argument { $argument }{ $hint }
error-unknown-verb = unknown verb { $verb }{ $hint }
error-unknown-value = { $argument }: unknown value { $value }, expected one of { $known }{ $hint }
error-value-missing = { $argument }: the value is missing
error-argument-missing = missing: { $argument }
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

error-unknown-gallery-game = neither rules nor a game of the gallery: { $found }{ $hint } ("wythoff lab --list" shows the games, "wythoff help rules" the rule language)
error-text-not-unicode = { $source }: line { $line } is not valid UTF-8
error-refused-proof = the proof was not accepted, which is a mistake of the program: { $reason }
error-rows = --rows: expected a number from 1 to { $most }, found { $found }
error-not-deep = deep tables (--rows) are for two piles where any number may be taken from either pile, except from finitely many positions, and all other moves are finitely many, or bands lo <= x - y <= hi, perhaps with conditions on remainders and on the difference of the piles
error-stdin-twice = the rules and the piles cannot both come from stdin
error-no-theorem = no theorem was found for these rules, so a pile of { $pile } is out of reach; every position with piles below { $size } was tabulated, and tables answer up to about 10^8 positions
error-theorem-needed = { $rules }: no theorem was found, and only a theorem answers for all sizes; every position with piles below { $size } was tabulated. { $command } says what was tried
error-without-rules = { $option } goes with --rules
error-values = --values: expected 0..v with v at most { $most }, found { $found }
error-coq-name = --coq: expected a file name that Coq accepts, such as wythoff_k1.v (letters, digits and underscores), found { $found }
error-values-piles = a Grundy theorem needs one pile more, and rules have at most five
