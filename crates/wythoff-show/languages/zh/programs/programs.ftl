# 写出的程序里的注释。模板中的 @say NAME 就是 comment-NAME。

comment-automaton =
    把每堆石子数写成若干个位权之和：从大到小，每个位权能用几次就用几次。位权的开头是 FIRST，以后每一项是前几项
    乘以 RECURRENCES 中的系数之和，各行轮流使用。各堆的数字对齐，从最高位往下同时读；短的在前面补 0，总位数是行数的倍数。
    同一位上各堆的数字（第一堆在最前）合成一个字母，即 BASE 进制数。STATES[i] 的第一个数为 1 表示读完停在这里则先手必败，
    其后是“字母:下一状态”；没有下一状态则不是必败局面。
comment-automaton-any = 堆的大小不限。
comment-automaton-words = 每堆不超过 2^64 - 1。这时位权小于 2^79：比所有堆都大的位权只有一个，至多是前一个的 2^15 倍。
comment-bachet = n 颗一堆的 SG 值是 n mod (m + 1)。各堆 SG 值异或为 0 则先手必败；必胜的一步使异或变为 0。
comment-euclid =
    设 a <= b，b = q * a + r。q >= 2 时先手必胜：若 (r, a) 必败就留下它，否则留下 (a, r + a)，对手只能走到 (r, a)。
    q = 1 时只能走到 (r, a)。
comment-fibonacci =
    n 颗石子，这次至多取 m 颗（开局为 n - 1），以后每次至多取对手刚取的两倍。n 可唯一写成互不相邻的斐波那契数之和。
    n = 0 或其中最小的大于 m 则先手必败；否则取走最小的那个即胜，因为再大一个超过它的两倍。
comment-heaps =
    单堆的 SG 值：表内直接查，表外按周期重复（周期已证明）。各堆 SG 值异或为 0 则先手必败。
    DIGITS[i] 的各位：取 i 颗后可以不剩（1）、剩一堆（2）、剩两堆（4）。
comment-k-wythoff =
    设 t = k + 1，d = b - a。奇异局势为 (n + floor(n * x), n + floor(n * x) + t * n)，其中 x > 0，x^2 + t * x = 1。
    所以 t 整除 d；令 n = d / t，e = a - n >= 0，则 e <= n * x < e + 1，平方即得
    e * (e + d) <= n * n < (e + 1) * (e + 1 + d)，只用整数。
comment-moore =
    Moore 定理：每个二进制位上 1 的个数都是 k + 1 的倍数则先手必败。必胜着法从最高位逐位构造：
    若多出 r 个 1，要么在已动过的堆中把 k + 1 - r 个该位置 1，要么再动 r 个该位为 1 的堆。
comment-nim = Bouton 定理：各堆石子数的异或为 0 则先手必败；必胜的一步使异或变为 0。
comment-outcomes = 依次读入各局面的堆。先手必败输出 0，否则输出 1。
comment-partners =
    直接按定义造奇异局势：第 n 个的差为 n，较小数是此前没有出现过的最小自然数。
    partner[x] 是与 x 配成奇异局势的数，lower[n] 是第 n 个奇异局势的较小数。
comment-positions = 每行读入一个局面。先手必败输出 0；否则输出 1 和一步必胜着法之后的局面。
comment-residues = LOST[n] 为 1 表示 n 颗时先手必败；表外按周期重复（周期已证明）。石子数不超过 2^64 - 1。
comment-residues-any = LOST[n] 为 1 表示 n 颗时先手必败；表外按周期重复（周期已证明）。石子数不限。
comment-staircase =
    只有奇数级台阶起作用：移到偶数级的可以立刻原样移走。所以等价于第 1、3、5……级上的尼姆游戏。
    要使某一奇数级达到目标数，或把多的移下去，或从上一级移下来。
program-theorem = 谁必胜，对任意大小的堆都已证明
comment-winning-moves = 至多三个局面：先是两堆取同样多，再是从大堆取，最后是从小堆取。
comment-wythoff =
    设 a <= b，d = b - a。(a, b) 是奇异局势，当且仅当 a = floor(d * phi)，即 a <= d * phi < a + 1。
    由 phi^2 = phi + 1，两边平方即得 a * a <= d * b 且 d * (b + 1) <= a * (a + 2)：只用整数。
comment-below-2-127 = 石子数不超过 64 位时，乘积都小于 2^127。
comment-limbs = 高精度非负整数：每节九位十进制数，低位在前，最高节不为零。
comment-difference = x - y，要求 y <= x。
comment-limb-sums = 每一步的和都小于 10^18 + 2 * 10^9 < 2^64。
comment-wythoff-limbs =
    设 a <= b，d = b - a。(a, b) 是奇异局势，当且仅当 a = floor(d * phi)，即 a <= d * phi < a + 1。
    由 phi^2 = phi + 1，两边平方即得 a * a <= d * b 且 d * (b + 1) <= a * (a + 2)。
comment-wythoff-moves =
    第 n 个奇异局势是 (n + e, n + e + t * n)，t = k + 1，e 是满足 e * (e + t * n) <= n * n 的最大整数。
    此时 e * t <= n，故只需搜到 n / t，乘积都不超过 2 * n * n。
comment-greatest-index = 较小数（c = 0）或较大数（c = T）不超过 x 的最大的 n。
comment-five-pairs = 必胜的一步要么保留一堆不动，要么差几乎不变：只需看五个奇异局势。
comment-next-word = 输入的下一个词；到结尾则为 null。
comment-k-wythoff-long =
    设 t = k + 1，d = b - a。奇异局势为 (n + floor(n * x), n + floor(n * x) + t * n)，其中 x > 0，x^2 + t * x = 1。
    所以 t 整除 d；令 n = d / t，e = a - n >= 0，则 e <= n * x < e + 1，平方即得
    e * (e + d) <= n * n < (e + 1) * (e + 1 + d)，只用整数；石子数不超过 10^9 时不会超出 long。
comment-fits-long = 石子数不超过 3 * 10^9 时，乘积不会超出 long。
comment-wythoff-any-size =
    设 a <= b，d = b - a。(a, b) 是奇异局势，当且仅当 a = floor(d * phi)，即 a <= d * phi < a + 1。
    由 phi^2 = phi + 1，两边平方即得 a * a <= d * b 且 d * (b + 1) <= a * (a + 2)：整数多大都精确。
comment-moves-long = 石子数不超过 10^9，中间结果都不会超出 long。
comment-k-wythoff-python =
    设 t = k + 1，d = b - a。奇异局势为 (n + floor(n * x), n + floor(n * x) + t * n)，其中 x > 0，x^2 + t * x = 1。
    所以 t 整除 d；令 n = d // t，e = a - n >= 0，则 e <= n * x < e + 1，平方即得
    e * (e + d) <= n * n < (e + 1) * (e + 1 + d)，只用整数。
comment-below-2-128 = 石子数不超过 64 位时，乘积都小于 2^128。
comment-greatest-good = 0 到 most 中满足条件的最大数（更小的数都满足条件）。
comment-checker-words = 每组数据只有一个答案：逐词与标准输出比较。
comment-checker-lists = 答案不唯一：各局面顺序任意，但两堆同取后的局面须最先输出。
comment-checker-lines = 下一个非空行中的各数；已到末尾则为空。
comment-checker-repeated = 题面没有说明两种取法得到的同一局面输出一次还是两次：都算正确。
comment-checker-partner = partner[x] 与 x 组成奇异局势：第 n 对的较小数是未出现过的最小数，较大数比它大 n。
comment-checker-lower = lower[d] 是差为 d 的奇异局势中较小的数。
comment-checker-both = 两堆同取：差不变。
comment-checker-one = 只取一堆：另一堆不变。
comment-at-most = m + 1 整除 n 时先手必败：对手取多少，就补足到 m + 1。
comment-powers-of-two = n 是 3 的倍数（即各位数字之和是 3 的倍数）时先手必败：2 的幂不是 3 的倍数；否则取 1 颗或 2 颗就留下 3 的倍数。
comment-one-three-four = n mod 7 为 0 或 2 时先手必败：每次取 1、3、4 颗，胜负以 7 为周期。
comment-odd-odd = 两边都是奇数时先手必败：每一步都会使某边变成偶数，而从那里总能走回两边都是奇数。
comment-fibonacci-number = n 是斐波那契数时先手必败；否则取走齐肯多夫表示中最小的一项。
comment-from-to = 设 r = n mod (p + q)。1 <= r <= p 时先手必败：对手取多少，就补足到 p + q，最后剩下 r 枚。
comment-nim-winner = Bouton 定理：各堆的异或为 0 时先手必败。
comment-nim-misere = 取最后一颗者输：有一堆大于 1 时与尼姆博弈相同，否则奇数个 1 时先手必败。
comment-nim-count = 必胜的一步使异或变为 0：把一堆变成它与总异或的异或，须比原来小。
comment-nim-moves = 必胜的一步使异或变为 0：把一堆变成它与总异或的异或，须比原来小。
comment-nim-first-move = 必胜的一步使异或变为 0：把一堆变成它与总异或的异或，须比原来小。取最靠前的一堆。
comment-lasker = Lasker 尼姆：4k + 3 与 4k + 4 的 SG 值互换，其余等于自身。异或为 0 时先手必败。
comment-euclid-winner = 设 a <= b。b / a >= 2 时先手必胜，否则只有一种走法。(0, b) 必败，由商决定胜负。
comment-coins-on-a-strip = 从最后一枚起两两配对：前一枚动了，后一枚跟上同样步数。所以各对之间的空格就是尼姆博弈。
comment-differences = 从一堆取石子使它的差变小、后一堆的差变大：即阶梯尼姆，从最后一个差起隔一个取异或。
comment-divided-pairs = 一组的 SG 值是 (a - 1) | (b - 1) 二进制末尾连续 1 的个数。异或为 0 时先手必败。
