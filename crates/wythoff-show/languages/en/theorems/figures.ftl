figure-beatty = Beatty: ⌊nφ⌋ and ⌊nφ²⌋ share out the positive integers
figure-beatty-lower = multiples of φ
figure-beatty-upper = multiples of φ²
figure-beatty-covered = every integer is covered once

figure-board = Wythoff's game: every loss crosses out what can move to it
figure-board-k = k-Wythoff, k = { $k }: every loss crosses out what can move to it
figure-board-lost = lost position
figure-board-one = by a move in one pile
figure-board-both = by a move in both
figure-board-slope = slope φ and 1/φ
figure-board-slope-k = slope 1 + √2 and √2 − 1

figure-sums = The value of a sum is the nim-sum a ⊕ b
figure-sums-note = Each cell is the mex of the cells to the left and above; the sum is lost on the diagonal of zeros.

figure-fibonacci = Fibonacci Nim: the parts of n, the least at the bottom
figure-fibonacci-note = Red: a single part, so the opening is lost. Otherwise take the lowest block.

figure-staircase = Staircase Nim: only the odd stairs count
figure-staircase-sum = The nim-sum of the odd stairs: { $sum }
figure-staircase-ground = ground
figure-staircase-stair = stair { $stair }: { $coins }

figure-nim = Nim: 11, 13 and 6 are lost – blocks pair off in every column
figure-nim-blocks = blocks
figure-nim-note = Whatever you take, a column becomes odd; the opponent makes all of them even again.
