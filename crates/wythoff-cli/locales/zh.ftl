# 程序说的每一句中文。键和变量与 en.ftl 完全一致，有测试把关。
#
# verb-…：子命令：列表里的一行；.long 帮助开头，.usage 用法，.examples 示例（测试会逐条运行）。
# arg-…： 参数：说明；.value 参数值的名字。

help-usage = 用法:
help-verbs = 子命令
help-arguments = 参数
help-options = 选项
help-examples = 示例:

verb-wythoff = 精确求解取石子游戏：谁赢、怎么赢、为什么
    .long =
        精确求解取石子游戏：谁赢、怎么赢、为什么。

        威佐夫博弈：两堆石子，两人轮流取。每次从一堆中取任意多颗，或从两堆中取同样多颗，
        取到最后一颗者胜。k-威佐夫：从两堆同时取时，两个数目最多可以差 k。石子数不限大小。

        数可以写成 123、1_000_000、10^100、1e100 或 2^64-1。
    .usage = wythoff [选项] <子命令>
    .examples =
        $ wythoff --lang zh solve 4 7
        (4, 7)：必败态，先手怎么走都输。

        这是第 3 个奇异局势（从 0 数起）。

        依据：威佐夫定理，已证明（W. A. Wythoff, A modification of the game of Nim, 1907）。

        $ wythoff sequence lower --count 10
        1, 3, 4, 6, 8, 9, 11, 12, 14, 16

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

verb-games = 列出全部游戏、走法和示例局面
    .long =
        列出全部游戏：中英文名字、怎么走、一个可以试试的局面。

        参数写在名字后面的圆括号里：wythoff(k=2)、减法(1,3,4)。名字里的空格、连字符和大小写都无所谓，
        全角括号和逗号也可以。
    .usage = wythoff games [选项]
    .examples =
        $ wythoff --lang zh games | head -4
        wythoff  威佐夫, 威佐夫博弈, 威佐夫游戏
          两堆：从一堆中取，或从两堆中取数量相差不超过 k 的石子
          wythoff solve 'wythoff[8,4]'

verb-heap = 输出单堆游戏的 SG 值，或其周期
    .long =
        输出单堆游戏的 SG 值 g(0)、g(1)、g(2)……，或其周期。

        游戏可以是八进制编码（0.77、4.3）、十六进制编码（0x0.3f）、减法游戏（subtraction(1,3,4)、
        subtraction(1..7)）、all-but(2,3)，或 kayles、dawsons-kayles、dawsons-chess、lasker、grundy。

        周期的状态：“已证明”表示永远如此；“仅观察到”表示算到的范围内如此；否则为“未知”。
        检查点会定时写出，按 Ctrl-C 时也会写，再运行同一条命令即可接着算。
    .usage = wythoff heap [选项] <游戏>
    .examples =
        $ wythoff heap 0.77 --to 20
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1

        $ wythoff --lang zh heap 0.77 --period
        0.77：SG 值的周期已证明。

          周期：12
          预周期：71（周期之前的项数，g(0) 计算在内）
          最后一个例外：70
          跳跃值（saltus）：0

        依据：已对 71 ≤ n < 156 验证 g(n + 12) = g(n)；每步至多取 2 颗、至多把一堆变成 2 堆，所以这就够了，已证明（Guy and Smith, 1956）。

verb-table = 输出两堆石子在某个大小以内的全部局面表
    .long =
        输出两堆石子的全部局面表，两堆都小于给定的大小。

        outcome   胜负：必败态写作 P；文件里是 0 和 1
        grundy    SG 值
        moves     必胜走法的个数

        text 会适应终端宽度；csv 一行一行只写数值；npy 供 numpy 使用；svg 和 png 是热力图。
        用 --checkpoint 时，k-威佐夫的 SG 值表会定时存盘，按 Ctrl-C 时也会存，再运行同一条命令即可接着算。
    .usage = wythoff table [选项] --size <大小>
    .examples =
        $ wythoff table --size 8 --values grundy
        a\b  0  1  2  3  4  5  6  7
          0  0  1  2  3  4  5  6  7
          1  1  2  0  4  5  3  7  8
          2  2  0  1  5  3  4  8  6
          3  3  4  5  6  2  0  1  9
          4  4  5  3  2  7  6  9  0
          5  5  3  4  0  6  8 10  1
          6  6  7  8  1  9 10  3  4
          7  7  8  6  9  0  1  4  5

        $ wythoff table --game 尼姆 --size 3 --format csv --values grundy
        0,1,2
        1,0,3
        2,3,0

verb-sequence = 打表：奇异局势及其间隔、斐波那契字、威佐夫数阵
    .long =
        打表：从任意一项开始输出一个数列。

        lower   A_n，奇异局势中较小的数            1, 3, 4, 6, 8, …
        upper   B_n，奇异局势中较大的数            2, 5, 7, 10, 13, …
        pairs   n、A_n 和 B_n
        gaps    A_(n+1) − A_n，从 n = 0 开始       1, 2, 1, 2, 2, …
        word    斐波那契字的第 n 个字母            abaab…
        array   威佐夫数阵的第 n 行                1, 2, 3, 5, 8, …
        mex     还是奇异局势，但只按 mex 规则逐个推出，不用公式，可用来对拍

        加上 -k 就是 k-威佐夫的相应数列。bfile 按 OEIS 的要求每行一个“n a(n)”，
        其中字母 a、b 写成 0、1，数阵按反对角线自上而下读出。
    .usage = wythoff sequence [选项] <数列>
    .examples =
        $ wythoff sequence pairs --count 4
        n  A_n  B_n
        0    0    0
        1    1    2
        2    3    5
        3    4    7

        $ wythoff sequence pairs --from 10^18 --count 1 --format csv
        n,lower,upper
        1000000000000000000,1618033988749894848,2618033988749894848

        $ wythoff sequence lower -k 1 --count 3 --format bfile
        1 1
        2 2
        3 4

        $ wythoff sequence word --count 13
        abaababaabaab

verb-prove = 给出规则，证明任意大小的局面谁赢
    .long =
        给出游戏规则，证明任意大小的局面谁赢。

        规则写明可以取什么：x、y、z 是从第一、二、三堆取的数量；逗号表示“并且”，| 隔开不同的取法。
        “@文件”表示从文件读取，“-”表示从标准输入读取；完整的规则语言见 docs/rules.md。

        程序先打表，猜出一个读入各堆数位就能认出必败态的自动机，再证明猜测对所有大小都成立；
        只有独立的检验程序通过了证书，才称为定理。退出码 1：没有找到定理。
    .usage = wythoff prove [选项] <规则>
    .examples =
        $ wythoff --lang zh prove 'x>0,y=0 | x=0,y>0 | x=y>0'
        定理：对任意大小的局面均已证明。
        必败态恰为一个 7 状态自动机所接受的数位串，位权为 1, 2, 3, 5, 8, 13, 21, 34, …
        最小的几个必败态：(0, 0) (1, 2) (2, 1) (3, 5) (5, 3) (4, 7) (7, 4) (6, 10)
        独立的检验程序已通过证书。

verb-check = 检验一份定理证书
    .long =
        检验 “wythoff prove --certificate 文件” 写出的证书。检验程序与证明程序不共用代码。
        退出码 0：证书成立；1：证书不成立，并说明原因。
    .usage = wythoff check <文件>
    .examples =
        $ wythoff prove 'x>0,y=0 | x=0,y>0' --certificate nim.json > /dev/null && wythoff --lang zh check nim.json
        有效：2 种取法，1 状态自动机

verb-judge = 解一道竞赛题：标准输入读题目数据，标准输出写答案
    .long =
        解一道竞赛题：从标准输入读评测数据，把标准答案写到标准输出，可直接用来对拍。

        多大的数都精确，超出题目的数据范围也一样。输入有误时报告行号和列号，此前已得出的
        答案照常输出。
    .usage =
        wythoff judge <题目>
              wythoff judge --list
    .examples =
        $ echo 165580140 267914295 | wythoff judge hdu-1527
        0

        $ echo 1 8209 67395890 8208 | wythoff judge hdu-6869
        0

verb-completions = 输出某种 shell 的自动补全脚本
    .usage = wythoff completions <SHELL>
    .examples =
        $ wythoff completions bash > wythoff.bash

verb-man = 输出手册页，或写到一个目录里
    .usage = wythoff man [选项]
    .examples =
        $ wythoff man --out ~/.local/share/man/man1

verb-help = 显示本帮助，或某个子命令的帮助
    .usage = wythoff help [子命令]

arg-lang = 语言：zh 或 en；不指定则按系统语言环境
    .value = 语言
arg-color = 颜色：auto、always 或 never；默认 auto
    .value = 何时
arg-help = 显示帮助；-h 比 --help 简短
arg-version = 显示版本号
arg-help-subcommand = 子命令
    .value = 子命令

arg-solve-piles = 各堆石子数：一个数；@文件 表示从文件读取；- 表示从标准输入读取；也可以是游戏之和
    .value = 石子数
arg-solve-game = 游戏：默认为 wythoff，也可写中文名，见“wythoff games”
    .value = 游戏
arg-solve-k = 从两堆同时取时，两个数目最多相差多少；0 即威佐夫博弈
    .value = K
arg-solve-misere = 反常规则（misère）：取到最后一颗者负
arg-solve-json = 输出 JSON，其中的数都是十进制字符串
arg-solve-full = 完整显示很长的数
arg-solve-grundy = 同时给出 SG 值及其依据
arg-solve-budget = 搜索最多查看多少个局面，最多求多少堆的 SG 值
    .value = 局面数
arg-solve-no_cache = 不读也不写用户缓存目录里已证明的行

arg-games-json = 输出 JSON

arg-heap-rules = 游戏：八进制编码如 0.77，或 subtraction(1,3,4)、kayles 等
    .value = 游戏
arg-heap-to = 算到多少颗；默认 50，求周期时按需要最多到 10^6
    .value = 颗数
arg-heap-period = 不输出 SG 值，而是给出周期
arg-heap-format = 格式：text、csv、json 或 bfile；默认 text
    .value = 格式
arg-heap-checkpoint = 把结果存到这个检查点文件，并从它接着算
    .value = 文件

arg-table-size = 行数和列数
    .value = 大小
arg-table-game = 游戏：默认为 wythoff，也可写中文名，见“wythoff games”
    .value = 游戏
arg-table-k = 从两堆同时取时，两个数目最多相差多少；0 即威佐夫博弈
    .value = K
arg-table-misere = 反常规则（misère）：取到最后一颗者负（不适用于 grundy）
arg-table-values = outcome（胜负）、grundy（SG 值）或 moves（必胜走法数）；默认 outcome
    .value = 内容
arg-table-format = 格式：text、csv、json、npy、svg 或 png；默认 text
    .value = 格式
arg-table-out = 写到这个文件，而不是标准输出
    .value = 文件
arg-table-threads = 用多少个线程计算 SG 值；默认每个核一个
    .value = 线程数
arg-table-checkpoint = 把 k-威佐夫的 SG 值存到这个检查点文件，并从它接着算
    .value = 文件

arg-sequence-which = lower、upper、pairs、gaps、word、array 或 mex
    .value = 数列
arg-sequence-k = 从两堆同时取时，两个数目最多相差多少；0 即威佐夫博弈
    .value = K
arg-sequence-misere = 反常规则（misère）：取到最后一颗者负（不适用于 word 和 array）
arg-sequence-from = 从第几项开始；默认为 1，pairs、gaps、mex 及反常规则默认为 0
    .value = N
arg-sequence-count = 输出多少项；默认 20
    .value = 项数
arg-sequence-columns = 数阵的列数；默认 10
    .value = 列数
arg-sequence-format = 格式：text、csv、json 或 bfile；默认 text
    .value = 格式

arg-prove-rules = 规则；@文件 表示从文件读取；- 表示从标准输入读取
    .value = 规则
arg-prove-certificate = 把证明的证书写到这个文件
    .value = 文件
arg-prove-timeout = 最多用多少秒；默认 60
    .value = 秒数

arg-check-file = 证书文件
    .value = 文件

arg-judge-problem = 题目，例如 hdu-1527；--list 列出全部
    .value = 题目
arg-judge-list = 列出全部题目及其输入输出格式

arg-completions-shell = bash、elvish、fish、powershell 或 zsh
    .value = SHELL

arg-man-out = 每个子命令一页，写到这个目录；不指定则全部输出到标准输出
    .value = 目录

man-name = 名称
man-synopsis = 用法
man-description = 说明
man-verbs = 子命令
man-examples = 示例
man-version = 版本

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
solve-step = 从第 { $stair } 级往下移 { $coins } 枚 → 留下 { $leaves }
solve-turn = 翻 { $places } → 留下 { $leaves }
solve-more = 以及更多（这里只列出 { $count } 个）
list-comma = { $list }、{ $item }
list-and = { $list }、{ $item }
solve-losing-pair = 这是第 { $n } 个奇异局势（从 0 数起）。
solve-proved = 依据：{ $theorem }，已证明（{ $source }）。
solve-searched = 依据：按规则搜索，共查看 { $positions } 个局面。
solve-by-heaps = 依据：按规则算出 { $to } 颗以内每一堆的 SG 值。
solve-by-table = 依据：按规则算出两堆都不超过 { $to } 颗的全部局面。
solve-by-rows = 依据：SG 值表的这一行永远循环，已证明；第 0 行到第 { $to } 行共 { $count } 行的周期都已证明。
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

heap-proved = { $game }：SG 值的周期已证明。
heap-seen = { $game }：到 { $to } 颗为止仅观察到周期，尚未证明。
heap-unknown = { $game }：未知；到 { $to } 颗为止的 SG 值看不出周期。
heap-period = 周期：{ $period }
heap-preperiod = 预周期：{ $preperiod }（周期之前的项数，g(0) 计算在内）
heap-last-exception = 最后一个例外：{ $heap }
heap-no-exception = 无
heap-saltus = 跳跃值（saltus）：{ $saltus }
heap-by-repetition = 依据：已对 { $from } ≤ n < { $below } 验证 g(n + { $period }) = g(n)；每步至多取 { $taken } 颗、至多把一堆变成 { $heaps } 堆，所以这就够了，已证明（Guy and Smith, 1956）。
heap-by-window = 依据：从 { $from } 起的 { $length } 个值决定了之后的一切，它们从 { $later } 起重现，已证明。
heap-by-formula = 依据：SG 值有通项公式，已证明。

table-cut = 只显示了 { $size } 行列中的前 { $shown } 行、前 { $shown } 列；完整的表请用 --out 文件 或 --format csv。
figure-outcomes = { $game }{ $play ->
        [misere] ，反常规则
       *[normal] {""}
    }：胜负表
figure-grundy = { $game }{ $play ->
        [misere] ，反常规则
       *[normal] {""}
    }：SG 值
figure-moves = { $game }{ $play ->
        [misere] ，反常规则
       *[normal] {""}
    }：必胜走法数
figure-rows = 第 1 堆
figure-columns = 第 2 堆
figure-lost = 必败
figure-won = 必胜
figure-no-move = 没有必胜走法

prove-theorem = 定理：对任意大小的局面均已证明。
prove-automaton = 必败态恰为一个 { $states } 状态自动机所接受的数位串，位权为 { $weights }, …
prove-first = 最小的几个必败态：{ $positions }
prove-checked = 独立的检验程序已通过证书。
prove-nothing = 没有找到定理：试了 { $guesses } 个猜测，都不成立。各堆小于 { $size } 的局面已全部打表。
prove-stopped = 时限内没有找到定理：试了 { $guesses } 个猜测，都不成立。各堆小于 { $size } 的局面已全部打表；可用 --timeout 延长时限。
check-valid = 有效：{ $clauses } 种取法，{ $states } 状态自动机
check-invalid = 无效：{ $reason }

games-example = wythoff solve '{ $example }'

stopped = 已停止；目前的结果保存在 { $path } 里，再运行同一条命令即可接着算。
checkpoint-foreign = 不是这种检查点文件
checkpoint-version = 是别的版本的程序写的检查点
checkpoint-damaged = 检查点已损坏；删掉它就会从头算起
checkpoint-other = 是 { $found } 的检查点，不是 { $expected } 的

theorem-wythoff = 威佐夫定理
theorem-fraenkel = Fraenkel 关于 k-威佐夫的定理
theorem-fraenkel-misere = Fraenkel 关于反常规则的定理
theorem-bouton = Bouton 关于尼姆的定理
theorem-staircase = 阶梯尼姆等价于奇数级上的尼姆
theorem-whinihan = Whinihan 关于斐波那契博弈的定理
theorem-schwenk = Schwenk 关于取石子游戏的定理
theorem-bachet = 巴什博弈：看除以 m + 1 的余数
theorem-moore = Moore 关于 Nim_k 的定理
theorem-jenkyns-mayberry = Jenkyns 与 Mayberry 关于 Nim_k 的定理
theorem-cole-davie = Cole 与 Davie 关于欧几里得游戏的定理
theorem-cairns-ho-lengyel = Cairns、Ho 与 Lengyel 关于欧几里得游戏的定理
theorem-lenstra = Lenstra 关于翻硬币游戏的定理

quoted = “{ $text }”
number-shortened = { $start }…{ $end }（共 { $digits } 位）

judge-input = 输入：{ $text }
judge-output = 输出：{ $text }
judge-limits = 范围：{ $text }
judge-pile-size = 石子数
judge-k = k 的值
judge-case-count = 数据组数
judge-end = 输入结束

error = 错误：
error-hint = 详见 --help。

error-as-it-is = { $reason }
error-of = { $what }：{ $reason }
error-at-column = 第 { $column } 列：{ $reason }
error-at-line = 第 { $line } 行第 { $column } 列：应为{ $expected }，实为{ $found }
error-in-pile = 第 { $pile } 堆：{ $reason }
error-in-file = { $source }：第 { $line } 行第 { $column } 列：{ $reason }
error-reading = 无法读取 { $source }：{ $reason }
error-writing = 无法写输出：{ $reason }
error-creating = 无法创建 { $path }：{ $reason }

error-expected = 应为{ $expected }，实为{ $found }
error-expected-natural = 应为自然数，实为{ $found }
error-expected-digit = 应为数字，实为{ $found }
error-expected-number-end = 应为数字、“+”、“-”或到此结束，实为{ $found }
error-number-too-large = 一个数里的乘方最多 10^7 位
error-the-end = 结尾

error-unknown-game = 没有叫{ $found }的游戏{ $hint }
error-unknown-parameter = 这个游戏没有参数{ $found }，只有 { $known }
error-given-twice = { $parameter } 给了两次
error-parameter-missing = 缺少参数 { $parameter }，应写成 { $example } 这样
error-at-least = { $parameter } 至少为 { $least }
error-between = { $parameter } 应在 { $least } 到 { $most } 之间
error-stones-and-limit = 应给出石子数，或石子数和现在至多取几颗；这里给了 { $found } 个数
error-place-zero = 硬币的位置从 1 数起，这里有 0
error-place-twice = 位置 { $place } 给了两次
error-too-many-digits = 数超过大约 { $digits } 位，要算太久

error-unknown-heap-rules = 没有叫{ $found }的单堆规则
error-not-octal = 八进制编码的数字是 0 到 7，这里有 { $digit }；十六进制编码以 0x 开头
error-endless-first-digit = 第一个数字对应一颗不取，这时必须分堆（0 或 4；十六进制还可以是 8 或 c）：写 { $digit } 游戏就永远结束不了
error-code-without-move = 这个编码没有任何走法
error-zero-amount = 取 0 颗不算一步
error-no-amounts = 至少要有一个可取的数目
error-amount-too-large = 可取的数目最大为 4294967295
error-range-not-from-one = 范围要单独写，并且从 1 开始，例如 1..7
error-heap-too-large = 一堆最多 { $limit } 颗

error-of-part = { $part }：{ $reason }
error-sum-with-game = 游戏之和里已写明各个游戏，不要再用 --game 和 -k
error-misere-sum = 反常规则下的游戏之和不提供：SG 值只决定正常规则下的和（全是尼姆的和仍是尼姆，可以解）
error-misere-grundy = 反常规则下的局面没有 SG 值
error-search-positions = 没有定理可用，而搜索要查看 { $most } 个以上的局面；可用 --budget 放宽
error-search-bytes = 没有定理可用，而搜索要记住 { $most } 字节以上；可用 --budget 放宽
error-too-large-to-search = 没有定理可用，而搜索数不到 { $pile }
error-needs-table = 没有定理可用；需要不超过 { $stones } 颗的所有局面的值，而目前只允许到 { $most }
error-rules = 规则有误：{ $reason }
error-needs-period = { $heap } 颗一堆的 SG 值需要所有更小的堆的值，或一个已证明的周期，而到 { $known } 颗为止没有证明任何周期
error-needs-heaps = { $heap } 颗以内各堆的 SG 值需要 { $bytes } 字节，超出了限制
error-row-too-far = 这个 SG 值需要表中第 { $row } 行直到第 { $column } 列，而目前只够得着前 { $last } 行
error-row-not-proved = 这个 SG 值需要表中第 { $row } 行的周期，而看前 { $columns } 列还证明不了
error-options-not-tabulated = 要找出走到给定值的走法，需要一张有 { $positions } 个局面的表
error-options-unknown = 这是必败态，SG 值为 0；至于走到其他值的走法：{ $reason }

error-memory = 需要 { $needed } 内存，现有 { $available }
error-memory-refused = 需要 { $needed } 内存，内存不够
error-checkpoint = { $path }：{ $reason }
error-table-size = { $size } 行 { $size } 列的表至少需要 { $bytes } 字节，没有哪台机器放得下
error-threads = --threads：应为 1 到 1024 的数
error-binary-on-terminal = 这种格式不能输出到终端：请用 --out 文件，或接管道
error-no-table = { $game } 没有两堆的表：{ $reason }
error-not-take-away = 没有两堆的表：从 { $from } 可以走到 { $to }，而它在表中不在前面
error-table-piles = 只有两堆的游戏才有表，这个游戏有 { $found } 堆
error-pile-count = { $game } 有 { $expected } 堆石子，这里给了 { $found } 堆
error-did-you-mean = ；是不是{ $name }？

error-unknown-argument = 不认识的参数{ $argument }{ $hint }
error-unknown-verb = 没有子命令{ $verb }{ $hint }
error-unknown-value = { $argument }：没有{ $value }，可选 { $known }{ $hint }
error-value-missing = { $argument }：缺少值
error-argument-missing = 缺少 { $argument }
error-verb-missing = 缺少子命令
error-conflict = { $argument } 和 { $other } 不能同时使用
error-not-unicode = 有一个参数不是合法的 Unicode 文本

error-useless-option = { $option } 对 { $what } 没有意义
error-bfile-of-pairs = b-file 的每个 n 只有一个数：请用 lower 或 upper
error-bfile-line = b-file 里 n = { $n } 那一行会超过 { $limit } 个字符
error-from-zero = { $sequence } 从 n = 1 开始
error-columns = --columns：应为 1 到 { $limit } 的数
error-row-too-long = 第 { $row } 行会超过 { $limit } 位数字：请减少列数
error-mex-too-far = mex 规则要从第一对逐个推起，最多到 { $limit }；sequence pairs 可从任意一项开始
error-mex-words = mex 规则用 64 位整数，放不下这些数；sequence pairs 没有这个限制
