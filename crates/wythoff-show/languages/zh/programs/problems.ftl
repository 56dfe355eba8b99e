# 竞赛题目：题名、输入、输出与数据范围。

problem-luogu-p2252 = 洛谷 P2252 取石子游戏（SHOI2002，威佐夫博弈模板题）
    .input = 一行两个整数 a b，即两堆石子的数目
    .output = 先手必胜输出 1，否则输出 0
    .limits = a, b ≤ 10^9

problem-poj-1067 = POJ 1067 取石子游戏
    .input = 每行两个整数 a b，读到文件末尾
    .output = 每组输出一行：先手必胜输出 1，否则输出 0
    .limits = a, b ≤ 10^9

problem-hdu-1527 = HDU 1527 取石子游戏
    .input = 每行两个整数 a b，读到文件末尾
    .output = 每组输出一行：先手必胜输出 1，否则输出 0
    .limits = a, b ≤ 10^9

problem-hdu-5973 = HDU 5973 Game of Taking Stones（取石子，大整数）
    .input = 每行两个整数 a b，读到文件末尾
    .output = 每组输出一行：先手必胜输出 1，否则输出 0
    .limits = a, b ≤ 10^100

problem-hdu-2177 = HDU 2177 取(2堆)石子游戏
    .input = 每行两个整数 a b（a ≤ b），遇到 0 0 结束
    .output = 先手必败输出 0；否则先输出 1，再每行输出一个先手第一步取完后留给对手的必败态 x y（x ≤ y，不重复），依次为：两堆同取的、只取较多一堆的、只取较少一堆的
    .limits = a, b ≤ 10^6

problem-hdu-6869 = HDU 6869 Slime and Stones（威佐夫博弈变形）
    .input = 第一行为数据组数 T，接下来 T 行，每行三个整数 a b k：a、b 为两堆石子的数目，同时从两堆取时，两边取走的数目之差不超过 k
    .output = 每组输出一行：先手必胜输出 1，否则输出 0
    .limits = T ≤ 10^5，a, b, k ≤ 10^8

problem-51nod-1072 = 51Nod 1072 威佐夫游戏
    .input = 第一行为数据组数 T，接下来 T 行，每行两个整数 a b
    .output = 每组输出一行：先手（A）必胜输出 A，否则输出 B
    .limits = a, b ≤ 2×10^6

problem-51nod-1185 = 51Nod 1185 威佐夫游戏 V2
    .input = 第一行为数据组数 T，接下来 T 行，每行两个整数 a b
    .output = 每组输出一行：先手（A）必胜输出 A，否则输出 B
    .limits = a, b ≤ 10^18

judge-input = 输入：{ $text }
judge-output = 输出：{ $text }
judge-limits = 范围：{ $text }

problem-hdu-1846 = HDU 1846 Brave Game（巴什博弈）
    .input = 先给组数，然后每组一行 n m：共 n 颗，每次取 1 到 m 颗
    .output = 每组一行：先手必胜输出 first，否则输出 second
    .limits = n, m ≤ 1000（凭记忆）

problem-hdu-2147 = HDU 2147 kiki's game
    .input = 每行 n m 为棋盘边长，以 0 0 结束；硬币从角上出发，每步向左、向下或向左下走一格
    .output = 每组一行：先手必胜输出 Wonderful!，否则输出 What a pity!
    .limits = 1 ≤ n, m ≤ 2000

problem-hdu-2516 = HDU 2516 取石子游戏（斐波那契博弈）
    .input = 每行一个 n，以 0 结束；第一次不能全取，以后每次至多取对手刚取的两倍
    .output = 每组一行：先手必胜输出 First win，否则输出 Second win
    .limits = 2 ≤ n < 2^31（凭记忆）

problem-hdu-1850 = HDU 1850 Being a Good Boy in Spring Festival
    .input = 每组先给堆数，再给各堆；堆数为 0 时结束
    .output = 每组一行：尼姆博弈中先手有几种必胜的第一步
    .limits = 至多 100 堆（凭记忆）；每堆小于 2^31 是我们的理解

problem-hdu-2176 = HDU 2176 取(m堆)石子游戏
    .input = 每组先给堆数，再给各堆；堆数为 0 时结束
    .output = 每组：必败输出 No；必胜输出 Yes，再对每种必胜的第一步输出一行：这一堆取前和取后的颗数
    .limits = 至多 200000 堆（凭记忆）；每堆小于 2^31 是我们的理解

problem-hdu-2897 = HDU 2897 邂逅明下
    .input = 每行 n p q，读到文件末尾：共 n 枚硬币，每次取 p 到 q 枚，不足 p 枚则一次取完；取最后一枚者输
    .output = 每组一行：先手必胜输出 WIN，否则输出 LOST
    .limits = 1 ≤ p ≤ q；n, p, q 小于 65536 是凭记忆写的

problem-hdu-3032 = HDU 3032 Nim or not Nim?
    .input = 先给组数，每组先给堆数再给各堆：Lasker 尼姆，也可以把一堆分成两堆
    .output = 每组一行：先手必胜输出 Alice，否则输出 Bob
    .limits = 至多 100 组，每组至多 10^6 堆，每堆小于 2^31

problem-luogu-p2197 = 洛谷 P2197 【模板】Nim 游戏
    .input = 先给组数，每组先给堆数再给各堆
    .output = 每组一行：先手必胜输出 Yes，否则输出 No
    .limits = 至多 10^4 堆（凭记忆）；每堆小于 2^31 是我们的理解

problem-luogu-p1247 = 洛谷 P1247 取火柴游戏
    .input = 先给堆数，再给各堆
    .output = 必败输出 lose；否则第一行输出 a b，表示从第 b 堆取 a 根（b 最小），第二行输出取后的各堆
    .limits = 堆数 ≤ 500000，每堆 ≤ 10^9

problem-poj-1704 = POJ 1704 Georgia and Bob
    .input = 先给组数，每组先给棋子数再给各自的位置；棋子只能向左移动，不能越过别的棋子
    .output = 每组一行：先手必胜输出 Georgia will win，否则输出 Bob will win
    .limits = 至多 20 组，每组至多 1000 个互不相同的位置，1 ≤ 位置 ≤ 10000

problem-poj-2348 = POJ 2348 Euclid's Game
    .input = 每行 a b，以 0 0 结束
    .output = 欧几里得游戏，每组一行：先手必胜输出 Stan wins，否则输出 Ollie wins
    .limits = 题面没有给出范围；这里取 a, b < 2^31

problem-luogu-p1290 = 洛谷 P1290 欧几里德的游戏
    .input = 先给组数，每组一行 m n
    .output = 欧几里得游戏，每组一行：先手必胜输出 Stan wins，否则输出 Ollie wins
    .limits = m, n < 2^31（凭记忆）

problem-luogu-p2148 = 洛谷 P2148 [SDOI2009] E&D
    .input = 先给组数，每组先给堆数再给各堆；第 1、2 堆为一组，依此类推：移走一组中的一堆，把另一堆分成两堆
    .output = 每组一行：先手必胜输出 YES，否则输出 NO
    .limits = 至多 20 组，堆数为偶数且至多 20000；每堆小于 2^31 是我们的理解

problem-luogu-p4279 = 洛谷 P4279 [SHOI2008] 小约翰的游戏
    .input = 先给组数，每组先给堆数再给各堆；取到最后一颗者输
    .output = 每组一行：先手必胜输出 John，否则输出 Brother
    .limits = 至多 50 堆，每堆至多 5000（凭记忆）

problem-luogu-p3480 = 洛谷 P3480 [POI 2009] KAM-Pebbles
    .input = 先给组数，每组先给堆数再给各堆，每堆不少于前一堆，取后也必须如此
    .output = 每组一行：先手必胜输出 TAK，否则输出 NIE
    .limits = 至多 1000 堆，每堆至多 10000（凭记忆）

problem-poj-2975 = POJ 2975 Nim
    .input = 每组先给堆数，再给各堆；堆数为 0 时结束
    .output = 每组一行：必胜走法的种数
    .limits = 至多 1000 堆，1 ≤ 每堆 ≤ 10^9

problem-51nod-1066 = 51Nod 1066 Bash 游戏
    .input = 先给组数，每组一行 n k：共 n 颗，每次取 1 到 k 颗
    .output = 每组一行：先手必胜输出 A，否则输出 B
    .limits = n, k ≤ 10^9（凭记忆）

problem-51nod-1067 = 51Nod 1067 Bash 游戏 V2
    .input = 先给组数，每组一行 n：共 n 颗，每次取 1、3 或 4 颗
    .output = 每组一行：先手必胜输出 A，否则输出 B
    .limits = n ≤ 10^9（凭记忆）

problem-51nod-1068 = 51Nod 1068 Bash 游戏 V3
    .input = 先给组数，每组一行 n：共 n 颗，每次取 2 的幂（1、2、4、8、……）颗
    .output = 每组一行：先手必胜输出 A，否则输出 B
    .limits = n ≤ 10^1000，至多 1000 组（凭记忆）

problem-51nod-1069 = 51Nod 1069 Nim 游戏
    .input = 先给堆数，再给各堆
    .output = 先手必胜输出 A，否则输出 B
    .limits = 至多 1000 堆，每堆 ≤ 10^9（凭记忆）
