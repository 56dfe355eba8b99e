explain-wythoff-ordered = 先把两堆按大小排好：$a = { $a } ≤ { $b } = b$。
explain-wythoff-ordered-swapped = 先把两堆按大小排好，小的在前：$a = { $a } ≤ { $b } = b$。
explain-wythoff-exceptions = 反常规则下，奇异局势与通常规则相同，只是最前面的 $(0, 0)$ 和 $(1, 2)$ 换成 $(0, 1)$ 和 $(2, 2)$。先按通常规则来看。

explain-wythoff-difference = 两堆之差 $d = b − a = { $b } − { $a } = { $d }$。第 $n$ 个奇异局势的两数正好相差 $n$，所以只需和第 $n = d = { $n }$ 个比较。
explain-wythoff-difference-k = 两堆之差 $d = b − a = { $b } − { $a } = { $d }$。记 $t = k + 1 = { $t }$，第 $n$ 个奇异局势的两数相差 { $multiple }；{ $here }
explain-wythoff-here-exact = 这里 ${ $d } = { $numbers }$，所以 $n = { $n }$。
explain-wythoff-here-less = 这里的差是 $0$，比它们都小。
explain-wythoff-here-between = 这里 ${ $d } = { $numbers }$，落在相邻两个之间。
explain-wythoff-no-such-difference = 没有哪个奇异局势的差是这个数，所以这个局面不是奇异局势。
explain-wythoff-other-pairs = 能留给对手的局面用整数判别：$a$ 与 $b = a + d$（$d = tn$）是第 $n$ 个奇异局势，当且仅当 $f(a) ≤ 0 < f(a + 1)$，其中
explain-wythoff-other-pairs-misere = 能留给对手的局面用整数判别：反常规则下，$a$ 与 $b = a + d$（$d = tn + 1$）是第 $n$ 个奇异局势，当且仅当 $f(u − t) ≤ 0 < f(u)$，其中

explain-wythoff-test = 第 $n$ 个奇异局势中较小的数是 $⌊nα⌋$，而 $nα$ 是下面这个函数的正根。所以当且仅当 $f(a) ≤ 0 < f(a + 1)$ 时必败：全是整数，没有任何舍入。
explain-wythoff-test-misere = 反常规则下的精确判别：当且仅当 $f(u − t) ≤ 0 < f(u)$ 时必败，其中
explain-wythoff-test-holds = 判别式成立：这正是一个奇异局势。
explain-wythoff-test-fails = 判别式不成立：这不是奇异局势。

explain-wythoff-neighbours = 它附近的奇异局势：
explain-wythoff-neighbours-here = ← 就是这个局面

explain-wythoff-zeckendorf = 看齐肯多夫（Zeckendorf）表示的各位数字（位权为 { $weights }）
explain-wythoff-numeration = 看这个游戏的记数系统中的各位数字（位权为 { $weights }）
explain-wythoff-digits-lower = 换个角度，{ $system }。{ $number } 的末尾有偶数个 0，所以它是所在奇异局势中较小的数；末尾添一个 0 就得到它的搭档 { $partner }：
explain-wythoff-digits-upper = 换个角度，{ $system }。{ $number } 的末尾有奇数个 0，所以它是所在奇异局势中较大的数；去掉末尾一个 0 就得到它的搭档 { $partner }：

explain-wythoff-fails = 怎么走都输：
explain-wythoff-fails-numbers = { $a } 或 { $b }
explain-wythoff-fails-one = 只动一堆时，另一堆不变。每个数恰好属于一个奇异局势，含 { $numbers } 的就是 { $position } 本身，所以留下的不是奇异局势。
explain-wythoff-fails-both = 两堆同时取时，差不变。每个差恰好出现在一个奇异局势里，所以留下的也不是奇异局势。
explain-wythoff-fails-both-k = 两堆同时取时，差至多改变 $k = { $k }$，而任意两个奇异局势的差至少相隔 $t = { $t }$。所以差只能不变，而每个差恰好出现在一个奇异局势里。
explain-wythoff-fails-end = 而对手面对的不是奇异局势，总能再走回一个奇异局势。
explain-wythoff-fails-end-misere = 而对手面对的不是奇异局势，总能再走回一个奇异局势；或者石子已经取完，对手已胜。

explain-wythoff-all-moves = 再没有别的必胜走法：只动一堆时，另一堆的搭档只有一个；两堆同时取时差不变，而有这个差的奇异局势只有一个。
explain-wythoff-all-moves-k = 再没有别的必胜走法：只动一堆时，另一堆的搭档只有一个；两堆同时取时差至多改变 $k$，只需看差最接近的奇异局势。
