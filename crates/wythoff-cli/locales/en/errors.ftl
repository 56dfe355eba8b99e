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
error-set = expected a name, "=" and a number, as in k=3, found { $found }
error-set-unknown = the rules declare no parameter { $name }, as in "parameter k = 1"
error-given-twice = { $parameter } is given twice
error-parameter-missing = { $parameter } is missing, as in { $example }
error-at-least = { $parameter } is at least { $least }
error-between = { $parameter } is from { $least } to { $most }
error-stones-and-limit = expected the number of stones, or that and how many may be taken now; found { $found } numbers
error-place-zero = the places of the coins are counted from 1, found 0
error-place-twice = place { $place } is given twice
error-too-many-digits = numbers of more than about { $digits } digits take too long here

error-unknown-heap-rules = no rules of a heap are called { $found }
error-not-octal = the digits of an octal code are 0 to 7, found { $digit }; a hexadecimal code begins with 0x
error-endless-first-digit = the first digit is for taking nothing, which must break the heap (0 or 4; in hexadecimal also 8 or c): with { $digit } play would never end
error-code-without-move = the code allows no move
error-zero-amount = taking 0 stones is not a move
error-no-amounts = expected at least one amount, found none
error-amount-too-large = amounts go up to 4294967295
error-range-not-from-one = a range of amounts stands alone and begins with 1, as in 1..7
error-heap-too-large = heaps go up to { $limit }

error-of-part = { $part }: { $reason }
error-sum-with-game = a sum names its games itself: leave out --game and -k
error-misere-sum = misère sums are not offered: Grundy values decide sums in normal play only (sums of Nim alone are Nim, and are answered)
error-misere-grundy = in misère play positions have no Grundy value
error-search-positions = no theorem covers this question, and a search would look at more than { $most } positions; --budget allows more
error-search-bytes = no theorem covers this question, and a search would remember more than { $most } bytes; --budget allows more
error-too-large-to-search = no theorem covers this question, and a search cannot count to { $pile }
error-needs-table = no theorem covers this question; it needs the values of all positions up to { $stones } stones, and the budget allows { $most }
error-rules = the rules are not understood: { $reason }
error-needs-period = the value of a heap of { $heap } needs those of all smaller heaps or a proved period, and up to heap { $known } no period is proved
error-needs-heaps = the values of the heaps up to { $heap } need { $bytes } bytes, more than the budget allows
error-row-too-far = the Grundy value needs row { $row } of the table as far as column { $column }, and rows up to { $last } are within reach
error-row-not-proved = the Grundy value needs the period of row { $row } of the table, which is not proved by its first { $columns } columns
error-options-not-tabulated = to find the moves to a given value a table of { $positions } positions would be needed
error-options-unknown = the position is lost, so its Grundy value is 0; for its moves to other values: { $reason }

error-memory = this needs { $needed } of memory, and { $available } are there
error-memory-refused = this needs { $needed } of memory, more than there is
error-checkpoint = { $path }: { $reason }
error-table-size = a table of { $size } rows and columns needs at least { $bytes } bytes, more than any memory holds
error-threads = --threads: expected a number from 1 to 1024
error-binary-on-terminal = this format is not for a terminal: use --out FILE, or a pipe
error-no-table = { $game } has no table of two piles: { $reason }
error-not-take-away = no table of two piles: a move from { $from } leads to { $to }, which does not come before it in the table
error-table-piles = a table needs a game of 2 piles, found { $found }
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

error-unknown-gallery-game = neither rules nor a game of the gallery: { $found }{ $hint } ("wythoff lab --list" shows the games, "wythoff help rules" the rule language)
error-rules-not-unicode = { $source }: line { $line } is not valid UTF-8
error-refused-proof = the proof was not accepted, which is a mistake of the program: { $reason }
error-rows = --rows: expected a number from 1 to { $most }, found { $found }
error-not-deep = deep tables (--deep, --rows) are for two piles where any number may be taken from either pile, and all other moves are finitely many, or bands lo <= x - y <= hi, perhaps with conditions on remainders and on the difference of the piles
error-stdin-twice = the rules and the piles cannot both come from stdin
error-no-theorem = no theorem was found for these rules, so a pile of { $pile } is out of reach; every position with piles below { $size } was tabulated, and tables answer up to about 10^8 positions
