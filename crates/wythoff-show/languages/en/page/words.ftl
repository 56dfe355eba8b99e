# The words of the page itself. Between hyphens stand the places in its dictionary: web-play-start is play.start.

# The language itself: its code for the browser, its name, and how to ask for it.
web-tag = en
web-name = English
web-speak = Switch to English

web-title = Wythoff
web-tagline = Take stones, and see through every position.
web-skip = Skip to the content

web-tabs-play = Play
web-tabs-puzzles = Puzzles
web-tabs-see = See
web-tabs-learn = Learn
web-tabs-lab = Lab
web-tabs-class = Class
web-theme = Light or dark
web-footer = One file, no network: save it and it works anywhere.
web-failed = Something went wrong:{" "}
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-badLink = This link cannot be opened: { $reason }
web-noScreen = there is no screen called “{ $name }”
web-longLink = it is too long
web-badValue = { $key } cannot be “{ $text }”

web-play-game = Game
web-play-ofGames = A sum of games
web-play-ofRules = Your own rules
web-play-piles = Stones
web-play-sum = Games and piles
web-play-rules = Rules
web-play-parameters = Parameters
web-play-first = Who begins
web-play-me = You
web-play-it = The opponent
web-play-opponent = Opponent
web-play-opponents-perfect = Perfect
web-play-opponents-teacher = Teacher, explains
web-play-opponents-careless = Careless, half its moves
web-play-opponents-person = Two people, in turns
web-play-careless = The careless opponent makes every second move, on average, without thinking: you can beat it.
web-play-misere = Last stone loses
web-play-start = New game
web-play-settings = Another game or opponent
web-play-aim = Whoever takes the last stone wins.
web-play-aimMisere = Whoever takes the last stone loses!
web-play-aimMove = Whoever makes the last move wins.
web-play-aimMoveMisere = Whoever makes the last move loses!
web-play-again = Play again
web-play-fewer = One stone less
web-play-more = One stone more
web-play-colours = Show good moves
web-play-large = Projector
web-play-player = Player { $number }
web-play-playersTurn = { $player } to move.
web-play-playerWins = { $player } wins.
web-play-said = { $player }: { $words }
web-play-judged = { $move }: { $verdict }
web-play-sharedFile = This page was opened from a file, so what was copied is { $address }: put it after the place of the other person's copy.
web-play-moreHelp = Press Hint again and it says more.
web-play-lit = The stones to take light up (on the board, the square to go to).
web-play-wait = Take little, and wait for a mistake.
web-play-look-wythoff = Look at the difference of the piles: can one move leave a pair like (1, 2), (3, 5), (4, 7), (6, 10)?
web-play-look-nim = Write the piles in binary, one below the other: in which column is the number of ones odd?
web-play-look-staircase = Look at the odd stairs only: what comes down from an even stair, the other player pushes on.
web-play-look-fibonacci = Write the pile as a sum of Fibonacci numbers, no two of them neighbours: may you take the smallest?
web-play-look-bachet = Look at the remainder of the pile divided by one more than may be taken.
web-play-look-kayles = Try the middle, so that both sides are alike.
web-play-look-sum = Each part has a Grundy value: in which part can a move make them cancel?
web-play-look-other = Begin with small positions: which of them leave your opponent without a good move?
web-play-pile =
    Pile { $number }, { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
web-play-chosen = { $count } chosen
web-play-pins = pins { $from } to { $to }
web-play-stairs =
    Stair { $number }, { $stones ->
        [one] { $stones } coin
       *[other] { $stones } coins
    }
web-play-limit = At most { $limit } now
web-play-board = The same game on a board: take the queen to the corner. Arrow keys move the cursor, Enter moves the queen.
web-play-cursor = ({ $a }, { $b })
web-play-cursorOutOfReach = ({ $a }, { $b }), out of reach
web-play-take = Take
web-play-takeNothing = Choose stones: tap or drag, or use the arrow keys. Then press Take.
web-play-takeListed = Choose a move from the list, then press “Make this move”.
web-play-hint = Hint
web-play-why = Why?
web-play-answers = Whatever is done there has an answer:
web-play-answered = { $move } → { $answer }
web-play-answersMore = { $count ->
        [one] And so with 1 more move.
       *[other] And so with { $count } more moves.
    }
web-play-answersBoard = Whoever must move from a red square loses. From ({ $a }, { $b }) the queen reaches green squares only, and from each green square there is a way to a red one.
web-play-noHint = There is no winning move here.
web-play-undo = Undo
web-play-replay = Replay
web-play-share = Share
web-play-shared = The link is in the address bar and on the clipboard.
web-play-sharedOnly = The link is in the address bar.
web-play-allMoves = All moves
web-play-makeMove = Make this move
web-play-yourTurn = Your move.
web-play-itsTurn = The opponent is thinking …
web-play-youWin = You win.
web-play-youLose = The opponent wins.
web-play-you = You
web-play-opponentShort = Opponent
web-play-moves = Moves
web-play-noMoves = None yet. Every move will be listed here, and after the game what each was worth.
web-play-review = Review
web-play-threw = threw the win away
web-play-kept = keeps the win
web-play-lostAnyway = could not win
web-play-better = would have won:{" "}
web-play-fromHere = Play again from here

web-see-values = Show
web-see-k = k = { $k }
web-see-kText = k is by how much the two amounts may differ when you take from both piles. Now k = { $k }.
web-see-askLost = The red cells are lost for the player to move. Why do they lie along two lines?
web-see-askGrundy = Each colour is a Grundy value, and red is 0: lost. Why do the red cells lie along two lines? And do the other colours have a rule?
web-see-axisA = first pile a →
web-see-axisB = second pile b ↑
web-see-scale = Grundy value from 1 to the largest
web-see-outcome = Losing positions
web-see-grundy = Grundy values
web-see-size = Size
web-see-rays = Golden rays
web-see-zoomIn = Zoom in
web-see-zoomOut = Zoom out
web-see-whole = Whole board
web-see-map = Map of positions. Arrow keys move the cell that is read out, plus and minus zoom; two fingers move and zoom.
web-see-lost = lost for the player to move
web-see-won = won for the player to move
web-see-value = Grundy value { $value }
web-see-winning = winning moves to{" "}
web-see-filling = Filling the table …
web-see-svg = Save SVG
web-see-png = Save PNG
web-see-crossing = Crossing out
web-see-crossingText = Every position that can reach a losing one wins: cross out its row, its column and its diagonals. The first cell that is left is the next losing position.
web-see-step = Step
web-see-animate = Play
web-see-pause = Pause
web-see-findNext = Click: which cell is the next losing position?
web-see-crossingKeys = Crossing out. Arrow keys walk over the cells, Enter guesses that this one is the next losing position
web-see-cellFree = ({ $a }, { $b }): free
web-see-cellCrossed = ({ $a }, { $b }): crossed out
web-see-cellLost = ({ $a }, { $b }): losing
web-see-right = Right: from ({ $a }, { $b }) no move leads to a losing position found before.
web-see-crossedOut = ({ $a }, { $b }) is crossed out: one move from there leads to a losing position, so it wins.
web-see-notFirst = ({ $a }, { $b }) is free, but there is a free cell nearer to the corner: find that one first.
web-see-beatty = Two Beatty strips
web-see-beattyText = The smaller and the larger numbers of the losing pairs: together they are every number once.
web-see-lower = smaller numbers
web-see-upper = larger numbers
web-see-strips = Smaller numbers: { $lower }. Larger numbers: { $upper }.

web-learn-ask = Any position, numbers of any size
web-learn-game = Game
web-learn-piles = Stones
web-learn-explain = Explain
web-learn-theorems = The theorems and their proofs
web-learn-choose = Choose a theorem
web-learn-copyLink = Copy the link to this theorem
web-learn-programs = Programs
web-learn-file = File
web-learn-precision = Why floating point fails
web-learn-precisionText = The published formulas, tried exactly up to a limit: the first losing position each of them misses, and how many.
web-learn-limit = Piles up to
web-learn-formula = Formula
web-learn-firstWrong = First wrong pair
web-learn-wrong = Wrong
web-learn-never = none
web-learn-working = Working …

web-lab-rules = Rules
web-lab-example = Start from
web-lab-own = your own text
web-lab-help = x, y, z are the amounts taken; a, b, c the piles before, a', b', c' after. Moves stand between | or on lines of their own. For three piles begin with the line: piles a b c
web-lab-good =
    Understood: { $piles ->
        [one] { $piles } pile
       *[other] { $piles } piles
    }, { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    } of moves.
web-lab-prove = Look for a theorem
web-lab-proving = Working …
web-lab-table = The table, filled by the rules
web-lab-tableText = Red cells are lost for the player to move.
web-lab-theorem = Theorem
web-lab-proved = proved, and the proof checked
web-lab-observed = no theorem found
web-lab-nothing = No automaton was found that describes the losing positions; piles below { $size } were tabulated.
web-lab-automaton =
    The losing positions are read by an automaton of { $states ->
        [one] { $states } state
       *[other] { $states } states
    }, digit by digit, in: { $numeration }.
web-lab-first = The first of them:{" "}
web-lab-attempts = The guesses on the way
web-lab-drawing = The automaton of the losing positions
web-lab-tooMany = It has { $arrows } arrows, more than can be told apart in a drawing; the file for Graphviz has them all.
web-lab-certificate = Certificate
web-lab-dot = Drawing (Graphviz)
web-lab-data = Table (CSV)
web-lab-play = Play it
web-lab-copyLink = Copy the link to this theorem
web-lab-code = Program
web-lab-readText = Write both numbers in this numeration, one below the other, and read them digit by digit from the left: follow the arrow with this pair of digits. If you end in a double circle, the player to move loses.
web-lab-readPair = Numbers to read
web-lab-readNext = Read the next digit
web-lab-readAgain = From the start
web-lab-reading = In state { $state }; the next digits are { $letter }.
web-lab-readLost = All read, in the double circle { $state }: lost for the player to move.
web-lab-readWon = All read, in state { $state }, no double circle: won for the player to move.
web-lab-readStuck = There is no such arrow: won for the player to move.
web-lab-values = Grundy values, not only who wins
web-lab-valuesText = The lighter, the larger the Grundy value; red is 0, lost for the player to move.
web-lab-firstValues = The first positions, each with its Grundy value behind it:{" "}
web-lab-drawingValues = The automaton of the Grundy values
web-lab-readValues = Write the piles and behind them a number g in this numeration, one below the other, and read them digit by digit from the left: follow the arrow with these digits. If you end in a double circle, g is the Grundy value of the piles.
web-lab-readValue = All read, in the double circle { $state }: the last number is the Grundy value of the others.
web-lab-readNoValue = All read, in state { $state }, no double circle: the last number is not the Grundy value of the others.
web-lab-readNoValueStuck = There is no such arrow: the last number is not the Grundy value of the others.

web-sheet-title = The two piles
web-sheet-count =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
web-sheet-withKey = With the key
web-sheet-shuffle = Other positions
web-sheet-print = Print
web-sheet-number = no. { $seed }
web-sheet-ruleOf = Two players take turns: { $rules }. Whoever makes the last move wins.
web-sheet-positions = Can the player to move win? If so, write down a move that wins.
web-sheet-keyOf = { $title }: key
web-sheet-wins = won, for example by leaving { $moves }
web-sheet-loses = lost
web-sheet-sharing = For your students
web-sheet-sharingText = The game that is on the table in Play can stand inside another page, or be sent as a link.
web-sheet-copyFrame = Copy the code to embed
web-sheet-copyGame = Copy the link to this game
web-sheet-code = QR code: the link to this game
web-sheet-noCode = Put this file on a web site and a QR code stands here; a page from a file has no address that others can reach.
web-sheet-rules = Two players take turns. Take any number of stones from one pile, or equally many from both. Who takes the last stone wins.
web-sheet-board = The cell in column a and row b is the position with piles a and b. Mark the positions that are lost for the player to move.

web-sheet-questions-1 = From (1, 2), write down every move. Who wins?
web-sheet-questions-2 = Cross out every cell from which (0, 0) can be reached in one move. Which is the first cell left?
web-sheet-questions-3 = Go on crossing out. List the first six losing pairs.
web-sheet-questions-4 = What is the difference of the two numbers of each pair? Do you see a rule?
web-sheet-questions-5 = Does every number from 1 to 12 occur? How often?
web-sheet-questions-6 = You have (8, 12). Find a move that wins.
web-sheet-pairs = The losing pairs:{" "}
web-sheet-differences = The nth pair has the difference n, and every positive number is in exactly one pair.

web-puzzles-today = Today's puzzle
web-puzzles-ofDay = The puzzle of { $day }
web-puzzles-level = Level { $level }
web-puzzles-streak =
    Solved { $days ->
        [one] { $days } day
       *[other] { $days } days
    } in a row
web-puzzles-another = Another one
web-puzzles-find = What to find
web-puzzles-kinds-win = A winning move
web-puzzles-kinds-only = The only winning move
web-puzzles-kinds-lost = Whether it is lost
web-puzzles-ask-win = Your move: which one wins?
web-puzzles-ask-only = Only one move wins: which?
web-puzzles-ask-lost = Is it lost for the player to move?
web-puzzles-ladder = Each level is harder than the one before: solve one at the first try to climb.
web-puzzles-isLost = Lost
web-puzzles-isWon = Won
web-puzzles-giveUp = Show the answer
web-puzzles-right = Right!
web-puzzles-over = The answer was shown.
web-puzzles-wrong = { $move }? Then the opponent will { $reply }. Think again.
web-puzzles-answer = Answer
web-puzzles-tries =
    { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }
web-puzzles-graded =
    { $winning } of { $moves } moves win; if the winner hurries and the loser delays, { $steps ->
        [one] { $steps } move is
       *[other] { $steps } moves are
    } left.
web-puzzles-copy = Copy the result

web-story-title = From the first lost position to √5
web-story-lost-title = 1. Who loses, and facing what?
web-story-lost-lines-1 = With no stone left, the player to move has lost: (0, 0) is lost.
web-story-lost-lines-2 = Whatever reaches a lost position in one move is won: cross it out. The cell nearest to the corner that is left can only go to cells that are crossed out, so it is lost again.
web-story-lost-lines-3 = Click the next one on the board. When you have found five, look at the differences of their numbers.
web-story-once-title = 2. Every number exactly once
web-story-once-lines-1 = The differences are 1, 2, 3, 4, …, and every positive number is in exactly one pair: the rest of its row and column was crossed out long ago.
web-story-once-lines-2 = So the smaller and the larger numbers are two combs that fill the line together, without a gap and without a clash.
web-story-root-title = 3. Where √5 comes from
web-story-root-lines-1 = Suppose pair n is about nα and nβ. The difference is n, so β = α + 1.
web-story-root-lines-2 = Every number exactly once means: of N numbers about N/α are smaller ones and N/β larger ones, so 1/α + 1/β = 1.
web-story-root-lines-3 = Together: α² = α + 1, so α = (1 + √5)/2, the golden ratio. The theorem below proves that the whole parts are right, every one of them.
web-story-fails-title = 4. Why programs fail
web-story-fails-lines-1 = √5 has no end. In floating point, nα runs out of digits when n is large, and its whole part is off by one. Slide n to the right and see it happen; the table at the end of this page says where each published formula goes wrong first.
web-story-fails-lines-2 = Whole numbers do not fail: the explanation of a position compares two of them, however large they are.
web-story-large = n = { $n }
web-story-machine = In floating point ⌊nα⌋ is { $a }, so pair n would be ({ $a }, { $b }).
web-story-machineRight = Right: ({ $a }, { $b }) is lost.
web-story-machineWrong = Wrong by one! ({ $a }, { $b }) is won: leave { $to }.
web-story-pair = Pair { $n }
web-story-golden = The further, the nearer to (1 + √5)/2 = 1.61803 …
