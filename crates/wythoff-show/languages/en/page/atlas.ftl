web-atlas-tag = en
web-atlas-name = English
web-atlas-speak = Switch to English
web-atlas-title = Atlas of two-pile games
web-atlas-tagline = { $games } games, { $proved } of them with a theorem that holds for all sizes.
web-atlas-skip = Skip to the list
web-atlas-theme = Light or dark
web-atlas-query = Search
web-atlas-hint = Words that must all be true: numeration:fibonacci, states<10, misere, normal, proved, exhausted, words:mex, tier=2; any other word must stand in the rules. Press / to come here.
web-atlas-wrong = Expected a comparison as in states<10, found “{ $found }”.
web-atlas-found = Games: { $count }
web-atlas-nothing = No game is like that.
web-atlas-list = Games
web-atlas-states = { $count ->
        [one] 1 state
       *[other] { $count } states
    }
web-atlas-results-proved = proved
web-atlas-results-exhausted = nothing left to try
web-atlas-results-overBudget = over budget
web-atlas-results-refused = refused
web-atlas-results-crashed = crashed
web-atlas-misere = last stone loses
web-atlas-normal = last stone wins
web-atlas-picture = The losing positions with piles below { $size }; the first pile goes right, the second down.
web-atlas-theorem = Theorem
web-atlas-automaton = Proved for all sizes by an automaton that reads the digits of both piles: { $numeration }, { $states }.
web-atlas-open = No theorem was found ({ $result }: { $reason }).
web-atlas-rules = Rules
web-atlas-copy = Copy
web-atlas-copied = Copied
web-atlas-lab = Open in the laboratory
web-atlas-terminal = On the command line
web-atlas-same = Games with the same losing positions below 200: { $count }
web-atlas-choose = Choose a game.
web-atlas-footer = One file, no network. The laboratory is wythoff.html, in the same folder.
