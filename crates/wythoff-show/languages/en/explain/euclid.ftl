explain-euclid-over = A pile is empty: the game is over, and the player to move has lost.
explain-euclid-over-misere = A pile is empty: the game is over, and in misère play the player to move has won.
explain-euclid-equal = The piles are equal: taking { $pile } ends the game and wins.
explain-euclid-equal-misere = The piles are equal: the only move takes { $pile } and ends the game, which loses in misère play.
explain-euclid-test = Different piles $a < b$ are lost exactly if $b/a < φ$ for $φ = (1 + √5)/2$; in whole numbers, if $b² − ab − a² < 0$:
explain-euclid-below = The quotient is below the golden ratio.
explain-euclid-above = The quotient is above the golden ratio. Let $r$ be the remainder of $b$ modulo $a$: of $r$ and $r + a$ one makes with $a$ a lost position, and it can be left.
explain-euclid-fails = The smaller pile goes into the larger only once: the only move leaves { $left } beside { $a }, whose quotient is above the golden ratio, and the opponent wins.
