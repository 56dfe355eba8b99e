explain-wythoff-ordered = Order the piles: $a = { $a } ≤ { $b } = b$.
explain-wythoff-ordered-swapped = Order the piles, the smaller first: $a = { $a } ≤ { $b } = b$.
explain-wythoff-exceptions = In misère Wythoff the losing pairs are those of normal play, but $(0, 1)$ and $(2, 2)$ stand in for the first two, $(0, 0)$ and $(1, 2)$. So think of normal play.

explain-wythoff-difference = The difference is $d = b − a = { $b } − { $a } = { $d }$. In losing pair number $n$ the numbers differ by $n$, so only pair $n = d = { $n }$ can be this one.
explain-wythoff-difference-k = The difference is $d = b − a = { $b } − { $a } = { $d }$. With $t = k + 1 = { $t }$ the numbers of losing pair $n$ differ by { $multiple }; { $here }
explain-wythoff-here-exact = here ${ $d } = { $numbers }$, so $n = { $n }$.
explain-wythoff-here-less = here it is $0$, less than any of these.
explain-wythoff-here-between = here ${ $d } = { $numbers }$, between two of these.
explain-wythoff-no-such-difference = No losing pair has this difference, so the position is not one of them.
explain-wythoff-other-pairs = The pairs that can be left are tested in whole numbers. Numbers $a$ and $b = a + d$ with $d = tn$ are losing pair $n$ exactly if $f(a) ≤ 0 < f(a + 1)$, where
explain-wythoff-other-pairs-misere = The pairs that can be left are tested in whole numbers. In misère play numbers $a$ and $b = a + d$ with $d = tn + 1$ are losing pair $n$ exactly if $f(u − t) ≤ 0 < f(u)$, where

explain-wythoff-test = The smaller number of pair $n$ is $⌊nα⌋$, and $nα$ is the positive root of the function below. So the position is lost exactly if $f(a) ≤ 0 < f(a + 1)$: whole numbers, nothing is rounded.
explain-wythoff-test-misere = The exact test for misère play: the position is lost exactly if $f(u − t) ≤ 0 < f(u)$, where
explain-wythoff-test-holds = The test holds: this is a losing pair.
explain-wythoff-test-fails = The test fails: this is not a losing pair.

explain-wythoff-neighbours = The losing pairs around it:
explain-wythoff-neighbours-here = ← this position

explain-wythoff-zeckendorf = by Zeckendorf digits (weights { $weights })
explain-wythoff-numeration = by the digits over the weights of this game ({ $weights })
explain-wythoff-digits-lower = A second look, { $system }. { $number } ends in an even number of zeros, so it is the smaller number of its pair; append a 0 to get its partner { $partner }:
explain-wythoff-digits-upper = A second look, { $system }. { $number } ends in an odd number of zeros, so it is the larger number of its pair; drop a 0 to get its partner { $partner }:

explain-wythoff-fails = Every move fails:
explain-wythoff-fails-numbers = { $a } or { $b }
explain-wythoff-fails-one = A move in one pile keeps the other number. Each number is in exactly one losing pair, and the one with { $numbers } is { $position } itself: what is left is not a losing pair.
explain-wythoff-fails-both = A move in both piles keeps the difference. Each difference occurs in exactly one losing pair, so again what is left is none.
explain-wythoff-fails-both-k = A move in both piles changes the difference by at most $k = { $k }$, and the differences of two losing pairs are at least $t = { $t }$ apart. So the difference would have to stay, and each occurs in one losing pair only.
explain-wythoff-fails-end = And from a position that is not a losing pair the opponent can always move to one.
explain-wythoff-fails-end-misere = And from a position that is not a losing pair the opponent can always move to one, or no stone is left and the opponent has won already.

explain-wythoff-all-moves = There are no others: with one pile kept only its partner can be left, and a move in both piles keeps the difference, which one losing pair has.
explain-wythoff-all-moves-k = There are no others: with one pile kept only its partner can be left, and a move in both piles changes the difference by at most $k$, so only the pairs with the nearest differences come into question.
