# The games: what each is called, and its rules in one line.

titled-game = { $name }{ $parameters }
titled-octal = Octal game { $code }
titled-hexadecimal = Hexadecimal game { $code }

game-wythoff = Wythoff
    .rules = two piles: take from one, or from both amounts that differ by at most k

game-nim = Nim
    .rules = take any number of stones from one pile

game-staircase = Staircase
    .rules = stairs from the lowest: move any number of coins from one stair to the next lower

game-moore = Moore
    .rules = take any number of stones from each of at most k piles

game-bachet = Bachet
    .rules = take 1 to m stones from one pile

game-fibonacci = Fibonacci
    .rules = one pile: not all of it at first, then at most c times the last take; [n, l]: at most l now

game-euclid = Euclid
    .rules = two piles: take from the larger a multiple of the smaller

game-subtraction = Subtraction
    .rules = take one of the given amounts from a heap

game-all-but = All But
    .rules = take any amount from a heap except the given ones

game-lasker = Lasker
    .rules = take any number of stones from one heap, or break it in two

game-kayles = Kayles
    .rules = take one or two stones from a heap, then break it in two if you like (0.77)

game-dawsons-kayles = Dawson's Kayles
    .rules = take two stones from a heap, then break it in two if you like (0.07)

game-dawsons-chess = Dawson's Chess
    .rules = take a file of a row with its neighbours; the row may break in two (0.137)

game-grundy = Grundy
    .rules = break a heap in two that differ

game-octal = Octal
    .rules = a taking-and-breaking game by its octal code, or hexadecimal with 0x

game-turning-turtles = Turning Turtles
    .rules = places of heads: turn one head over, and perhaps one coin to the left of it

game-mock-turtles = Mock Turtles
    .rules = places of heads: turn one head over, and perhaps one or two coins to the left of it

game-ruler = Ruler
    .rules = places of heads: turn coins in a row without gaps, the rightmost from heads to tails
