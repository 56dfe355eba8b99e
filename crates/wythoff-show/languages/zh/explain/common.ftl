explain-position = { $game } { $position }
explain-plus = { $left } + { $right }
explain-misere = { $subject }，反常规则

explain-win = **结论：先手必胜。**
explain-loss = **结论：先手必败，怎么走都输。**
explain-over-win = **游戏已结束，轮到走的一方获胜。**
explain-over-loss = **游戏已结束，轮到走的一方落败。**

explain-moves-unlisted = 有必胜走法，但太长，这里不列出。
explain-moves = { $count ->
    [1] 唯一的必胜走法，以及留下的局面为什么必败：
   *[other] 全部必胜走法，以及留下的局面为什么必败：
}
explain-moves-more = 必胜走法（只列出 { $count } 个），以及留下的局面为什么必败：
explain-leaves = { $move } → 留下 { $position }
explain-leaves-zero = { $move } → 留下 { $position }，必败：SG 值为 0
explain-left-limited = { $stones } 颗（对手至多可取 { $limit } 颗）
explain-left-no-heads = 全反面（终局）
explain-leaves-lost = { $move } → 留下 { $position }，必败：{ $reason }

explain-replies = 逐一来看：
explain-replies-you = 你留下
explain-replies-opponent = 对手留下

explain-against-lost = 你走：{ $move } → { $position }。对手这样应就赢：
explain-against-won = 你走：{ $move } → { $position }。对手没有必胜的应手：这一步留下的是必败态。

explain-searched = 这里没有用到定理：按规则搜索了 { $positions } 个局面。后继全是必胜态的局面必败；有一个后继是必败态的局面必胜。
explain-tabulated = 这里没有用到定理：按规则算出了各堆不超过 { $to } 的所有局面。后继全是必胜态的局面必败；有一个后继是必败态的局面必胜。
explain-option = 后继局面
explain-option-outcome = 对手
explain-option-lost = 必败
explain-option-won = 必胜

explain-source = 依据：{ $theorem }（{ $source }）。
