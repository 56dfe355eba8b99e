illegal-nothing = nothing changes, and a move must change something
illegal-pile-count =
    the position has { $before ->
        [one] 1 pile
       *[other] { $before } piles
    }, and this one has { $after }
illegal-grows = pile { $pile } would grow
illegal-too-many-piles = { $changed } piles change, and a move changes at most { $most }
illegal-too-far-apart = { $x } and { $y } are taken from the two piles; the amounts may differ by at most k = { $k }
illegal-too-much = { $taken } are taken, and at most { $most } may be
illegal-wrong-limit = after this take the limit is { $expected }, not { $found }
illegal-not-a-step = coins go from one stair to the next lower, and no other stair changes
illegal-not-a-multiple = { $taken } is no multiple of the smaller pile, { $smaller }
illegal-from-smaller = a move takes from the larger pile
illegal-heap-rule = the rules of { $rules } do not allow to make [{ $parts }] of a heap of { $heap }
illegal-not-a-head = the rightmost coin that is turned, at { $place }, does not show heads
illegal-coins = the rules do not allow to turn these { $turned } coins together
illegal-no-clause = the rules do not allow to take [{ $taken }]
illegal-other-sum = it is a sum of other games; write the whole sum as it is after the move
illegal-parts-changed = { $changed } parts of the sum change, and a move changes one
illegal-long-number = a number of { $digits } digits
illegal-numbers = { $list },{ $item }
