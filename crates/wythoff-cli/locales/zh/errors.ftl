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
error-set = 应为“名称=数”，如 k=3，实为{ $found }
error-set-unknown = 规则中没有声明参数{ $name }；声明的写法如 parameter k = 1
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

error-unknown-gallery-game = 既不是规则，也不是陈列室里的游戏：{ $found }{ $hint }（游戏见“wythoff lab --list”，规则语言见“wythoff help rules”）
error-rules-not-unicode = { $source }：第 { $line } 行不是合法的 UTF-8
error-refused-proof = 证明未通过检验，这是程序的错误：{ $reason }
error-rows = --rows：应为 1 到 { $most } 的数，实为 { $found }
error-not-deep = 深表（--deep、--rows）只适用于两堆、每堆都可任取、其余取法为有限个、或为差值带 lo <= x - y <= hi（可再限制余数和两堆之差）的游戏
error-stdin-twice = 规则和石子数不能都从标准输入读取
error-no-theorem = 没有找到这套规则的定理，{ $pile } 这么大的堆算不了；各堆小于 { $size } 的局面已全部打表，约 10^8 个局面以内可以打表回答
