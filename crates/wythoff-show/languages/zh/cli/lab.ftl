verb-lab = 从规则到定理：打表、猜想、证明，一份报告
    .long =
        从规则到定理：打表、猜想、证明，一份报告。

        规则写明可以取什么：x、y、z 是从第一、二、三堆取的数量；逗号表示“并且”，| 隔开不同的取法。
        “@文件”表示从文件读取，“-”表示从标准输入读取；也可以写陈列室（--list）里的游戏名。
        完整的规则语言见“wythoff help rules”。

        只有独立的检验程序通过了证书，才称为定理。证明保存在用户的缓存目录里，
        每次使用时都重新检验。退出码 0：已证明，或非线性规则找到了规律；1：都没有
        找到；2：规则有误。
    .usage =
        wythoff lab [选项] <规则>
             wythoff lab --list [选项] [名称的一部分]
    .examples =
        $ wythoff --lang zh lab 'x>0,y=0 | x=0,y>0 | x=y>0' | grep -A 3 ^定理
        定理（对任意大小的局面均已证明）
          奇异局势为 A_n = ⌊nα⌋，B_n = ⌊nβ⌋（n = 0, 1, 2, …），其中 α = (1 + √5)/2，
            满足 α² = α + 1；β = (3 + √5)/2，满足 β² = 3β − 1（已证明，可由 Coq 内核检
            验）。

        $ wythoff lab --list nim-2 --json | wc -l
        2

arg-lab-rules = 规则；@文件 从文件读取；- 从标准输入读取；或陈列室里的游戏名
    .value = 规则
arg-lab-list = 逐个试陈列室里的游戏，或名称含有所给文字的游戏
arg-lab-regex = 把必败态也写成数位上的正则表达式
arg-json = 输出 JSON
arg-certificate = 把证明的证书写到这个文件
    .value = 文件
arg-dot = 用 Graphviz 格式画出自动机，写到文件或标准输出
    .value = 文件
arg-walnut = 把同一命题写成证明器 Walnut 的输入，放到这个目录
    .value = 目录
arg-coq = 把定理连同证明写成证明助手 Coq 的文件
    .value = 文件.v
arg-coq_dir = 把 Coq 检验它所需的库写到这个目录
    .value = 目录
arg-deep = 打更大的表：允许单堆任取的游戏打 3,000,000 行的深表（见 --rows），其余打到 1 亿个局面
arg-rows = 打这么多行的表，每行约 200 字节；内存不够则拒绝
    .value = 行数
arg-grundy = 证明 SG 值，从而可以与别的游戏相加
arg-values = 整个 SG 函数求不出时，证明哪些局面的 SG 值为 0 到这个数，如 0..3
    .value = 值
arg-set = 给规则中的参数另一个值，如 k=3；可重复使用
    .value = 名称=数
arg-timeout = 最多用多少秒；默认 60
    .value = 秒数
arg-no_cache = 不读也不写用户缓存目录里的证明

lab-tabulating = 正在打表：各堆小于 { $size } 的全部局面
lab-guessing = 正在由各堆小于 { $size } 的局面猜想，第 { $place } 个记数系统（共 { $count } 个）：{ $numeration }
lab-proving = 正在证明一个 { $states } 状态的猜想，{ $numeration }
lab-interrupted = 已停止，没有写入任何文件。

lab-game = { $title }（{ $source }）
lab-rules = 规则（程序的理解）
lab-more-lines = ……另有 { $count } 行
lab-memory = 局面写作 { $position }，其中 { $memory } 是记忆，走第一步之前{ $count ->
        [1] 为
       *[other] 都为
    } 0；省略不写即为 0。
lab-normal = 正常规则：不能取者负。
lab-misere = 反常规则（misère）：不能取者胜。
lab-needless = 搜索时略去“{ $move }”：其他取法已包含它的全部走法。
lab-no-move = 没有任何取法：每个局面都是必败态。
lab-no-move-misere = 没有任何取法：每个局面都是必胜态。
lab-values = 小局面的 SG 值
lab-table = 打表（P 为先手必败）
lab-small = 按规则推出的小局面
lab-first = 最小的几个必败态：{ $positions }
lab-none-lost = 小局面中没有必败态。
lab-claim = { $claim }。
lab-guess = 猜想
lab-numeration = 记数系统：{ $numeration }
lab-automaton = 读入数位的自动机的状态数：{ $states }
lab-from-family = 这个自动机事先已知；证明照样从头做过。
lab-from-table = 由各堆小于 { $size } 的全部局面猜出。
lab-wrong-guesses = 途中被证明器否定的猜想：{ $count } 个
lab-theorem = 定理（对任意大小的局面均已证明）
lab-regex = 写成数位串（不写前导零；ε 表示没有数位，即各堆皆空）：{ $regex }
lab-no-regex = 必败态的正则表达式太长，不便阅读。
lab-words-of-automaton = 必败态恰为其数位串被自动机接受的局面（状态数：{ $states }；记数系统：{ $numeration }）（{ $support }）。
lab-row-theorem = SG 值，对任意大小都已证明（g(n)：n 个石子的 SG 值）
lab-row-pattern = SG 值：有规律，未证明（g(n)：n 个石子的 SG 值）
lab-row-no-pattern = SG 值：没有找到规律
lab-row-at-most = f(n) > f(n − 1) 时 g(n) = f(n)，否则 g(n) = g(n − 1 − f(n))（n ≥ { $from }）；f(n) = { $most } 是最多可取的数目。
lab-row-lost = n ≥ { $from } 时，n 个石子先手必败，当且仅当 n 除以 { $period } 余 { $remainders }。
lab-row-lost-also = n ≥ { $from } 时，n 个石子先手必败，当且仅当 n 除以 { $period } 余 { $remainders }；更小的必败者为 n = { $before }。
lab-row-lost-few = 只有 { $before } 个石子时先手必败。
lab-row-by-window = 证明：从 n = { $from } 起，一步最多取 { $length } 个，或者剩下固定的几种小堆。所以连续 { $length } 个值决定后面所有的值，而从 g({ $first }) 开始的一段在 { $later } 之后重现了。
lab-row-by-window-modulo = 证明：从 n = { $from } 起，一步最多取 { $length } 个，或者剩下固定的几种小堆，有哪些走法只取决于 n 除以 { $modulus } 的余数。所以连续 { $length } 个值和这个余数决定后面所有的值，而从 g({ $first }) 开始的一段在 { $later }（{ $modulus } 的倍数）之后重现了。
lab-row-by-greatest = 证明：从 n = { $from } 起，取 { $any } 个或更多总是允许的；这样剩下的堆取遍从 0 到最大值的所有值。所以这个最大值和连续 { $length } 个值决定后面所有的值，而从 g({ $first }) 开始的一段在 { $later } 之后重现，全部增加同一个数。
lab-row-by-greatest-modulo = 证明：从 n = { $from } 起，取 { $any } 个或更多总是允许的，其他走法只取决于 n 除以 { $modulus } 的余数；前一种走法剩下的堆取遍从 0 到最大值的所有值。所以这个最大值、连续 { $length } 个值和这个余数决定后面所有的值，而从 g({ $first }) 开始的一段在 { $later }（{ $modulus } 的倍数）之后重现，全部增加同一个数。
lab-row-by-at-most = 证明：可取 1 到 f(n) = { $most } 个（不超过堆的大小），而 f(n + 1) 等于 f(n) 或 f(n) + 1。所以从 n − f(n) 到 n 的各堆恰好取遍 0 到 f(n) 的值各一次。
lab-row-by-remainders = 证明：能取多少与堆的大小无关，而取走的数除以 { $period } 只可能余 { $remainders }。所以任何一步都不会连接两个 SG 值相同的堆；取 { $amounts } 则能到达每个更小的值，更小的堆已直接算出。
lab-beyond-lemma = 条件不是线性的；表中全部局面已直接算出，以后如何由一条引理保证。
lab-beyond = 条件不是线性的：没有证明，但算出了一张表里的所有局面。
lab-beyond-pattern = 规律，未证明（g 为 SG 值）
lab-beyond-pattern-lost = 规律，未证明（g = 0：先手必败；g = 1：先手必胜）
lab-beyond-nothing = 没有找到规律
lab-beyond-seen = 已验证各堆不超过 { $last } 的所有局面。
lab-beyond-unknown = 已算出各堆不超过 { $last } 的所有局面。
lab-row-seen = 已验证到 n = { $last }；没有找到定理。
lab-row-unknown = 已知到 n = { $last } 为止的值。
lab-evidence = 依据
lab-checked = 独立的检验程序已通过证书（{ $bytes }）。
lab-checked-again = 此前已证明；独立的检验程序又一次通过了证书（{ $bytes }）。
lab-times = 用时：读规则 { $reading }，打表与猜想 { $looking }，证明 { $proving }，检验 { $checking }。
lab-times-cached = 用时：读规则 { $reading }，检验 { $checking }。
lab-next = 接下来可以
lab-nothing = 没有找到定理
lab-stopped = { $seconds } 秒的时限已到；可用 --timeout 延长。
lab-exhausted = 所有猜想都被否定，或大得证不完；共 { $guesses } 个。
lab-checked-to = 核实到 { $size }：各堆都更小的局面已全部打表；再往上一无所知。
lab-tried-title = 试过的记数系统（N：由各堆小于 N 的全部局面猜出）
lab-states-growth = 状态数：{ $growth }
lab-states = { $states } (N = { $size })
lab-states-outgrown = 多得无从猜起 (N = { $size })
lab-only-guess = 猜想：{ $fate }
lab-last-guess = 最后一个猜想：{ $fate }
lab-more-numerations = 另有 { $count } 个记数系统也有过猜想
lab-never-guessed = 还有 { $count } 个记数系统状态太多，没有得到猜想。
lab-fate-move-inside = 不对，从 { $from } 一步可到 { $to }，两者却都被猜为必败态
lab-fate-no-move = 不对，{ $position } 被猜为必胜态，却走不到任何必败态
lab-fate-refuted = 不对，{ $position } 已无法再取，却被猜为必败态
lab-fate-needed = { $fate }；打表到 { $size } 即可看出
lab-fate-beyond = { $fate }；超出了这次所打的最大的表
lab-fate-given-up = 大得证不完
lab-fate-late = 时限已到，未能判定

lab-list-name = 名称
lab-list-result = 结果
lab-list-states = 状态
lab-list-numeration = 记数系统
lab-list-proved = 已证明
lab-list-nothing = 没有定理
lab-list-end = 共 { $games } 个游戏，已证明 { $proved } 个，与预期不符 { $surprises } 个

lab-wrote-certificate = 证书已写到 { $path }。
lab-wrote-walnut = Walnut 的输入已写到 { $path }。
lab-wrote-coq = 供 Coq 检验的定理已写到 { $path }。
lab-wrote-dot = 图已写到 { $path }。
