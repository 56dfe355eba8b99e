verb-solve = 判断一个局面谁赢，列出全部必胜走法
    .long =
        判断一个局面先手必胜还是必败，列出全部必胜走法，并说明结论的依据。

        用 --game 指定游戏，参数写在圆括号里；游戏之和把各个局面写在方括号里，用“+”相连。
        “wythoff games”列出全部游戏。
    .usage =
        wythoff solve [选项] <石子数>...
               wythoff solve [选项] '<游戏>[<石子数>,...] + <游戏>[<石子数>,...] + ...'
    .examples =
        $ wythoff --lang zh solve 5 7
        (5, 7)：必胜态，先手必胜。

        必胜走法：
          从两堆各取 2 颗 → 留下 (3, 5)
          从第 2 堆取 4 颗 → 留下 (5, 3)
          从第 1 堆取 1 颗 → 留下 (4, 7)

        依据：威佐夫定理，已证明（W. A. Wythoff, A modification of the game of Nim, 1907）。

        $ wythoff --lang zh solve 3 12 -k 2
        (3, 12)，wythoff(k=2)：必败态，先手怎么走都输。

        这是第 3 个奇异局势（从 0 数起）。

        依据：Fraenkel 关于 k-威佐夫的定理，已证明（A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, 1982）。

arg-solve-piles = 各堆石子数：一个数；@文件 表示从文件读取；- 表示从标准输入读取；也可以是游戏之和
    .value = 石子数
arg-solve-game = 游戏：默认为 wythoff，也可写中文名，见“wythoff games”
    .value = 游戏
arg-solve-k = 从两堆同时取时，两个数目最多相差多少；0 即威佐夫博弈
    .value = K
arg-solve-rules = 游戏规则；@文件、-，或陈列室里的游戏名；见“wythoff help rules”
    .value = 规则
arg-solve-set = 用于 --rules：给规则中的参数另一个值，如 k=3；可重复使用
    .value = 名称=数
arg-solve-limit = 最多列出多少种必胜走法；默认 100，太长时更少
    .value = 个数
arg-solve-timeout = 搜索最多用多少秒；默认 60
    .value = 秒数
arg-solve-misere = 反常规则（misère）：取到最后一颗者负
arg-solve-json = 输出 JSON，其中的数都是十进制字符串
arg-solve-full = 完整显示很长的数和局面，列出全部必胜走法
arg-solve-grundy = 同时给出 SG 值及其依据
solve-grundy-above = SG 值：大于 { $most }
arg-solve-budget = 搜索最多查看多少个局面，最多求多少堆的 SG 值
    .value = 局面数
arg-solve-no_cache = 不读也不写用户缓存目录里的证明

solve-position =
    { $position }{ $game ->
        [wythoff] {""}
       *[other] ，{ $game }
    }{ $play ->
        [misere] ，反常规则
       *[normal] {""}
    }：
solve-win = 必胜态，先手必胜。
solve-loss = 必败态，先手怎么走都输。
solve-over-win = 游戏已结束，轮到走的一方获胜。
solve-over-loss = 游戏已结束，轮到走的一方落败。
solve-to-win = 必胜走法：
solve-take-one = 从第 { $pile } 堆取 { $amount } 颗 → 留下 { $leaves }
solve-take-both = 从两堆各取 { $amount } 颗 → 留下 { $leaves }
solve-take-some = 从{ $amounts } → 留下 { $leaves }
solve-amount = 第 { $pile } 堆取 { $amount } 颗
solve-take-limited = 取 { $amount } 颗 → 留下 { $leaves } 颗，对方至多取 { $limit } 颗
solve-break = 把第 { $pile } 堆分成 { $parts } → 留下 { $leaves }
solve-take-and-break = 从第 { $pile } 堆取 { $amount } 颗，余下的分成 { $parts } → 留下 { $leaves }
solve-change = { $piles } → 留下 { $leaves }
solve-step = 从第 { $stair } 级往下移 { $coins } 枚 → 留下 { $leaves }
solve-turn = 翻 { $places } → 留下 { $leaves }
solve-rules-more = 另有 { $rest } 种，共 { $count } 种
solve-rules-position = { $position }（按所给规则）：
solve-these-rules = 所给规则的游戏
solve-by-certificate = 依据：对任意大小的局面均已证明。一个 { $states } 状态的自动机（记数系统：{ $numeration }）认得全部必败态，证书已由独立的检验程序通过。
solve-by-certificate-of-values = 依据：对任意大小的局面均已证明。一个 { $states } 状态的自动机（记数系统：{ $numeration }）给出全部 SG 值，证书已由独立的检验程序通过。
solve-by-certificate-of-values-up-to = 依据：对任意大小的局面均已证明。一个 { $states } 状态的自动机（记数系统：{ $numeration }）给出 SG 值不超过 { $most } 的全部局面，证书已由独立的检验程序通过。
solve-by-shipped-values = 依据：对任意大小的局面均已证明。程序自带的一个 { $states } 状态的自动机（记数系统：{ $numeration }）给出 SG 值不超过 { $most } 的全部局面；程序的测试会重新证明它，证书由独立的检验程序通过。
solve-by-small-table = 依据：没有找到定理；按规则算出了各堆不超过 { $to } 的全部局面。
solve-many-piles = { $start }{ $between }…{ $between }{ $last }（共 { $count } 堆）
solve-more = 以及更多（这里只列出 { $count } 个）
solve-losing-pair = 这是第 { $n } 个奇异局势（从 0 数起）。
solve-proved = 依据：{ $theorem }，已证明（{ $source }）。
solve-searched = 依据：按规则搜索，共查看 { $positions } 个局面。
solve-by-heaps = 依据：按规则算出 { $to } 颗以内每一堆的 SG 值。
solve-by-table = 依据：按规则算出两堆都不超过 { $to } 颗的全部局面。
solve-by-rows = 依据：SG 值表的这一行永远循环，已证明；第 0 行到第 { $to } 行共 { $count } 行的周期都已证明。
solve-by-at-most = 依据：n 颗时可取 1 到 f(n) = { $most } 颗，而 f(n + 1) 等于 f(n) 或 f(n) + 1；所以从 n − f(n) 到 n 的各堆恰好取遍 0 到 f(n) 的值各一次，已证明。
solve-grundy = SG 值：{ $value }

sum-position =
    { $sum }{ $play ->
        [misere] ，反常规则
       *[normal] {""}
    }：
sum-grundy = 游戏之和的 SG 值：{ $value }
sum-part = { $number }. { $part }：{ $value }
sum-move = 在 { $number }. { $part } 中：{ $move }
sum-unlisted = { $number }. { $part } 中的必胜走法未列出：{ $reason }
