verb-solve = Say who wins a position, with every winning move
    .long =
        Say who wins a position, with every winning move, and what the answer rests on.

        A game is named with --game, its parameters in round brackets; a sum is written with the
        positions in square brackets and "+" between them. "wythoff games" lists the games.
    .usage =
        wythoff solve [OPTIONS] <PILE>...
               wythoff solve [OPTIONS] '<GAME>[<PILE>,...] + <GAME>[<PILE>,...] + ...'
    .examples =
        $ wythoff solve 5 7
        (5, 7): the player to move wins.

        To win:
          take 2 from both piles → leaves (3, 5)
          take 4 from pile 2 → leaves (5, 3)
          take 1 from pile 1 → leaves (4, 7)

        Proved: Wythoff's theorem (W. A. Wythoff, A modification of the game of Nim, 1907).

        $ wythoff solve 3 12 -k 2
        (3, 12) in wythoff(k=2): the player to move loses, whatever the move.

        This is losing pair n = 3.

        Proved: Fraenkel's theorem on k-Wythoff (A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, 1982).

arg-solve-piles = The piles: a number, @FILE for the numbers in a file, - for those on stdin; or a sum
    .value = PILE
arg-solve-game = The game: wythoff unless said otherwise; "wythoff games" lists them
    .value = GAME
arg-solve-k = How far apart the numbers taken from both piles may be; 0 is Wythoff's game
    .value = K
arg-solve-rules = The rules of a game, @FILE, - or the name of a game of the gallery; "wythoff help rules"
    .value = RULES
arg-solve-set = With --rules: give a parameter another value, as in k=3; may be repeated
    .value = NAME=NUMBER
arg-solve-limit = List at most so many winning moves; otherwise 100, fewer if they are long
    .value = COUNT
arg-solve-timeout = Give up a search after so many seconds; otherwise 60
    .value = SECONDS
arg-solve-misere = Misère play: whoever takes the last stone loses
arg-solve-json = Print a JSON document, numbers as decimal strings
arg-solve-full = Print long numbers and positions in full, and all winning moves
arg-solve-grundy = Print the Grundy value too, and what it rests on
solve-grundy-above = Grundy value: more than { $most }
arg-solve-budget = How many positions a search may look at, and values of how many heaps may be found
    .value = POSITIONS
arg-solve-no_cache = Neither read nor write proofs in the cache folder of the user

solve-position =
    { $position }{ $game ->
        [wythoff] {""}
       *[other] {" "}in { $game }
    }{ $play ->
        [misere] , misère play
       *[normal] {""}
    }:{" "}
solve-win = the player to move wins.
solve-loss = the player to move loses, whatever the move.
solve-over-win = the game is over, and the player to move has won.
solve-over-loss = the game is over, and the player to move has lost.
solve-to-win = To win:
solve-take-one = take { $amount } from pile { $pile } → leaves { $leaves }
solve-take-both = take { $amount } from both piles → leaves { $leaves }
solve-take-some = take { $amounts } → leaves { $leaves }
solve-amount = { $amount } from pile { $pile }
solve-take-limited = take { $amount } → leaves { $leaves }, of which up to { $limit } may be taken next
solve-break = break pile { $pile } into { $parts } → leaves { $leaves }
solve-take-and-break = take { $amount } from pile { $pile } and break the rest into { $parts } → leaves { $leaves }
solve-change = change { $piles } → leaves { $leaves }
solve-step = move { $coins } from stair { $stair } to the next lower → leaves { $leaves }
solve-turn = turn { $places } → leaves { $leaves }
solve-rules-more = and { $rest } more; { $count } in all
solve-rules-position = { $position } in the game of these rules:{" "}
solve-these-rules = the game of these rules
solve-by-certificate = Proved for all pile sizes: an automaton (states: { $states }; numeration: { $numeration }) knows every losing position, and an independent checker has accepted the certificate.
solve-by-certificate-of-values = Proved for all pile sizes: an automaton (states: { $states }; numeration: { $numeration }) knows every Grundy value, and an independent checker has accepted the certificate.
solve-by-certificate-of-values-up-to = Proved for all pile sizes: an automaton (states: { $states }; numeration: { $numeration }) knows the positions of every Grundy value up to { $most }, and an independent checker has accepted the certificate.
solve-by-shipped-values = Proved for all pile sizes: an automaton that comes with the program (states: { $states }; numeration: { $numeration }) knows the positions of every Grundy value up to { $most }. The tests of the program prove it anew, and an independent checker accepts the certificate.
solve-by-small-table = Computed: no theorem was found; the table of all positions with piles up to { $to } answers, by the rules.
solve-many-piles = { $start }{ $between }…{ $between }{ $last } ({ $count } piles)
solve-more = and more than these { $count }
solve-losing-pair = This is losing pair n = { $n }.
solve-proved = Proved: { $theorem } ({ $source }).
solve-searched =
    Computed: a search by the rules looked at { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }.
solve-by-heaps = Computed: the values of all heaps up to { $to }, by the rules.
solve-by-table = Computed: the table of all positions with piles up to { $to }, by the rules.
solve-by-rows =
    Proved: the row of the table repeats for ever; so do all rows from 0 to { $to }, which makes { $count ->
        [one] { $count } row
       *[other] { $count } rows
    } proved.
solve-by-at-most = Proved: of n stones any number up to f(n) = { $most } may be taken, and f(n + 1) is f(n) or one more; so among the piles from n − f(n) to n each value from 0 to f(n) occurs once.
solve-grundy = Grundy value: { $value }

sum-position =
    { $sum }{ $play ->
        [misere] , misère play
       *[normal] {""}
    }:{" "}
sum-grundy = Grundy value of the sum: { $value }
sum-part = { $number }. { $part }: { $value }
sum-move = in { $number }. { $part }: { $move }
sum-unlisted = The winning moves in { $number }. { $part } are not listed: { $reason }
