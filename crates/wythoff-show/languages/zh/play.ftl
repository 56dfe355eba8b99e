# 网页上进行的游戏：着法、为何不行、理由。

play-own-rules = 自定规则
play-wythoff-rules = 从一堆中取任意多颗，或从两堆中取同样多颗

play-titled = { $name }（{ $parameters }）
play-rules-wythoff = 从一堆中取任意多颗，或从两堆中取，两个数目最多相差 { $k }
play-rules-moore = 从至多 { $k } 堆中各取任意多颗石子
play-rules-bachet = 从一堆中取 1 到 { $m } 颗石子
play-rules-fibonacci = 一堆石子：第一次不能全部取走；以后每次的上限看对方刚取了多少，写在石子下面
play-rules-kayles = 从一行中取一个或相邻的两个；取走中间的，这一行就断成两行
play-rules-dawsons-kayles = 从一行中取相邻的两个；取走中间的，这一行就断成两行
play-rules-dawsons-chess = 从一行中取一格，连同与它相邻的格；这一行可能断成两段

play-misere-sum = 游戏之和只能按常规规则玩：反常规则下的和没有一般理论
play-too-many-stones = 石子太多，这里玩不了：请减少一些
play-too-hard = 没有定理可用，而搜索的范围太大
play-unexplained = 这个局面讲解不了
play-no-such-game = 桌上没有这个游戏
play-over = 游戏已经结束
play-pile-count = 规则里有 { $expected } 堆，这里有 { $found } 堆
play-too-many-piles = 桌上最多放 { $most } 堆
play-too-large = 一堆最多画 { $most } 颗石子；“学”里可以问任意大的数
play-two-piles-only = 只能列出两堆游戏的表
play-in-move = 第 { $number } 步：{ $error }
play-refused = 规则不允许这样走
play-refused-rules = 不能这样走。规则：{ $rules }
play-refused-limit = 不能这样取：现在最多取 { $limit } 颗

play-in-part = { $number }. { $title }：{ $words }
play-leave = 留下 { $position }
play-take = 取 { $amount } 颗
play-take-both = 从两堆各取 { $amount } 颗
play-take-each = { $each }
play-from-pile = 从第 { $pile } 堆取 { $amount } 颗
play-from-piles = { $list }，{ $item }
play-stairs = 从第 { $stair } 级往下移 { $coins } 枚

play-sentences = { $sentences }{ $next }
play-won = 先手必胜。
play-lost = 先手必败：无论怎么取，对方都有必胜的应对。
play-reply-wins = 这样给你留下 { $left }，是必败态：你怎么走我都有应对。
play-reply-lost = 你若不出错我必败，只好尽量多留石子。
play-values-won = 各部分的 SG 值：{ $values } ≠ 0。
play-values-lost = 各部分的 SG 值：{ $values } = 0。
play-by-theorem = 依据（已证明）：{ $source }。
play-by-search = 依据：按规则搜索了 { $positions } 个局面。
play-by-period = 依据（已证明）：SG 值有周期 { $period }。
play-by-smaller = 依据：按规则算出了更小局面的全部 SG 值。

laboratory-no-moves = 还没有写走法：例如 x>0,y=0 | x=0,y>0
laboratory-no-numerals = 不认识这种记数法
laboratory-too-long = 这里只读至多八个、每个至多一百五十位的数
laboratory-tabulating = 正在列出各堆小于 { $size } 的局面
laboratory-proving = 正在证明一个 { $states } 个状态的猜想
laboratory-family = 已知的一族，{ $states } 个状态：{ $fate }
laboratory-guess = 由小于 { $size } 的局面猜出，{ $states } 个状态：{ $fate }
laboratory-proved = 得证
laboratory-given-up = 放弃：证明太大
laboratory-move-inside = 被反例推翻：{ $from } 一步可到 { $to }，而两者都被猜为必败
laboratory-refuted = 在 { $position } 处被推翻
