verb-table = Print or write the table of all positions of two piles up to a size
    .long =
        Print or write the table of all positions of two piles, both below a size.

        outcome   P where the player to move loses; 0 and 1 in files
        grundy    Sprague–Grundy values
        moves     how many winning moves there are

        Text fits the terminal; csv has a line a row, values only; npy is for numpy; svg and png are
        heat maps. By rules of one pile it is a single row; of more than two, --slice fixes the others.
        With --checkpoint the Grundy values of k-Wythoff are written down every so often
        and on Ctrl-C, and the same command goes on from there.
        Those above size 16384 go to npy files through the disk, not through memory: until the file
        is there, they take 2 bytes a cell beside it, or in the checkpoint.
    .usage = wythoff table [OPTIONS] --size <SIZE>
    .examples =
        $ wythoff table --size 8 --values grundy
        a\b  0  1  2  3  4  5  6  7
          0  0  1  2  3  4  5  6  7
          1  1  2  0  4  5  3  7  8
          2  2  0  1  5  3  4  8  6
          3  3  4  5  6  2  0  1  9
          4  4  5  3  2  7  6  9  0
          5  5  3  4  0  6  8 10  1
          6  6  7  8  1  9 10  3  4
          7  7  8  6  9  0  1  4  5

        $ wythoff table --game nim --size 3 --format csv --values grundy
        0,1,2
        1,0,3
        2,3,0

arg-table-size = How many rows and columns
    .value = SIZE
arg-table-game = The game: wythoff unless said otherwise; "wythoff games" lists them
    .value = GAME
arg-table-k = How far apart the numbers taken from both piles may be; 0 is Wythoff's game
    .value = K
arg-table-rules = The rules of a game, @FILE, - or the name of a game of the gallery
    .value = RULES
arg-table-set = With --rules: give a parameter another value, as in k=3; may be repeated
    .value = NAME=NUMBER
arg-table-slice = With --rules of more piles: a pile and its size, as in c=3, so that one or two are free; may be repeated
    .value = PILE=SIZE
arg-table-misere = Misère play: whoever takes the last stone loses (not for grundy)
arg-table-values = outcome, grundy or moves; otherwise outcome
    .value = VALUES
arg-table-format = text, csv, json, npy, svg or png; otherwise that of the file's name, or text
    .value = FORMAT
arg-table-out = Write to this file instead of stdout
    .value = FILE
arg-table-threads = How many threads compute Grundy values; otherwise one for each core
    .value = THREADS
arg-table-checkpoint = Write down the Grundy values of k-Wythoff in this file, and go on from it
    .value = FILE

table-cut = The first { $shown } of { $size } rows and columns; --out FILE or --format csv have all.
figure-outcomes = { $game }{ $play ->
        [misere] , misère play
       *[normal] {""}
    }: who wins
figure-grundy = { $game }{ $play ->
        [misere] , misère play
       *[normal] {""}
    }: Grundy values
figure-moves = { $game }{ $play ->
        [misere] , misère play
       *[normal] {""}
    }: number of winning moves
figure-rows = first pile
figure-columns = second pile
figure-pile = pile { $name }
figure-lost = lost
figure-won = won
figure-no-move = no winning move
