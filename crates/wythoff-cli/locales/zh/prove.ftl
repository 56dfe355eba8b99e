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

arg-prove-rules = 规则；@文件 表示从文件读取；- 表示从标准输入读取
    .value = 规则
arg-prove-certificate = 把证明的证书写到这个文件
    .value = 文件
arg-prove-timeout = 最多用多少秒；默认 60
    .value = 秒数

prove-theorem = 定理：对任意大小的局面均已证明。
prove-automaton = 必败态恰为一个 { $states } 状态自动机所接受的数位串，位权为 { $weights }, …
prove-first = 最小的几个必败态：{ $positions }
prove-checked = 独立的检验程序已通过证书。
prove-nothing = 没有找到定理：试了 { $guesses } 个猜测，都不成立。各堆小于 { $size } 的局面已全部打表。
prove-stopped = 时限内没有找到定理：试了 { $guesses } 个猜测，都不成立。各堆小于 { $size } 的局面已全部打表；可用 --timeout 延长时限。
