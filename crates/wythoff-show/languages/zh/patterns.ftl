# 必败态的规律，与记数法。

pattern = { $claim }（{ $support }）。
pattern-kernel = 已证明，可由 Coq 内核检验
pattern-checked = 已证明，已验过，但无 Coq 证明
pattern-compared = 已对各堆小于 { $size } 的局面核对，未证明

claim-nothing = 没有必败态：先手总能获胜
claim-everything = 每个局面都是先手必败
claim-finite = 先手必败的局面只有 { $positions }
claim-xor = 当且仅当各堆石子数的异或和为 0 时先手必败（{ $formula }）
claim-diagonal = 当且仅当两堆石子数相等时先手必败（a xor b = 0）
claim-formula = 当且仅当 { $formula } 时先手必败
claim-powers = 当且仅当 { $formulas }（n ≥ 0）时先手必败
claim-or = { $list } 或 { $item }
claim-digits = 当且仅当石子数的各位数字符合 { $regex } 时先手必败（零没有数字）
claim-first-move = 走第一步之前（{ $memory } = 0），当且仅当 { $pile } 为 0 或为 { $weights }……之一时先手必败
claim-first-move-fibonacci = 走第一步之前（{ $memory } = 0），当且仅当 { $pile } 为 0 或为斐波那契数时先手必败
claim-last-part = 此后（{ $memory } ≥ 1），当且仅当 { $pile } = 0 或 { $multiple } < u 时先手必败：把 { $pile } 写成 { $weights }……中若干个数之和，每次取放得下的最大的数，u 是最后取的那个
claim-beatty = 奇异局势为 A_n = ⌊nα⌋，B_n = ⌊nβ⌋（n = 0, 1, 2, …），其中 α = { $alpha }，满足 { $alpha-equation }；β = { $beta }，满足 { $beta-equation }
claim-beatty-shifted = 奇异局势为 A_n = ⌊nα + γ⌋，B_n = ⌊nβ + γ + 1⌋（n = 0, 1, 2, …），其中 α = { $alpha }，满足 { $alpha-equation }；β = { $beta }，满足 { $beta-equation }；γ = 1/α = { $gamma }
claim-difference = 第 n 个奇异局势的两堆之差为 B_n − A_n = { $difference }
claim-linear = 第 n 个奇异局势满足 B_n = { $factor }·A_n + { $rest }
claim-appended-zero = 把数写成 { $weights }……中若干个数之和，每次取放得下的最大的数：A_n（n ≥ 1）的末尾有偶数个 0，再添一个 0 就是 B_n
claim-mex = A_n 是前面各奇异局势中没有出现过的最小自然数（mex）：每个自然数恰好出现在一个奇异局势中
claim-one-per-row = 对第一堆的每个石子数，第二堆恰有一个石子数使先手必败
claim-period =
    必败态关于第{ $pile ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
       *[other] 五
    }堆以 { $period } 为周期
claim-period-from =
    第{ $pile ->
        [1] 一
        [2] 二
        [3] 三
        [4] 四
       *[other] 五
    }堆从 { $from } 个石子起，必败态以 { $period } 为周期
claim-shift = 各堆同时增加 { $amount } 个，胜负不变
claim-shift-from = 各堆都不少于 { $from } 个时，同时增加 { $amount } 个，胜负不变
claim-same = 必败态与{ $game }相同
claim-except = 必败态与{ $game }相同，只是去掉 { $without }
claim-also = 必败态与{ $game }相同，只是另加 { $with }
claim-instead = 必败态与{ $game }相同，只是 { $without } 换成 { $with }
claim-sequences = A_n 与 B_n 是 OEIS 的数列 { $lower } 与 { $upper }

familiar-nim = 尼姆游戏
familiar-wythoff = 威佐夫博弈
familiar-k-wythoff = k = { $k } 的 k-威佐夫博弈

numeration-base = { $base } 进制
numeration-fibonacci = 斐波那契数 { $weights }……（齐肯多夫表示）
numeration-recurrence = 递推数列 u_n = { $recurrence }：{ $weights }……
numeration-ostrowski = 连分数 [0; { $quotients }]（循环）的奥斯特洛夫斯基记数法：{ $weights }……

values-theorem = { $position } 的 SG 值就是唯一使自动机接受 { $with-value } 数位串的 g（状态数：{ $states }；记数系统：{ $numeration }）（{ $support }）。
values-theorem-up-to = 不超过 { $most } 的 g 是 { $position } 的 SG 值，当且仅当自动机接受 { $with-value } 的数位串（状态数：{ $states }；记数系统：{ $numeration }）（{ $support }）。其余局面的 SG 值都更大。
values-nim = { $position } 的 SG 值是 { $sum }（{ $support }）。
values-period = 对一切 a ≥ { $from }，g(a + { $period }) = g(a)（{ $support }）。
