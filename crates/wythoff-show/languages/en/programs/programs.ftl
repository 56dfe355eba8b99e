# The comments in programs that are written out. A mark @say NAME in a template stands for comment-NAME.

comment-automaton =
    Write each pile as a sum of weights, the largest first, each as often as it fits. The weights begin with FIRST; the next
    is the sum of the last ones times the numbers of RECURRENCES, whose rows take turns. Read the piles' digits side by side
    from the largest weight on; shorter numerals have leading zeros, as many digits as there are rows at a time.
    The digits of one place, first pile first, are one letter: a number in base BASE. STATES[i] is 1 if a position that ends
    there is lost, else 0; then letter:next state. Where a letter has no next state the position is not lost.
comment-automaton-any = Piles of any size.
comment-automaton-words = Piles up to 2^64 - 1. A weight is then below 2^79: only one is above every pile, at most 2^15 times the last.
comment-bachet = A pile of n is worth n mod (m + 1). Lost iff the xor of the values is 0; a winning move makes it 0.
comment-euclid =
    Let b = q * a + r with a <= b. If q >= 2 the player to move wins: leave (r, a) if that is lost, else (a, r + a), from
    which the only move leads to (r, a). If q = 1 the only move leads to (r, a).
comment-fibonacci =
    n stones, at most m now (n - 1 at first), then at most twice what was taken. Every n is a sum of Fibonacci numbers no two
    of them neighbours. Lost iff n = 0 or the least of them is above m; else taking it wins: the next is more than twice it.
comment-heaps =
    Values of single heaps: those of the table, and beyond it they repeat with the period (proved). Lost iff their xor is 0.
    Digit d of DIGITS[i]: i stones may be taken if nothing (1), one heap (2) or two heaps (4) are left.
comment-k-wythoff =
    Let t = k + 1 and d = b - a. Losing pairs are (n + floor(n * x), n + floor(n * x) + t * n), x^2 + t * x = 1, x > 0.
    So t divides d, and with n = d / t and e = a - n >= 0 we have e <= n * x < e + 1, which squares to
    e * (e + d) <= n * n < (e + 1) * (e + 1 + d). Integers only.
comment-moore =
    Moore: lost iff in every binary column the number of ones is a multiple of k + 1. A winning move, from the highest column:
    if r ones are too many, either set k + 1 - r bits of piles already changed, or change r more piles that have a one here.
comment-nim = Bouton: a position is lost iff the xor of its piles is 0; a winning move makes it 0.
comment-outcomes = Reads the piles of one position after the other. Writes 0 if the player to move loses, else 1.
comment-partners =
    Losing pairs by the rules alone: pair n has difference n, and its smaller number is the least not used yet.
    partner[x] is the number that makes a losing pair with x, lower[n] the smaller number of pair n.
comment-positions = Reads a position a line. Writes 0 if the player to move loses, else 1 and the position a winning move leaves.
comment-residues = LOST[n] is 1 if a pile of n is lost; beyond the table it repeats with the period (proved). Piles up to 2^64 - 1.
comment-residues-any = LOST[n] is 1 if a pile of n is lost; beyond the table it repeats with the period (proved). Piles of any size.
comment-staircase =
    Only odd stairs count: coins moved onto an even stair can be moved on at once. So it is Nim on stairs 1, 3, 5, ...
    A stair reaches its target by moving coins down, or by getting coins from the stair above.
program-theorem = who wins, proved for piles of every size
comment-winning-moves = At most three positions: the equal take first, then the larger pile reduced, then the smaller.
comment-wythoff =
    (a, b), a <= b, is lost iff a = floor(d * phi) with d = b - a, that is a <= d * phi < a + 1.
    phi^2 = phi + 1, so this squares to a * a <= d * b and d * (b + 1) <= a * (a + 2): integers only.
comment-below-2-127 = The products are below 2^127 for all 64-bit piles.
comment-limbs = Numbers without limit: limbs of nine decimal digits, the lowest first, no zeros at the top.
comment-difference = x - y, where y <= x.
comment-limb-sums = Each sum is below 10^18 + 2 * 10^9 < 2^64.
comment-wythoff-limbs =
    (a, b), a <= b, is lost iff a = floor(d * phi) with d = b - a, that is a <= d * phi < a + 1.
    phi^2 = phi + 1, so this squares to a * a <= d * b and d * (b + 1) <= a * (a + 2).
comment-wythoff-moves =
    Pair n of the losing positions is (n + e, n + e + t * n), t = k + 1, where e is the largest integer with e * (e + t * n) <= n * n.
    Then e * t <= n, so the search ends at n / t and no product is above 2 * n * n.
comment-greatest-index = The largest n whose pair has its smaller (c = 0) or larger (c = T) number at most x.
comment-five-pairs = A winning move leads to a pair with a number in common, or with nearly the same difference: five pairs to look at.
comment-next-word = The next word of the input, or null at its end.
comment-k-wythoff-long =
    Let t = k + 1 and d = b - a. Losing pairs are (n + floor(n * x), n + floor(n * x) + t * n), x^2 + t * x = 1, x > 0.
    So t divides d, and with n = d / t and e = a - n >= 0 we have e <= n * x < e + 1, which squares to
    e * (e + d) <= n * n < (e + 1) * (e + 1 + d). Integers only; they fit in a long for piles up to 10^9.
comment-fits-long = The products fit in a long for piles up to 3 * 10^9.
comment-wythoff-any-size =
    (a, b), a <= b, is lost iff a = floor(d * phi) with d = b - a, that is a <= d * phi < a + 1.
    phi^2 = phi + 1, so this squares to a * a <= d * b and d * (b + 1) <= a * (a + 2): integers of any size.
comment-moves-long = Piles up to 10^9: everything fits in a long.
comment-k-wythoff-python =
    Let t = k + 1 and d = b - a. Losing pairs are (n + floor(n * x), n + floor(n * x) + t * n), x^2 + t * x = 1, x > 0.
    So t divides d, and with n = d // t and e = a - n >= 0 we have e <= n * x < e + 1, which squares to
    e * (e + d) <= n * n < (e + 1) * (e + 1 + d). Integers only.
comment-below-2-128 = The products are below 2^128 for all 64-bit piles.
comment-greatest-good = The largest number from 0 to most that is good, all smaller ones being good.
comment-checker-words = Every case has one answer: the words of the output are those of the answer file.
comment-checker-lists = Several outputs are right: the positions may come in any order, but the one left by taking from both piles is first.
comment-checker-lines = The numbers of the next line that is not blank; none at the end.
comment-checker-repeated = The statement does not say whether a position that two moves leave stands there once or twice: both are right.
comment-checker-partner = partner[x] makes a losing pair with x: pair n is the least number in no pair so far, and that plus n.
comment-checker-lower = lower[d] is the smaller number of the pair with difference d.
comment-checker-both = What an equal take leaves: the difference stays.
comment-checker-one = What is left by taking from one pile: the other one keeps its number.
comment-at-most = Lost iff m + 1 divides n: whatever the other takes, take the rest of m + 1.
comment-powers-of-two = Lost iff 3 divides n, or the sum of its digits: no power of 2 is a multiple of 3, and 1 or 2 leads from every other number to one.
comment-one-three-four = Lost iff n mod 7 is 0 or 2: with 1, 3 and 4 the outcomes repeat after 7, as seven small cases show.
comment-odd-odd = Lost iff both sides are odd: then every move makes one even, and from there a move leads back to odd sides.
comment-fibonacci-number = Lost iff n is a Fibonacci number: otherwise the least part of its Zeckendorf sum is taken.
comment-from-to = Let r = n mod (p + q). Lost iff 1 <= r <= p: whatever the other takes, make it p + q together; in the end r are left.
comment-nim-winner = Bouton: lost iff the xor of the piles is 0.
comment-nim-misere = Whoever takes the last stone loses: as in Nim while a pile is larger than 1, else lost iff the number of piles of 1 is odd.
comment-nim-count = A winning move makes the xor 0: pile becomes pile ^ sum, if that is smaller.
comment-nim-moves = A winning move makes the xor 0: pile becomes pile ^ sum, if that is smaller.
comment-nim-first-move = A winning move makes the xor 0: pile becomes pile ^ sum, if that is smaller. The first such pile is taken.
comment-lasker = Lasker's Nim: piles 4k + 3 and 4k + 4 have each other's value, all others their own. Lost iff the xor is 0.
comment-euclid-winner = Let a <= b. If b / a >= 2 the player to move wins, else there is one move. So (0, b) is lost, and the quotient decides.
comment-coins-on-a-strip = Coins in pairs from the last one on: a move of the front one is answered by its partner. So the gaps in pairs are Nim.
comment-differences = Taking from a pile lowers its difference and raises the next one: staircase Nim, so every other difference from the last one on counts.
comment-divided-pairs = The value of a pair is the number of ones at the end of the binary digits of (a - 1) | (b - 1). Lost iff the xor is 0.
