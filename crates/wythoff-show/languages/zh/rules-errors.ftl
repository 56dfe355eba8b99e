# 一段文字为什么不是游戏规则。

rules-in-place =
    { $error }
    { $snippet }
rules-error = 第 { $line } 行第 { $column } 列：{ $reason }

rules-unexpected = 此处应为{ $expected }，却是“{ $found }”
rules-unexpected-end = 此处应为{ $expected }，语句却到此结束
rules-expected-comparison = 比较、逗号或语句结尾
rules-expected-pile-name = 石子堆的名称
rules-expected-memory-name = 记忆的名称
rules-expected-parameter-name = 参数的名称
rules-expected-game-name = 游戏的名称
rules-expected-number = 数
rules-expected-operand = 数或名称
rules-expected-closing-bar = 绝对值的右竖线“|”
rules-expected-closing-bracket = “)”或比较
rules-expected-closing-brace = “,”或“{"}"}”
rules-expected-word = “{ $word }”

rules-strange-character = 字符“{ $character }”在此没有意义
rules-foreign-sign = “{ $sign }”在此没有意义；是否想写“{ $meant }”？
rules-comma-missing = “{ $number }”与“{ $next }”之间应有逗号；是否想写“{ $number }, { $next }”？
rules-sign-missing = “{ $number }”与“{ $next }”之间应有逗号或“*”；是否想写“{ $number }, { $next }”或“{ $number }*{ $next }”？
rules-unbalanced = “{ $sign }”没有与之配对的符号
rules-unknown-name = 未知的名称“{ $name }”
rules-unknown-name-suggestion = 未知的名称“{ $name }”；是否想写“{ $suggestion }”？
rules-not-a-pile = “{ $name }”不是石子堆：只有石子堆才有走之后的数量
rules-memory-is-no-pile = “{ $name }”是记忆，不是石子堆：不能从中取石子，也不能往里放
rules-memory-not-set = 没有走法给记忆“{ $name }”赋值：请写明走之后它是多少，例如 { $name }' = x
rules-memory-open = “{ $text }”没有说定走之后记忆“{ $name }”是多少：请写明，例如 { $name }' = x
rules-track-count = 石子堆与记忆合计至多五个，却有 { $found } 个
rules-not-chosen = 这种走法不涉及“{ $name }”：x 是从其中第一堆取走的颗数，y 是从第二堆取走的，a、b 是这两堆的大小
rules-too-few-piles = 这种走法涉及 { $wanted } 堆，而一共只有 { $found } 堆
rules-one-pile-at-a-time = 一次只能从一堆移到另一堆
rules-same-pile = 石子就是从“{ $name }”移出的：请写另一堆
rules-linear-where-grows = 石子堆可以增加或带有记忆时，条件必须是线性的
rules-name-in-use = 名称“{ $name }”已有别的含义
rules-twice = “{ $what }”重复出现
rules-not-linear = 两个未知数相乘，不是线性的，而证明程序只接受线性条件（“wythoff lab”可以为这样的规则找规律，有引理可用时还会证明；“wythoff heap”和“wythoff table”可以打表）
rules-split-alone = “split”（分成任意两堆）自成一种走法，只用于一堆、正常规则：“piles a; x = 1 | split”
rules-for-tables = 这个条件不是线性的，而证明程序只接受线性条件（“wythoff lab”可以为这样的规则找规律，有引理可用时还会证明；“wythoff heap”和“wythoff table”可以打表）
rules-huge-number = 数太大：最多为 { $most }
rules-bad-divisor = “/”之后应为不等于 0 的常数
rules-fraction = mod 只能用于整数，而这里可能是分数
rules-bad-modulus = mod 之后应为 1 到 { $most } 的常数
rules-not-a-condition = 此处应为条件，却是一个数：请把它与别的数比较
rules-not-a-number = 此处应为数，却是一个条件
rules-pile-count = 应有一至五堆，却有 { $found } 堆
rules-other-pile-count = 这个游戏有 { $needed } 堆，但声明了 { $found } 堆
rules-no-such-rules = `like` 不能引用“{ $name }”的规则：它的条件不是线性的，或者它的石子堆会分开或增多
rules-end-speaks-of-move = 终局条件只能涉及走之前的各堆
rules-too-many-bytes = 超过 { $most } 字节
rules-too-many-lines = 超过 { $most } 行
rules-too-many-statements = 超过 { $most } 条语句
rules-too-deep = 括号嵌套过深
rules-too-many-alternatives = 条件展开后的情形过多
rules-takes-nothing = 游戏可能永不结束：“{ $text }”允许一个也不取，例如在 { $at }；请加上 x > 0 或 x + y > 0 之类的条件
rules-pile-grows = 游戏可能永不结束：“{ $text }”只有让某一堆增加才能走，例如从 { $from } 到 { $to }
rules-misere-grows = 反常规则下石子堆不能增加，也不能有记忆
rules-bad-measure = 度量是各堆的加权和，权为 0 到 { $most } 的整数，如 a + 2b
rules-measure-kept = 游戏可能永不结束：“{ $text }”没有使度量变小，例如从 { $from } 到 { $to }
rules-no-measure = 游戏可能永不结束：没有找到每走一步都变小的各堆加权和
rules-need-not-end = 游戏可以永不结束：{ $way }
rules-endless = “{ $text }”从一个局面可走到无穷多个局面：请说明一堆最多增加到多少
rules-undecided = 难以判定“{ $text }”是否总会取走石子：请加上 x + y > 0 之类的条件
rules-shape = 条件中每堆应有一个系数
rules-huge-coefficient = 条件中的数太大
rules-too-many-clauses = 规则展开后超过 { $most } 条
rules-does-not-decrease = 第 { $index } 条走法可能一个也不取，或让某一堆增加

rules-warning = 警告：第 { $line } 行第 { $column } 列：没有任何走法满足“{ $move }”
rules-warning-or = 警告：第 { $line } 行第 { $column } 列：没有任何走法满足“{ $move }”；or 比逗号结合更紧，各种走法用“|”隔开
