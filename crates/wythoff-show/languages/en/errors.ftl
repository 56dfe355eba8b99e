error-as-it-is = { $reason }
error-of = { $what }: { $reason }
error-at-column = column { $column }: { $reason }
error-at-line = line { $line }, column { $column }: expected { $expected }, found { $found }

error-expected = expected { $expected }, found { $found }
error-expected-natural = expected a natural number, found { $found }
error-expected-digit = expected a digit, found { $found }
error-expected-number-end = expected a digit, "+", "-" or the end, found { $found }
error-number-too-large = the powers in a number may have 10^7 digits, not more
error-the-end = the end

error-game-name-missing = the name of a game is missing here
error-unknown-game = no game is called { $found }{ $hint }
error-unknown-parameter = the game has no parameter { $found }; it has { $known }
error-given-twice = { $parameter } is given twice
error-parameter-missing = { $parameter } is missing, as in { $example }
error-at-least = { $parameter } is at least { $least }
error-between = { $parameter } is from { $least } to { $most }
error-stones-and-limit = expected the number of stones, or that and how many may be taken now; found { $found ->
        [one] 1 number
       *[other] { $found } numbers
    }
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
error-range-backwards = a range of amounts runs from the smaller to the larger, as in 2..5
error-too-many-amounts = a range that does not begin with 1 has at most { $most } amounts
error-needs-box = no theorem gives the Grundy value here; it needs the table of all { $positions } positions below, and { $most } are within reach; --budget allows more
error-time = the time was up; --timeout allows more (60 seconds unless told)
error-misere-grundy = in misère play positions have no Grundy value
error-search-positions = no theorem covers this question, and a search would look at more than { $most } positions; --budget allows more
error-search-options = no theorem covers this question, and a search would list more than { $most } moves; --budget allows more
error-search-bytes = no theorem covers this question, and a search would remember more than { $most } bytes; --budget allows more
error-too-large-to-search = no theorem covers this question, and a search cannot count to { $pile }
error-needs-table = no theorem covers this question; it needs the values of all positions up to { $stones } stones, and the budget allows { $most }
error-rules = the rules are not understood: { $reason }
error-needs-period = the value of a heap of { $heap } needs those of all smaller heaps or a proved period, and up to heap { $known } no period is proved
error-needs-heaps = the values of the heaps up to { $heap } need { $bytes } bytes, more than the budget allows
error-row-too-far = the Grundy value needs row { $row } of the table as far as column { $column }, and rows up to { $last } are within reach
error-row-not-proved = the Grundy value needs the period of row { $row } of the table, which is not proved by its first { $columns } columns
error-value-above = the theorem of the game knows Grundy values up to { $most } only, and a larger one is needed
error-options-not-tabulated = to find the moves to a given value a table of { $positions } positions would be needed
error-options-unknown = the position is lost, so its Grundy value is 0; for its moves to other values: { $reason }
error-pile-count =
    { $game } has { $expected ->
        [one] 1 pile
       *[other] { $expected } piles
    }, found { $found }
error-pile-and-memory-count =
    { $game } has { $expected ->
        [one] 1 pile
       *[other] { $expected } piles
    } and { $memory ->
        [one] 1 piece
       *[other] { $memory } pieces
    } of memory, found { $found } numbers
error-did-you-mean = ; did you mean { $name }?
