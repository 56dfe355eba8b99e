explain-position = { $game } { $position }
explain-plus = { $left } + { $right }
explain-misere = { $subject }, misère play

explain-win = **The player to move wins.**
explain-loss = **The player to move loses, whatever the move.**
explain-over-win = **The game is over, and the player to move has won.**
explain-over-loss = **The game is over, and the player to move has lost.**

explain-moves-unlisted = There are winning moves, too long to be listed.
explain-moves = { $count ->
    [1] The one winning move, and why what it leaves is lost:
   *[other] Every winning move, and why what it leaves is lost:
}
explain-moves-more = Winning moves ({ $count } of more), and why what they leave is lost:
explain-leaves = { $move } → leaves { $position }
explain-leaves-zero = { $move } → leaves { $position }, lost: its value is 0
explain-left-limited = { $stones }, of which up to { $limit } may be taken next
explain-left-no-heads = no heads, the end of the game
explain-leaves-lost = { $move } → leaves { $position }, lost: { $reason }

explain-replies = Move by move:
explain-replies-you = you leave
explain-replies-opponent = the opponent leaves

explain-against-lost = Against your move – { $move } → { $position } – the opponent wins by this reply:
explain-against-won = Against your move – { $move } → { $position } – there is no reply that wins: it leaves a lost position.

explain-searched =
    No theorem is used here: a search by the rules looked at { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }. A position is lost if every option is won, and won if some option is lost.
explain-tabulated = No theorem is used here: all positions with piles up to { $to } were tabulated by the rules. A position is lost if every option is won, and won if some option is lost.
explain-option = option
explain-option-outcome = for the opponent
explain-option-lost = lost
explain-option-won = won

explain-source = This rests on { $theorem } ({ $source }).
