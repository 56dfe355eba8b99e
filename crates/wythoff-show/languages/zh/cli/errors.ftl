error = 错误：
error-hint = 详见 --help。
error-in-pile = 第 { $pile } 堆：{ $reason }
error-in-file = { $source }：第 { $line } 行第 { $column } 列：{ $reason }
error-file-too-large = { $source } 超过 { $most } 字节
error-reading = 无法读取 { $source }：{ $reason }
error-not-regular = 无法读取 { $source }：不是普通文件
error-writing = 无法写输出：{ $reason }
error-creating = 无法创建 { $path }：{ $reason }
error-set = 应为“名称=数”，如 k=3，实为{ $found }
error-set-unknown = 规则中没有声明参数{ $name }；声明的写法如 parameter k = 1
error-hack-answers = --answers：应为两个不同的词，依次表示先手必胜和必败，却写了 { $found }
error-hack-input = --input：应为 { $piles } 堆各写一个名字，若先给局面数则前面再写一个，却写了 { $found }
error-heap-piles = 单堆的 SG 值只有一堆，而这套规则有 { $found } 堆；“wythoff table --rules” 可以看更多
error-heap-rules-too-large = 按规则计算时一堆最多 { $limit } 颗
error-heap-too-large = 一堆最多 { $limit } 颗

error-of-part = { $part }：{ $reason }
error-sum-with-game = 游戏之和里已写明各个游戏，不要再用 --game 和 -k
error-set-without-rules = --set 只用于改变 --rules 中的参数；有名字的游戏，参数写在括号里，如“wythoff(k=2)”
error-k-with-game = -k 是威佐夫博弈的参数，而这里的游戏是 { $game }
error-misere-rules = 规则自己说明怎么玩：不要用 --misere，请在规则里写“misere;”
error-misere-sum = 反常规则下的游戏之和不提供：SG 值只决定正常规则下的和（全是尼姆的和仍是尼姆，可以解）

error-memory = 需要 { $needed } 内存，现有 { $available }
error-memory-refused = 需要 { $needed } 内存，内存不够
error-checkpoint = { $path }：{ $reason }
error-table-size = { $size } 行 { $size } 列的表至少需要 { $bytes } 字节，没有哪台机器放得下
error-threads = --threads：应为 1 到 1024 的数
error-extension = --out：没有扩展名为 { $found } 的格式：请用 .txt、.csv、.json、.npy、.svg 或 .png，或用 --format 指定
error-binary-on-terminal = 这种格式不能输出到终端：请用 --out 文件，或接管道
error-no-table = { $game } 没有两堆的表：{ $reason }
error-not-take-away = 没有两堆的表：从 { $from } 可以走到 { $to }，而表里只有两堆、且越走越小的局面
error-row-figure = 一堆的表只有一行：可用 text、csv、json 和 npy，不能用 svg 和 png
error-slice = --slice：应写堆名和大小，每堆一次，如 c=3；各堆是 { $piles }；却写了 { $found }
error-slice-free = 表只能显示一堆或两堆；{ $piles } 堆中还有 { $free } 堆没有固定：请用 --slice 固定其余的堆，如 --slice c=3
error-table-beyond-moves = 只有线性规则才能数必胜走法；这里可以用 --values outcome 或 grundy
error-table-piles = 只有两堆的游戏才有表，这个游戏有 { $found } 堆

error-unknown-argument = 不认识的参数{ $argument }{ $hint }
error-unknown-verb = 没有子命令{ $verb }{ $hint }
error-unknown-value = { $argument }：没有{ $value }，可选 { $known }{ $hint }
error-value-missing = { $argument }：缺少值
error-argument-missing = 缺少 { $argument }
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
error-text-not-unicode = { $source }：第 { $line } 行不是合法的 UTF-8
error-refused-proof = 证明未通过检验，这是程序的错误：{ $reason }
error-rows = --rows：应为 1 到 { $most } 的数，实为 { $found }
error-not-deep = 深表（--rows）只适用于两堆、每堆都可任取（有限个局面除外）、其余取法为有限个、或为差值带 lo <= x - y <= hi（可再限制余数和两堆之差）的游戏
error-stdin-twice = 规则和石子数不能都从标准输入读取
error-no-theorem = 没有找到这套规则的定理，{ $pile } 这么大的堆算不了；各堆小于 { $size } 的局面已全部打表，约 10^8 个局面以内可以打表回答
error-theorem-needed = { $rules }：没有找到定理，而只有定理才能对任意大小作答；各堆小于 { $size } 的局面已全部打表。{ $command } 列出试过什么
error-without-rules = { $option } 只能与 --rules 同用
error-values = --values：应为 0..v，v 不超过 { $most }，却写了 { $found }
error-coq-name = --coq：文件名须为 Coq 接受的名称，如 wythoff_k1.v（字母、数字、下划线），却写了 { $found }
error-values-piles = SG 定理需要多一堆，而规则最多五堆
