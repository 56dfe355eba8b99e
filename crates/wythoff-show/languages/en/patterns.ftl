# Patterns in the lost positions of a game, and numeration systems.

pattern = { $claim } ({ $support }).
pattern-kernel = proved; kernel-checkable in Coq
pattern-checked = proved; checked, not in Coq
pattern-compared = compared for piles below { $size }, not proved

claim-nothing = No position is lost: the player to move always wins
claim-everything = Every position is lost for the player to move
claim-finite = Only these positions are lost for the player to move: { $positions }
claim-xor = A position is lost exactly when the pile sizes add up to 0 in binary without carries ({ $formula })
claim-diagonal = A position is lost exactly when the two piles are equal (a xor b = 0)
claim-formula = A position is lost exactly when { $formula }
claim-powers = A pile is lost exactly when { $formulas } for some n ≥ 0
claim-or = { $list } or { $item }
claim-digits = A pile is lost exactly when its digits match { $regex } (zero has no digits)
claim-first-move = Before the first move ({ $memory } = 0) a position is lost exactly when { $pile } is 0 or one of { $weights }, …
claim-first-move-fibonacci = Before the first move ({ $memory } = 0) a position is lost exactly when { $pile } is 0 or a Fibonacci number
claim-last-part = After it ({ $memory } ≥ 1) a position is lost exactly when { $pile } = 0 or { $multiple } < u: write { $pile } as a sum of the numbers { $weights }, …, each time the greatest that fits; u is the last of them
claim-beatty = The losing pairs are A_n = ⌊nα⌋, B_n = ⌊nβ⌋, n = 0, 1, 2, …, with α = { $alpha }, { $alpha-equation } and β = { $beta }, { $beta-equation }
claim-beatty-shifted = The losing pairs are A_n = ⌊nα + γ⌋, B_n = ⌊nβ + γ + 1⌋, n = 0, 1, 2, …, with α = { $alpha }, { $alpha-equation }, β = { $beta }, { $beta-equation } and γ = 1/α = { $gamma }
claim-difference = The nth losing pair differs by B_n − A_n = { $difference }
claim-linear = In the nth losing pair B_n = { $factor }·A_n + { $rest }
claim-appended-zero = Write numbers as sums of { $weights }, …, each time the greatest that fits: the digits of A_n (n ≥ 1) end in an even number of zeros, and those of B_n are the same and one more 0
claim-mex = A_n is the least number that is in no losing pair before (the mex rule): every number is in exactly one pair
claim-one-per-row = For every size of the first pile exactly one size of the second is lost
claim-period =
    The losing positions repeat with the period { $period } in the { $pile ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } pile
claim-period-from =
    The losing positions repeat with the period { $period } in the { $pile ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } pile, from { $from ->
        [one] { $from } stone
       *[other] { $from } stones
    } in that pile on
claim-shift = Adding { $amount } to every pile changes nothing
claim-shift-from = Adding { $amount } to every pile changes nothing when all piles have at least { $from }
claim-same = The same positions are lost as in { $game }
claim-except = The same positions are lost as in { $game }, except { $without }
claim-also = The same positions are lost as in { $game }, and also { $with }
claim-instead = The same positions are lost as in { $game }, but instead of { $without } it is { $with }
claim-sequences = The A_n and B_n are the sequences { $lower } and { $upper } of the OEIS

familiar-nim = Nim
familiar-wythoff = Wythoff's game
familiar-k-wythoff = { $k }-Wythoff

numeration-base = base { $base }
numeration-fibonacci = Fibonacci numbers { $weights }, …
numeration-recurrence = u_n = { $recurrence }: { $weights }, …
numeration-ostrowski = Ostrowski numeration of the continued fraction [0; { $quotients }] with this period: { $weights }, …

values-theorem = The Grundy value of { $position } is the one g for which the automaton accepts the digits of { $with-value } (states: { $states }; numeration: { $numeration }) ({ $support }).
values-theorem-up-to = A g up to { $most } is the Grundy value of { $position } exactly if the automaton accepts the digits of { $with-value } (states: { $states }; numeration: { $numeration }) ({ $support }). All other positions have larger values.
values-nim = The Grundy value of { $position } is { $sum } ({ $support }).
values-period = g(a + { $period }) = g(a) for all a ≥ { $from } ({ $support }).
