verb-hack = 找出使竞赛程序出错的数据（hack）
    .long =
        找出使竞赛程序出错的数据，并说明出错的原因。

        -- 之后的程序不经过 shell 直接运行，时间、内存和输出都有上限；卡死的程序会连同其子进程
        一起被终止。测试的数据有：全部小局面、数据范围的边界、舍入误差最先出错的奇异局势及其
        相邻局面、2^24、2^31、2^32、2^53、2^63 附近的数，以及随机局面。加上 --exhaustive 还会
        逐一测试范围内的全部奇异局势。

        用 --rules 时，程序可以针对任何找得到定理的规则：按 --input 读入局面，先手必胜输出 1，
        否则输出 0。

        找到的数据会被缩小、解释，并连同正确输出一起保存。找到时退出码为 1，没有找到为 0，
        程序无法启动为 3。
    .usage =
        wythoff hack [选项] <题目> -- <命令>...
              wythoff hack [选项] --rules <规则> -- <命令>...
    .examples =
        $ wythoff hack hdu-1527 --seed 7 -- wythoff judge hdu-1527
        hdu-1527：运行程序 5 次，没有发现错误。测试过的数据：
           10201  组：石子数不超过 100 的全部局面
              61  组：数据范围的边界，石子数从 0 到 10^9
            5877  组：运算容易出错之处：nα 极接近整数的奇异局势、2^24、2^31、2^32、2^53、2^63 附近的数，以及它们的相邻局面
            3428  组：随机局面，随机种子 7

arg-hack-problem = 题目，例如 hdu-1527；wythoff judge --list 列出全部
    .value = 题目
arg-hack-rules = 游戏规则；@文件、-，或陈列室里的游戏名；见“wythoff help rules”
    .value = 规则
arg-hack-set = 用于 --rules：给规则中的参数另一个值，如 k=3；可重复使用
    .value = 名称=数
arg-hack-timeout = 用于 --rules：找定理最多用多少秒；默认 60
    .value = 秒数
arg-hack-no_cache = 不读也不写用户缓存目录里的证明
arg-hack-input = 用于 --rules：程序读入什么。'a b'：依次是各局面的堆；'T a b'：先读局面数；'b a'：第二堆在前
    .value = 各堆
arg-hack-answers = 用于 --rules：先手必胜和必败时各输出什么，如 'Yes No'；默认 1 和 0
    .value = 两个词
arg-hack-single = 用于 --rules：每次输入只有一个局面
arg-hack-most = 用于 --rules：最大的堆，不超过 2^64 - 1；默认 10^9
    .value = 数
arg-hack-time = 每次运行的时间限制（秒），默认 5
    .value = 秒
arg-hack-memory = 内存限制（MiB，仅 Linux），0 表示不限，默认 512
    .value = MIB
arg-hack-seed = 随机局面的种子，默认 1
    .value = 种子
arg-hack-exhaustive = 之后逐一测试范围内的全部奇异局势；按 Ctrl-C 停止
arg-hack-checkpoint = 记录 --exhaustive 的进度，下次从那里继续
    .value = 文件
arg-hack-save = 存放 hack-001.in 和 hack-001.out 的目录，默认 test
    .value = 目录
arg-hack-command = 程序及其参数，写在 -- 之后
    .value = 命令

hack-found = { $problem }：{ $kind }
hack-kind-wrong = 答案错误
hack-kind-garbage = 输出的内容不是答案
hack-kind-missing = 输出不完整
hack-kind-extra = 答案之后还有多余的输出
hack-kind-not-text = 输出不是文本（UTF-8）
hack-kind-signal = 程序崩溃，信号 { $signal }
hack-kind-code = 程序异常退出，退出码 { $code }
hack-kind-memory = 内存超限：程序及其子进程需要的内存合计超过 { $memory } MiB
hack-kind-time = 运行超时：{ $seconds } 秒后程序连同其子进程被终止
hack-kind-too-much = 输出超限：程序已被终止

hack-input = 输入：
hack-batch = 这 { $cases } 组数据放在一起才会出错，可疑的几组单独测试都不出错。程序是否在各组数据之间忘了重新初始化？
hack-said = 程序的输出（第 { $line } 行）：
hack-right = 正确答案：
hack-nothing = （无）
hack-complaint = 标准错误输出：
hack-reason-lost = 局面 ({ $a }, { $b }) 先手必败：它是第 n = { $n } 个奇异局势，较小的数是 n{ $alpha } = { $exact } 的整数部分
hack-reason-won = 先手必胜，例如留给对手 ({ $x }, { $y })。
hack-reason-formula = 在测试过的 { $count } 组数据上，程序的答案与这个公式完全一致：{ $code }（{ $text }）
hack-reason-claim = n = { $n } 时，这个公式把 n{ $alpha } = { $exact } 算成了 { $wrong }
hack-reason-apart = 有效数字只有 { $bits } 位（二进制），这么大的数相邻两个相差 { $apart }，而且每一步都要舍入。
hack-reason-theorem-lost = 局面 { $position } 先手必败：对这套规则已证明。
hack-reason-theorem-won = 先手必胜，例如留给对手 { $left }：对这套规则已证明。
hack-smallest = 石子更少的局面全部测试过，都没有出错。
hack-first-pair = 这是第一个出错的奇异局势，在它之前的都测试过。
hack-saved = 已保存：{ $input }、{ $output }
hack-none = { $problem }：运行程序 { $runs } 次，没有发现错误。测试过的数据：
hack-tried-small = 组：石子数不超过 { $most } 的全部局面
hack-tried-limits = 组：数据范围的边界，石子数从 { $least } 到 { $greatest }
hack-tried-traps = 组：运算容易出错之处：nα 极接近整数的奇异局势、2^24、2^31、2^32、2^53、2^63 附近的数，以及它们的相邻局面
hack-tried-small-cases = 组：全部小数据
hack-tried-full-words = 组：2^15、2^16、2^24、2^31、2^32、2^53、2^62 及斐波那契数附近的数
hack-tried-words = 组：2^15、2^16、2^24、2^31、2^32、2^53、2^62、2^63 附近的堆，以及从那里一步可到的必败局面
hack-tried-random = 组：随机局面，随机种子 { $seed }
hack-tried-sweep = 组：石子数不超过 { $greatest } 的全部奇异局势
hack-tried-earlier = 其中 { $earlier } 组据检查点记载，是这个程序在之前的运行中测过的
hack-checkpoint-program = 是别的程序或别的命令行的检查点；删掉它就会从头测起
hack-stopped = 已停止；到目前为止没有发现错误。
hack-stopped-at = 已停止；前 { $cases } 个奇异局势的答案都正确。用 --checkpoint 文件 可以从中断处继续。
error-starting = 无法启动 { $program }：{ $reason }
