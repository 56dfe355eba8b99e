# A game being played on the page: moves, refusals, and why.

play-own-rules = Your own rules
play-wythoff-rules = take any number of stones from one pile, or equally many from both

play-titled = { $name } ({ $parameters })
play-rules-wythoff = take any number of stones from one pile, or from both, if the two numbers differ by at most { $k }
play-rules-moore = take any number of stones from each of at most { $k } piles
play-rules-bachet = take 1 to { $m } stones from one pile
play-rules-fibonacci = one pile: the first move may not take all of it; later moves may take at most a multiple of what was just taken, as is said below the stones
play-rules-kayles = take one pin, or two that stand together; from the middle, that breaks the row in two
play-rules-dawsons-kayles = take two pins that stand together; from the middle, that breaks the row in two
play-rules-dawsons-chess = take a square of a row with its neighbours; the row may break in two

play-misere-sum = a sum is played in normal play only: nobody knows how misère sums are won
play-too-many-stones = too many stones to play this here: take fewer
play-too-hard = no theorem covers this question, and a search would be too large
play-unexplained = this position cannot be explained
play-no-such-game = there is no such game on the table
play-over = the game is over
play-pile-count =
    the rules have { $expected ->
        [one] { $expected } pile
       *[other] { $expected } piles
    }, found { $found }
play-too-many-piles = at most { $most } piles fit on the table
play-too-large = at most { $most } stones of a pile can be drawn; Learn answers for any number
play-two-piles-only = only games of two piles are tabulated
play-in-move = move { $number }: { $error }
play-refused = the rules do not allow this move
play-refused-rules = not allowed. The rules: { $rules }
play-refused-limit = not allowed: at most { $limit } may be taken now

play-in-part = { $number }. { $title }: { $words }
play-leave = leave { $position }
play-take = take { $amount }
play-take-both = take { $amount } from both piles
play-take-each = take { $each }
play-from-pile = { $amount } from pile { $pile }
play-from-piles = { $list }, { $item }
play-stairs = move { $coins } down from stair { $stair }

play-sentences = { $sentences } { $next }
play-won = The player to move can win.
play-lost = There is no winning move: whatever is taken, the right reply wins.
play-reply-wins = This leaves you { $left }, a lost position: from it every move can be answered.
play-reply-lost = I am lost if you play well, so I leave as many stones as I can.
play-values-won = The Grundy values: { $values } ≠ 0.
play-values-lost = The Grundy values: { $values } = 0.
play-by-theorem = Proved: { $source }.
play-by-search =
    Found by the rules, looking at { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }.
play-by-period = Proved: the values have the period { $period }.
play-by-smaller = Found by the rules: the values of all smaller positions.

laboratory-no-moves = no moves yet: for example x>0,y=0 | x=0,y>0
laboratory-no-numerals = this numeration is not known
laboratory-too-long = at most eight numbers of at most 150 digits are read here
laboratory-tabulating = tabulating piles below { $size }
laboratory-proving =
    proving a guess of { $states ->
        [one] { $states } state
       *[other] { $states } states
    }
laboratory-family =
    a known family, { $states ->
        [one] { $states } state
       *[other] { $states } states
    }: { $fate }
laboratory-guess =
    guess from piles below { $size }, { $states ->
        [one] { $states } state
       *[other] { $states } states
    }: { $fate }
laboratory-proved = proved
laboratory-given-up = given up: the proof grew too large
laboratory-move-inside = refuted: a move leads from { $from } to { $to }, both guessed lost
laboratory-refuted = refuted at { $position }
