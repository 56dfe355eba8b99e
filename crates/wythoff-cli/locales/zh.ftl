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
    .usage = wythoff solve [选项] <石子数> <石子数>
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

arg-solve-piles = 各堆石子数：一个数；@文件 表示从文件读取；- 表示从标准输入读取
    .value = 石子数
arg-solve-game = 游戏：wythoff 或 wythoff(k=2)，也可写“威佐夫”
    .value = 游戏
arg-solve-k = 从两堆同时取时，两个数目最多相差多少；0 即威佐夫博弈
    .value = K
arg-solve-misere = 反常规则（misère）：取到最后一颗者负
arg-solve-json = 输出 JSON，其中的数都是十进制字符串
arg-solve-full = 完整显示很长的数

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
solve-take-each = 从第 1 堆取 { $first } 颗、第 2 堆取 { $second } 颗 → 留下 { $leaves }
solve-losing-pair = 这是第 { $n } 个奇异局势（从 0 数起）。
solve-proved = 依据：{ $theorem }，已证明（{ $source }）。

theorem-wythoff = 威佐夫定理
theorem-fraenkel = Fraenkel 关于 k-威佐夫的定理
theorem-fraenkel-misere = Fraenkel 关于反常规则的定理

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
error-only-wythoff = 此命令目前只解威佐夫博弈，不解 { $game }
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
