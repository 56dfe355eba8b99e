verb-code = 输出竞赛题、游戏或规则的精确程序
    .long =
        输出一个简短而精确、可直接编译提交的程序：C++17、Python 3、Java 或 Rust。

        只用整数运算，只用语言自带的库，注释的语言由 --lang 决定。用 --problem 时，输入输出
        与评测完全一致。用 --game 时，每行读入一个局面：先手必败输出 0，否则输出 1 和一步
        必胜着法之后的局面。用 --rules 时，程序就是由规则证明的定理：一个读各堆数字的自动机
        （一堆的游戏常常是一张表加周期），每个局面输出 0 或 1。
    .usage =
        wythoff code <语言> --problem <题目>
              wythoff code <语言> --game <游戏>
              wythoff code <语言> --rules <规则>
    .examples =
        $ echo 165580140 267914295 | python3 -c "$(wythoff code python --problem hdu-1527)"
        0

        $ echo 10 | python3 -c "$(wythoff code python --game '巴什（m=3）')"
        1 8

        $ echo 5 7 | python3 -c "$(wythoff code python --rules 'x>0,y=0 | x=0,y>0 | x=1,y=1')"
        1

arg-code-language = 编程语言：cpp、python、java 或 rust
    .value = 语言
arg-code-problem = 题目，例如 hdu-1527；“wythoff judge --list” 列出全部
    .value = 题目
arg-code-game = 游戏，例如 '威佐夫（k=2）' 或 0.77
    .value = 游戏
arg-code-rules = 游戏规则；@文件、-，或陈列室里的游戏名；见“wythoff help rules”
    .value = 规则
arg-code-set = 用于 --rules：给规则中的参数另一个值，如 k=3；可重复使用
    .value = 名称=数
arg-code-timeout = 用于 --rules：找定理最多用多少秒；默认 60
    .value = 秒数
arg-code-no_cache = 不读也不写用户缓存目录里的证明

code-no-game = 这个游戏没有现成的程序；有程序的游戏：{ $known }
code-parameter = 程序中的参数不超过 { $most }
code-automaton = 它的定理的自动机有 { $states } 个状态、{ $steps } 条转移；程序里最多 { $most } 个状态、{ $most-steps } 条转移
code-no-period = 没有已证明的、短到能放进程序里的周期
