# What is wrong with a text that is not the rules of a game. In English these are also the words of the library's errors.

rules-in-place =
    { $error }
    { $snippet }
rules-error = line { $line }, column { $column }: { $reason }

rules-unexpected = expected { $expected }, found `{ $found }`
rules-unexpected-end = expected { $expected }, found the end of the statement
rules-expected-comparison = a comparison, a comma or the end of the statement
rules-expected-pile-name = the name of a pile
rules-expected-memory-name = the name of a piece of memory
rules-expected-parameter-name = the name of a parameter
rules-expected-game-name = the name of a game
rules-expected-number = a number
rules-expected-operand = a number or a name
rules-expected-closing-bar = `|` to close the absolute value
rules-expected-closing-bracket = `)` or a comparison
rules-expected-closing-brace = `,` or `{"}"}`
rules-expected-word = `{ $word }`

rules-strange-character = the character '{ $character }' has no meaning here
rules-foreign-sign = `{ $sign }` has no meaning here; did you mean `{ $meant }`?
rules-comma-missing = expected a comma between `{ $number }` and `{ $next }`; did you mean `{ $number }, { $next }`?
rules-sign-missing = expected a comma or `*` between `{ $number }` and `{ $next }`; did you mean `{ $number }, { $next }` or `{ $number }*{ $next }`?
rules-unbalanced = `{ $sign }` without its partner
rules-unknown-name = unknown name `{ $name }`
rules-unknown-name-suggestion = unknown name `{ $name }`; did you mean `{ $suggestion }`?
rules-not-a-pile = `{ $name }` is not a pile: only a pile has a size after the move
rules-memory-is-no-pile = `{ $name }` is memory and no pile: nothing is taken from it or put there
rules-memory-not-set = no move sets the memory `{ $name }`: say what it is after a move, as in { $name }' = x
rules-memory-open = `{ $text }` leaves the memory `{ $name }` open: say what it is after the move, as in { $name }' = x
rules-track-count = expected at most five piles and pieces of memory together, found { $found }
rules-not-chosen = `{ $name }` is none of the piles of this move: x is what is taken from the first of them, y from the second, and a and b are their sizes
rules-too-few-piles =
    { $found ->
        [one] the move is about { $wanted } piles, and there is only one
       *[other] the move is about { $wanted } piles, and there are { $found }
    }
rules-one-pile-at-a-time = stones are moved from one pile to one other
rules-same-pile = `{ $name }` is where the stones come from: name another pile
rules-linear-where-grows = where a pile may grow or there is memory, conditions must be linear
rules-name-in-use = the name `{ $name }` already means something else
rules-twice = `{ $what }` stands here a second time
rules-not-linear = a product of two unknowns is not linear, and the prover takes linear conditions only ("wythoff lab" looks for a pattern in such rules and proves it where a lemma applies; "wythoff heap" and "wythoff table" tabulate them)
rules-split-alone = "split" is a move by itself, of one pile, in normal play: "piles a; x = 1 | split"
rules-for-tables = this condition is not linear, and the prover takes linear ones only ("wythoff lab" looks for a pattern in such rules and proves it where a lemma applies; "wythoff heap" and "wythoff table" tabulate them)
rules-huge-number = this number is too large: at most { $most }
rules-bad-divisor = expected a constant other than 0 after `/`
rules-fraction = `mod` needs whole numbers, and this may be a fraction
rules-bad-modulus = expected a constant from 1 to { $most } after `mod`
rules-not-a-condition = expected a condition, found a number: compare it with something
rules-not-a-number = expected a number, found a condition
rules-pile-count = expected one to five piles, found { $found }
rules-other-pile-count =
    { $needed ->
        [one] this game has { $needed } pile, but { $found } are declared
       *[other] this game has { $needed } piles, but { $found } are declared
    }
rules-no-such-rules = `like` does not know the rules of `{ $name }`: its conditions are not linear, or its piles break or grow
rules-end-speaks-of-move = the end of the game may only depend on the piles before the move
rules-too-many-bytes = more than { $most } bytes
rules-too-many-lines = more than { $most } lines
rules-too-many-statements = more than { $most } statements
rules-too-deep = brackets are nested too deeply
rules-too-many-alternatives = multiplied out, the conditions come to too many alternatives
rules-takes-nothing = play might never end: `{ $text }` allows a move that takes nothing, at { $at }; add a condition such as x > 0, or x + y > 0
rules-pile-grows = play might never end: `{ $text }` is only possible if a pile grows, as from { $from } to { $to }
rules-misere-grows = in misère play no pile may grow, and there is no memory
rules-bad-measure = a measure is a sum of piles with weights from 0 to { $most }, such as a + 2b
rules-measure-kept = play might never end: `{ $text }` does not lower the measure, as from { $from } to { $to }
rules-no-measure = play might never end: no sum of the piles was found that falls with every move
rules-need-not-end = play need not end: { $way }
rules-endless = `{ $text }` leads from one position to endlessly many: say how far a pile may grow
rules-undecided = too hard to decide whether `{ $text }` always takes something: add a condition such as x + y > 0
rules-shape = a condition needs one coefficient for each pile
rules-huge-coefficient = a number in a condition is too large
rules-too-many-clauses = the rules come to more than { $most } clauses
rules-does-not-decrease = clause { $index } may take nothing or let a pile grow

rules-warning = warning: line { $line }, column { $column }: no move satisfies `{ $move }`
rules-warning-or = warning: line { $line }, column { $column }: no move satisfies `{ $move }`; `or` binds tighter than a comma, and `|` separates alternatives
