# 只有命令行才说的话。
#
# verb-…：子命令：列表里的一行；.long 帮助开头，.usage 用法，.examples 示例（测试会逐条运行）。
# arg-…： 参数：说明；.value 参数值的名字。

help-usage = 用法:
help-learn = 对局与学习
help-laboratory = 实验室
help-tables = 打表与数据
help-contest = 竞赛
help-program = 程序本身
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

verb-help = 显示本帮助、某个子命令的帮助，或规则语言的说明（rules）
    .usage = wythoff help [子命令 | rules]

arg-lang = 语言：zh 或 en；不指定则按系统语言环境
    .value = 语言
arg-color = 颜色：auto、always 或 never；默认 auto
    .value = 何时
arg-help = 显示帮助；-h 比 --help 简短
arg-version = 显示版本号
arg-help-subcommand = 子命令
    .value = 子命令
stopped = 已停止；目前的结果保存在 { $path } 里，再运行同一条命令即可接着算。
checkpoint-foreign = 不是这种检查点文件
checkpoint-version = 是别的版本的程序写的检查点
checkpoint-damaged = 检查点已损坏；删掉它就会从头算起
checkpoint-wrong = 检查点里 g({ $heap }) = { $read }，按规则应为 { $right }；删掉它就会从头算起
checkpoint-other = 是 { $found } 的检查点，不是 { $expected } 的
checkpoint-busy = 另一个运行中的程序正在写这个检查点文件
