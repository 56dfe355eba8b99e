verb-explain = 讲解一个局面为什么必胜或必败，或证明背后的定理
    .long =
        一步一步、用你给的数讲清楚一个局面为什么必胜或必败：起决定作用的判别式，每个必胜走法以及
        留下的局面为什么必败，或者为什么怎么走都输。--against 局面：走到那个局面会怎样，对手怎样应就赢。

        --rules 规则：先为这些规则找定理，再用它来讲：各堆怎样记数、自动机读到了什么、每个必胜走法。

        --theorem 名称：给出定理、完整的证明和最初的例子；--figure 文件：画成图。
        可选的定理：beatty、wythoff、k-wythoff、sprague-grundy、fibonacci-nim、staircase、nim。
    .usage =
        wythoff explain [选项] <石子数>...
               wythoff explain [选项] '<游戏>[<石子数>,...] + <游戏>[<石子数>,...] + ...'
               wythoff explain --rules <规则> [选项] <石子数>...
               wythoff explain --theorem <名称> [--figure <文件>]
    .examples =
        $ wythoff --lang zh explain 3 4 5 --game nim
        尼姆 (3, 4, 5)
        ==============

        把各个值写成二进制，上下对齐，逐列不进位相加就是异或和 ⊕；当且仅当异或和为 0 时必败。

             数  二进制
              3     011
              4     100
              5     101
          ⊕ = 2     010

            3 ⊕ 4 ⊕ 5 = 2

        有的列有奇数个 1：异或和不为 0。

        结论：先手必胜。

        唯一的必胜走法，以及留下的局面为什么必败：

          · 从第 1 堆取 2 颗 → 留下 (1, 4, 5)，必败：1 ⊕ 4 ⊕ 5 = 0

        要让异或和变成 0，一堆 v 必须变成 v ⊕ 2，当且仅当 v ⊕ 2 < v 时能做到；必胜走法就是这些。

        依据：Bouton 关于尼姆的定理（C. L. Bouton, Nim, a game with a complete mathematical theory, 1901）。

arg-explain-piles = 各堆石子数：一个数；@文件 表示从文件读取；- 表示从标准输入读取；也可以是游戏之和
    .value = 石子数
arg-explain-game = 游戏：默认为 wythoff，也可写中文名，见“wythoff games”
    .value = 游戏
arg-explain-k = 从两堆同时取时，两个数目最多相差多少；0 即威佐夫博弈
    .value = K
arg-explain-misere = 反常规则（misère）：取到最后一颗者负
arg-explain-rules = 游戏规则；@文件、-，或陈列室里的游戏名；见“wythoff help rules”
    .value = 规则
arg-explain-set = 用于 --rules：给规则中的参数另一个值，如 k=3；可重复使用
    .value = 名称=数
arg-explain-against = 走一步之后的局面，如 3,8（游戏之和则写走后的整个和）：对手怎样应就赢
    .value = 局面
arg-explain-theorem = 证明一个定理：beatty、wythoff、k-wythoff、sprague-grundy、fibonacci-nim、staircase 或 nim
    .value = 名称
arg-explain-figure = 把定理画成 SVG 图，写到这个文件
    .value = 文件
arg-explain-format = text、markdown（含 LaTeX 公式）、html（片段，公式为 MathML）或 json；默认为 text
    .value = 格式
arg-explain-full = 完整显示很长的数
arg-explain-budget = 搜索最多查看多少个局面，最多求多少堆的 SG 值
    .value = 局面数

explain-figure-alone = --figure 画的是定理：请用 --theorem 指明哪一个
explain-illegal = --against：没有这样的走法：{ $reason }
