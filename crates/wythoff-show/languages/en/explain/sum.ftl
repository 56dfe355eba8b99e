explain-sum-values = A sum is decided by the Grundy values of its parts: each counts as a pile of Nim of that size.
explain-sum-head-part = part
explain-sum-head-value = value
explain-sum-head-rests = rests on
explain-sum-all-nim = All parts are Nim, so the sum is one position of Nim.
explain-sum-in-part = in part { $part }: { $move }
explain-sum-against-lost = Against your move in part { $part }, { $move } → { $position } – the opponent wins by this reply:
explain-sum-against-won = Against your move in part { $part }, { $move } → { $position } – there is no reply that wins: it leaves a lost position.
explain-sum-rests-search =
    a search of { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }
explain-sum-rests-heaps = the values of all heaps up to { $to }
explain-sum-rests-period = the proved period { $period } from heap { $preperiod } on
explain-sum-rests-saltus = the proved period { $period } from heap { $preperiod } on, adding { $saltus }
explain-sum-rests-table = the table of all positions up to { $to }
explain-sum-rests-rows = proved periods of the rows 0 to { $to } of the table
explain-sum-rests-proof =
    a proved automaton of { $states ->
        [one] 1 state
       *[other] { $states } states
    }
explain-sum-rests-at-most = the lemma on taking at most a part of a pile
explain-sum-rests-parts = the values of its parts
