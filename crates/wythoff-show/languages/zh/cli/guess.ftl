verb-guess = 在你自己程序打出的值里找规律，并预测后面的值
    .long =
        在你自己程序打出的值里找规律，并预测后面的值。

        适合规则语言写不出的游戏：用任何暴力程序打出胜负（0 为必败，1 为必胜）或 SG 值
        g(0)、g(1)、…，或一张表（第 a 行第 b 列是 g(a, b)），再交给本命令。数之间用空白或逗号
        隔开，# 后面是注释；一行，或每行一个数，是一列值；多行且每行多个数，是一张表。
        P、L（先手必败）可代替 0，N、W（先手必胜）可代替 1，字母之间可以没有空白。
        一列的第一个值是 g(1) 时写 --from 1；每行也可以自带编号，如“1 0”、“2 1”、…。

        找这些规律：通项公式，周期（预周期、每周期的增量），g(2n) = n、g(2n + 1) = g(n) 之类的
        递推，两个游戏之和，威佐夫那样的奇异局势，以及在 2 至 10 进制、斐波那契等记数系统里
        读入数位的自动机。说明它所需的数最少的规律排在最前。

        这里什么也没有证明：规律只是与数据相符。报告会说明有多少依据：最后五分之一的数据先留着，
        规律必须预测出它们；规律里的每个数至少要解释三个值。要证明，请把规则交给“wythoff lab”。
        退出码 0：找到有这样依据的规律；1：没有；2：数据有误。
    .usage = wythoff guess [选项] [文件]
    .examples =
        $ printf '0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2' | wythoff guess --lang zh
        数据
          一列 21 个值，g(0) 到 g(20)。

        规律
          g(n + 7) = g(n)（n ≥ 0）；周期为 0 1 0 1 2 3 2

        依据
          与全部 21 个值相符；没有证明。
          不看最后五分之一的数据就找到了它，它也预测对了那一部分。
          说明它需要 7 个数，每个数解释 3 个值
          见到的周期个数：3

        如果规律继续，后面的值
          g(21)、…：0 1 0 1 2 3 2 0 1 0

        $ wythoff heap 'subtraction(1..4)' --to 30 | wythoff guess --next 5 --lang zh | grep 'g('
          一列 31 个值，g(0) 到 g(30)。
          g(n) = n mod 5
          g(31)、…：1 2 3 4 0
          g(n + 5) = g(n)（n ≥ 0）；周期为 0 1 2 3 4

arg-guess-file = 含有这些值的文件；不写或写 - 则从标准输入读取
    .value = 文件
arg-guess-next = 预测多少个值，最多 10000；默认 10
    .value = 个数

arg-guess-from = 一列里第一个值的编号，0 或 1；默认 0，每行自带编号时以它为准
    .value = 编号

guess-from-table = --from 1 只用于一列：表从第 0 行第 0 列开始
guess-interrupted = 已停止。
guess-no-value = { $found } 不是自然数，也不是 P、N、L、W
guess-too-large = { $found } 太大：值必须小于 2^32
guess-skipped = 各行的第一个数是编号，这里应为 { $expected }，实为 { $found }：数列不能有缺项，并且从 0 或 1 的值开始
guess-gap = 这个逗号前面缺一个值
guess-ragged = 这一行有 { $found } 个值，第一行有 { $expected } 个：表的各行必须一样长
guess-mixed = { $found } 与前面的值不一致：可用数，或 P、N，或 L、W，但不能混用
guess-too-few = { $found ->
        [0] 没有值
       *[other] { $found } 太少
    }：一列至少要 6 个值，一张表至少要 4 行 4 列
guess-too-many = 多于 { $most } 个值

guess-data = 数据
guess-row = 一列 { $values } 个值，g(0) 到 g({ $last })。
guess-row-from-1 = 一列 { $values } 个值，g(1) 到 g({ $last })。不剩石子算负：g(0) = 0。
guess-table = 一张 { $rows } 行 { $columns } 列的表：第 a 行第 b 列是 g(a, b)，都从 0 开始。
guess-previous-next = P（先手必败）当作 0，N（先手必胜）当作 1。
guess-lost-won = L（先手必败）当作 0，W（先手必胜）当作 1。

guess-pattern = 规律
guess-weak = 也许是规律，但依据很少
guess-others = 也与全部数据相符的其他规律
guess-nothing = 没有找到规律
guess-tried = 试过：通项公式、周期、递推、两个游戏之和、奇异局势，以及在 2 至 10 进制、斐波那契等记数系统里读入数位的自动机。更多的数据也许有用。
guess-zeros = 值为 0 的位置有规律（下面把 0 和其余的值记作 0 和 1）

guess-equation = { $equation }
guess-multiples = { $modulus } 整除 n 时 { $name }(n) = 0，否则为 1
guess-remainder = n 除以 { $modulus } 余 { $remainder } 时 { $name }(n) = 0，否则为 1
guess-law = { $parts }，初值 { $first }
guess-ones = 即 n 的二进制中 1 的个数。
guess-thue-morse = 即 Thue–Morse 数列：n 的二进制中 1 的个数是否为奇数。
guess-divides = 即 { $number } 里因数 { $base } 的个数。
guess-period = { $name }(n + { $period }) = { $name }(n)（n ≥ { $from }）；周期为 { $values }
guess-period-saltus = { $name }(n + { $period }) = { $name }(n) + { $saltus }（n ≥ { $from }）；第一个周期为 { $values }
guess-preperiod = 在此之前，{ $name }(0)、…：{ $values }
guess-grid = g(a + { $down }, b) = g(a, b)（a ≥ { $down-from }），g(a, b + { $across }) = g(a, b)（b ≥ { $across-from }）
guess-automaton-zeros = 当且仅当自动机接受某个位置的数位串时，该处的值为 0（状态数：{ $states }；记数系统：{ $numeration }）。
guess-automaton-values = 自动机同时逐位读入一个位置和一个数，当且仅当这个数就是该处的值时接受（状态数：{ $states }；记数系统：{ $numeration }）。

guess-evidence = 依据
guess-checked = 与全部 { $values } 个值相符；没有证明。
guess-held-back = 不看最后五分之一的数据就找到了它，它也预测对了那一部分。
guess-not-predicted = 不看最后五分之一的数据就找不到它，所以它什么也没有预测。
guess-told = 说明它需要 { $numbers } 个数，每个数解释 { $each } 个值
guess-times = 见到的周期个数：{ $times }
guess-doubt = 几乎任何数据都有这样的规律：不要相信它，请多给一些值。

guess-next = 如果规律继续，后面的值
guess-next-values = g({ $from })、…：{ $values }
guess-next-row = g({ $place }, 0)、…：{ $values }
guess-next-column = g(0, { $place })、…：{ $values }
guess-next-zeros = 接下来值为 0 的位置：{ $places }
guess-no-zeros = 附近没有别的值为 0 的位置。
