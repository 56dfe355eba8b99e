verb-heap = 输出单堆游戏的 SG 值，或其周期
    .long =
        输出单堆游戏的 SG 值 g(0)、g(1)、g(2)……，或其周期。

        游戏可以是八进制编码（0.77、4.3）、十六进制编码（0x0.3f）、减法游戏（subtraction(1,3,4)、
        subtraction(1..7)）、all-but(2,3)，或 kayles、dawsons-kayles、dawsons-chess、lasker、grundy。
        用 --rules 时可以是任何一堆的规则，最多到 10^5 颗；“wythoff lab” 找它的定理。

        周期的状态：“已证明”表示永远如此；“仅观察到”表示算到的范围内如此；否则为“未知”。
        检查点会定时写出，按 Ctrl-C 时也会写，再运行同一条命令即可接着算。取自检查点的值，
        在说“已证明”之前都会重新计算；不需要时不重算，但答案会说明它以这些值为据。
    .usage =
        wythoff heap [选项] <游戏>
              wythoff heap [选项] --rules <规则>
    .examples =
        $ wythoff heap 0.77 --to 20
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1

        $ wythoff heap --rules 'piles a; x>0, 2x<=a' --to 20
        0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2, 10

        $ wythoff --lang zh heap 0.77 --period
        0.77：SG 值的周期已证明。

          周期：12
          预周期：71（周期之前的项数，g(0) 计算在内）
          最后一个例外：70
          跳跃值（saltus）：0

        依据：已对 71 ≤ n < 156 验证 g(n + 12) = g(n)；每步至多取 2 颗、至多把一堆变成 2 堆，所以这就够了，已证明（Guy and Smith, 1956）。

arg-heap-game = 游戏：八进制编码如 0.77，或 subtraction(1,3,4)、kayles 等
    .value = 游戏
arg-heap-rules = 游戏规则；@文件、-，或陈列室里的游戏名；见“wythoff help rules”
    .value = 规则
arg-heap-set = 用于 --rules：给规则中的参数另一个值，如 k=3；可重复使用
    .value = 名称=数
arg-heap-to = 算到多少颗；默认 50，求周期时按需要最多到 10^6，--sparse 时为 10^6
    .value = 颗数
arg-heap-period = 不输出 SG 值，而是给出周期
arg-heap-sparse = 不输出 SG 值，而是给出哪些值是稀有的：按 Winning Ways 的划分，使稀有的堆最少
arg-heap-format = 格式：text、csv、json 或 bfile；默认 text
    .value = 格式
arg-heap-timeout = 最多用多少秒；求周期或用 --sparse 时默认 60，否则不限
    .value = 秒数
arg-heap-checkpoint = 把结果存到这个检查点文件，并从它接着算
    .value = 文件

heap-proved = { $game }：SG 值的周期已证明。
heap-seen = { $game }：到 { $to } 颗为止仅观察到周期，尚未证明。
heap-unknown = { $game }：未知；到 { $to } 颗为止的 SG 值看不出周期。
heap-largest = { $game }，到 { $to } 颗为止：最大的 SG 值是 { $value }，首次出现在 { $at } 颗。
heap-mask = 若一个值与 { $mask } 共有偶数个 1 位，就叫稀有值；没有别的掩码能使稀有的堆更少。
heap-rare = 稀有的堆有 { $count } 个，最后一个是 { $last } 颗；--format csv 逐个列出。
heap-none-rare = 没有稀有的堆。
heap-not-sparse = 超过 16 位的值不作稀有与普通的划分。
heap-further = 规则里出现数目 { $amount }，更小的堆还用不到它：远超过它才看得出周期。可用 --to { $further } 继续算。
heap-too-far = 规则里出现数目 { $amount }，更小的堆还用不到它：远超过它才看得出周期，而堆最多 { $limit } 颗。
heap-late = 还没有算到 { $to } 颗，时限已到；可用 --timeout 延长，--checkpoint 保存已算出的结果。
heap-trusted = 到 { $to } 颗为止的 SG 值照检查点文件所记，没有重新计算；答案以它们为据。
heap-period = 周期：{ $period }
heap-preperiod = 预周期：{ $preperiod }（周期之前的项数，g(0) 计算在内）
heap-last-exception = 最后一个例外：{ $heap }
heap-no-exception = 无
heap-saltus = 跳跃值（saltus）：{ $saltus }
heap-by-repetition = 依据：已对 { $from } ≤ n < { $below } 验证 g(n + { $period }) = g(n)；每步至多取 { $taken } 颗、至多把一堆变成 { $heaps } 堆，所以这就够了，已证明（Guy and Smith, 1956）。
heap-by-window = 依据：从 { $from } 起的 { $length } 个值决定了之后的一切，它们从 { $later } 起重现，已证明。
heap-by-formula = 依据：SG 值有通项公式，已证明。
