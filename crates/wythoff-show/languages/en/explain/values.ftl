explain-values-size = A pile is worth its size.
explain-values-remainder = A pile is worth its remainder modulo $m + 1 = { $modulus }$: whatever is taken changes the remainder, and every smaller one can be reached.
explain-values-odd-stairs = Only the odd stairs count. Coins moved from an odd stair leave the game as if taken from a pile of Nim; coins moved from an even stair to an odd one can be moved on at once by the opponent, which undoes the move.
explain-values-place = A head at place $x$ is a pile of $x$ in Nim.
explain-values-odious = A head at place $x$ is worth $2(x − 1)$ or one more, whichever has an odd number of ones in binary.
explain-values-ruler = A head is worth the largest power of 2 that divides its place.
explain-values-heap = The heaps and their Grundy values:

explain-values-head-pile = pile
explain-values-head-place = place
explain-values-head-stair = stair
explain-values-head-coins = coins
explain-values-head-value = value
explain-values-head-counts = counts as

explain-values-nim-sum = Write the values in binary, one below the other. The nim-sum ⊕ adds every column without carrying; the position is lost exactly if it is 0.
explain-values-one = There is only one value, so nothing has to be added: the position is lost exactly if the value is 0. Here it is { $value }.
explain-values-nim-sum-even = Every column has an even number of ones: the nim-sum is 0.
explain-values-nim-sum-odd = Some column has an odd number of ones: the nim-sum is not 0.

explain-values-misere = In misère play the nim-sum decides as in normal play while some value is at least 2. When all are 0 or 1 it is the other way round: lost exactly if the number of ones is odd.
explain-values-misere-ones-lost = No value is above 1, and the number of ones is odd: lost.
explain-values-misere-ones-won = No value is above 1, and the number of ones is even: won.
explain-values-misere-lost = Some value is at least 2, and the nim-sum is 0: lost.
explain-values-misere-won = Some value is at least 2, and the nim-sum is not 0: won.

explain-values-fails = Every move fails: it changes exactly one value, so the nim-sum is no longer 0, and the opponent can make it 0 again.
explain-values-fails-misere = Every move fails: whatever the other values are, exactly one value in this place makes the position lost, and a move changes one value.

explain-values-all-moves-of-piles = To make the nim-sum 0 a pile $v$ has to become $v ⊕ { $sum }$, which is a move exactly if $v ⊕ { $sum } < v$; these are all.
explain-values-all-moves = To make the nim-sum 0 a value $v$ has to become $v ⊕ { $sum }$; the moves that do it are the winning ones.
