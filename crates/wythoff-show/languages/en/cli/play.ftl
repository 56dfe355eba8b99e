verb-play = Play a game against the program, on the screen or by lines
    .long =
        Play a game against the program: Wythoff's game with piles of its choice, or any game and position. On
        a terminal there is a screen with the piles and, for two piles, the board on which a queen goes to the
        corner; "?" lists its keys. Hints come in three grades, moves can be taken back, and afterwards the
        game is reviewed.

        Without a terminal, or with --lines, the game is played by lines on stdin and stdout, so that other
        programs can play: a line is the position after the move, "3 5", or what is taken, "take 2 2"; "hint",
        "undo", "review" and "quit" are understood too.
    .usage =
        wythoff play [OPTIONS] [GAME] [PILE]...
               wythoff play [OPTIONS] --rules <RULES> <PILE>...
    .examples =
        $ printf '3 5\n2 1\n0 0\n' | wythoff play 5 7 --seed 1
        protocol wythoff/play/1
        game wythoff
        play normal
        seed 1
        turn you 5 7
        move you 3 5
        move me 2 5
        turn you 2 5
        move you 2 1
        move me 1 1
        turn you 1 1
        move you 0 0
        over you

arg-play-words = The game, wythoff unless said otherwise, and its piles; or a sum
    .value = GAME, PILE
arg-play-game = The game, another way to name it; "wythoff games" lists them
    .value = GAME
arg-play-k = How far apart the numbers taken from both piles may be; 0 is Wythoff's game
    .value = K
arg-play-rules = The rules of a game, @FILE or the name of a game of the gallery; "wythoff help rules"
    .value = RULES
arg-play-set = With --rules: give a parameter another value, as in k=3; may be repeated
    .value = NAME=NUMBER
arg-play-misere = Misère play: whoever takes the last stone loses
arg-play-opponent = perfect unless said otherwise; teacher (says why), careless, person (two at one table)
    .value = WHOM
arg-play-first = Who begins: you or opponent; you unless said otherwise
    .value = WHO
arg-play-seed = The seed of the dice: the same seed and the same moves make the same game
    .value = NUMBER
arg-play-lines = Play by lines even on a terminal
arg-play-ascii = Draw with letters and signs of ASCII only
arg-play-budget = How many positions a search may look at
    .value = POSITIONS
arg-play-timeout = Think at most so many seconds about a position, and look so long for a theorem; otherwise 10
    .value = SECONDS
arg-play-no_cache = Neither read nor write proofs in the cache folder of the user

play-aim-normal = Whoever makes the last move wins.
play-aim-misere = Misère: whoever makes the last move loses.
play-head = { $title }: { $rules }. { $aim }
play-head-without-rules = { $title }. { $aim }
play-illegal = not allowed: { $reason }
play-grown = a pile would become too large to be shown
play-no-move = there is no move from this position: the game is over before it begins
play-game-twice = the game is named twice, by the first word and by --game
play-game-and-rules = { $game } names a game, and --rules gives another; say one of them
play-rules-without-piles = say which piles to begin with: wythoff play --rules RULES PILE...
play-most-piles = { $found } piles are too many for the table: at most { $most }
play-most-stones = a pile is too large to be played: at most { $most } stones
play-most-positions = the piles are too large for a game by rules: at most { $most } positions may lie below the first one
play-no-strategy = nobody knows how to play this here, so there is no opponent: { $reason }
play-time = nobody found out in time how to play this, so there is no opponent; --timeout allows more than 10 seconds
play-stdin = stdin is for the moves: write the rules and the piles as words, or as @FILE
play-stopped = Stopped.
play-input-ended = the input ended before the game did
play-long-line = a line of the input is too long
play-not-understood = expected a position such as 3 5, take and the amounts, hint, undo, review or quit; found { $line }
play-nothing-to-undo = there is no move to take back
play-unknown = who wins here is not known: a search would be too large
play-reply-unknown = I do not know who wins here, so I make any move.
play-better = This would have won: { $move }

play-hint-lost = There is no winning move here: every move can be answered. Take little, and wait for a mistake.
play-hint-difference = Look at the difference of the piles: it is { $difference }. Which lost pair has this difference, or one of these piles?
play-hint-binary = Write the piles in binary, one below the other: is the number of ones in every column even?
play-hint-remainder = Divide the piles by { $modulus }: only the remainders matter.
play-hint-stairs = Only the odd stairs matter: 1, 3, 5 … Write their coins in binary, one below the other.
play-hint-values = Each heap is worth its Grundy value: which move makes the nim-sum of the values 0?
play-hint-columns = Write the piles in binary, one below the other: is the number of ones in every column divisible by { $modulus }?
play-hint-least-part = Write the pile as a sum of the numbers of its sequence, the largest first: how small is the last one?
play-hint-quotients = How many times does the smaller pile fit into the larger: once, or twice at least?
play-hint-sum = Each game is worth its Grundy value: which move makes the nim-sum of the values 0?
play-hint-small = Think of small positions first: from which of them would you not like to move?
play-hint-show = This wins: { $move }
play-hint-slow = This leaves the most stones: { $move }

play-screen-your-turn = Your turn.
play-screen-first-turn = The first player's turn.
play-screen-second-turn = The second player's turn.
play-screen-thinking = The opponent is thinking …
play-screen-you-moved = You: { $move }
play-screen-opponent-moved = Opponent: { $move }
play-screen-moved = { $side }: { $move }
play-screen-you-won = You have won! r reviews the game, n begins a new one.
play-screen-you-lost = You have lost. r reviews the game, u takes back, n begins a new one.
play-screen-first-won = The first player has won! r reviews the game, n begins a new one.
play-screen-second-won = The second player has won! r reviews the game, n begins a new one.
play-screen-you = you
play-screen-opponent = opponent
play-screen-first = first
play-screen-second = second
play-screen-queen = Corner the queen
play-screen-board = Board
play-screen-piles = Piles
play-screen-moves = Moves
play-screen-more = { $count } moves and more; ":" types any
play-screen-why = Why?
play-screen-review = The game again
play-screen-help = Keys
play-screen-at-most = at most { $limit } now
play-screen-remembered = in memory: { $numbers }
play-screen-ten = { $sign } = ten stones
play-screen-small = The window is too small: at least { $columns } × { $rows }.
play-screen-typing = Your move, such as 3 5 or take 2 2:
play-screen-undone = Taken back.
play-screen-layer = Values: + wins, - loses.
play-screen-keys-board = arrows move · Tab pile · 0-9 amount · b both · Enter take · h hint · u undo · v values · ? keys · q quit
play-screen-keys-piles = up/down pile · left/right, 0-9 amount · Enter take · h hint · u undo · ? keys · q quit
play-screen-keys-list = up/down choose · Enter move · h hint · u undo · ? keys · q quit
play-screen-keys-short = arrows · Enter · h hint · u undo · ? keys · q quit
play-screen-keys-over = r review · u undo · n new game · q quit
play-screen-keys-panel = up/down scroll · Esc back
play-screen-keys-typing = Enter move · Esc back
play-screen-help-text =
    arrows: move the piece on the board; without a board up and down choose a pile, left takes one more, right one fewer
    Tab: the next pile · 0-9: how many to take from it · Backspace: none
    b: take as many from the other pile (two piles)
    Enter: make the move
    ":" type the move: the position it leaves (3 5), or what it takes (take 2 2)
    h: a hint; again: the move; once more: the reason
    w: the reason at once
    u: take back · r: look at the game again · n: new game
    v: which moves win (+) and lose (-), on the board
    q: quit, as Ctrl-C does
play-screen-verdict-won = wins
play-screen-verdict-mistake = a mistake
play-screen-verdict-lost = lost anyway
play-screen-verdict-unknown = not known
play-screen-parted-won =
    You won { $game } { $start } in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
play-screen-parted-lost =
    You lost { $game } { $start } in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; the same again: --seed { $seed }
play-screen-parted-over =
    { $game } { $start }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
