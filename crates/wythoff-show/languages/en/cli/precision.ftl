verb-precision = Show where the published formulas for losing pairs go wrong
    .long =
        Show where the formulas that people publish for Wythoff's game go wrong: the first position, and
        how many up to a limit.

        A formula gives a for n = (b - a)/(k + 1). For each n it gets wrong, one lost position is called
        won and one won position is called lost. Everything is computed here, step by step as the
        machine does it, and nothing is left out: only where n times the ratio comes as near to an integer as the
        formula is inexact can it be wrong, and all those n are tried.
    .usage = wythoff precision [--limit <N>] [-k <K>] [--json]
    .examples =
        $ wythoff precision --limit 1000 | grep -A 4 '^1.618 '
        1.618  (int)(n * 1.618)
          a constant cut off after a few digits
          first: (377, 610) is lost and called won: n = 233 gives 376
          lost called won: 2, won called lost: 2

arg-precision-limit = The largest pile, at most 10^18 (usually 10^9)
    .value = N
arg-precision-k = The k of k-Wythoff (usually 0)
    .value = K
arg-precision-budget = How many n are tried at most for each formula (usually 2000000000)
    .value = COUNT
arg-precision-json = Print JSON

precision-heading = Positions (a, b) with a ≤ b ≤ { $limit }, k = { $k }
precision-first = first: ({ $a }, { $b }) is lost and called won: n = { $n } gives { $claim }
precision-first-none = first: ({ $a }, { $b }) is lost and called won: n = { $n } gives no pair
precision-count = lost called won: { $lost }, won called lost: { $won }
precision-right = right on every position
precision-partly = counted only for n below { $n }: the budget is used up
precision-at-most = at most { $most }
precision-stopped = stopped; what is printed is what was counted so far
