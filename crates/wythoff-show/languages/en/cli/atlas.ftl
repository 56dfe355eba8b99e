verb-atlas = Ask the atlas of small two-pile games and their theorems
    .long =
        Ask the atlas of small two-pile games and their theorems, made by "wythoff census two-pile".

        A query is a list of words that must all be true of a game: numeration:fibonacci (also base-2,
        greedy-3-1, ostrowski-2-1, or a beginning of these), states<10, misere, normal, proved, exhausted,
        over-budget, set:HEX, tier=1, words:mex; any other word must stand in the rules.
    .usage =
        wythoff atlas search <QUERY> [OPTIONS]
             wythoff atlas show <KEY>
             wythoff atlas like <RULES>
             wythoff atlas stats
    .examples =
        $ wythoff atlas search 'numeration:fibonacci states=7 x=y>0' --count 1 | wc -l
        2

arg-atlas-what = search, show, like (the same losing positions), or stats
    .value = search|show|like|stats
arg-atlas-words = The query, the beginning of a key, or rules
    .value = QUERY
arg-atlas-file = Ask this file instead, written by "wythoff census export DIR --out FILE"
    .value = FILE
arg-atlas-count = List at most so many games; otherwise 20
    .value = COUNT
arg-atlas-json = Print a JSON document

atlas-found = Games: { $count }
atlas-more = Games: { $count }, of which { $hidden } are not listed (--count)
atlas-games = Games: { $count }
atlas-proved = Proved: { $count }
atlas-sets = Different sets of losing positions among the proved: at least { $least } (told apart below 200), at most { $most } (different automata)
atlas-results = Results
atlas-numerations = Numerations of the theorems
atlas-states = States of the automata
atlas-shared = One set of losing positions, many games (the simplest of them)
atlas-theorem = Proved for all sizes (numeration: { $numeration }; states: { $states }):
atlas-open = No theorem: { $result } ({ $reason })
atlas-result-proved = proved for all sizes
atlas-result-exhausted = no theorem, and nothing left to try
atlas-result-over-budget = no theorem within the budget
atlas-result-refused = refused by the checker or the table
atlas-result-crashed = the search crashed
atlas-same = Other games with the same losing positions below 200: { $count }
error-atlas-words = after atlas expected search with a query, show with a key, like with rules, or stats
error-atlas-query = expected a comparison as in states<10, found { $found }
error-atlas-key = { $count ->
        [0] no game has a key that begins with { $found }
       *[other] the keys of { $count } games begin with { $found }: write more of it
    }
error-atlas-field = a query does not know { $found }: before a colon may stand { $known }
error-atlas-piles = the atlas has games of two piles
