figure-beatty = 贝蒂定理：⌊nφ⌋ 与 ⌊nφ²⌋ 恰好分完正整数
figure-beatty-lower = φ 的倍数
figure-beatty-upper = φ² 的倍数
figure-beatty-covered = 每个整数恰好被盖住一次

figure-board = 威佐夫博弈：每个必败态划去所有能走到它的局面
figure-board-k = k-威佐夫，k = { $k }：每个必败态划去所有能走到它的局面
figure-board-lost = 必败态
figure-board-one = 动一堆可达
figure-board-both = 动两堆可达
figure-board-slope = 斜率 φ 与 1/φ
figure-board-slope-k = 斜率 1 + √2 与 √2 − 1

figure-sums = 和的 SG 值是异或 a ⊕ b
figure-sums-note = 每格是它左边和上边各格的 mex；对角线上的 0 是必败的和。

figure-fibonacci = 斐波那契博弈：n 的各项，最小项在最下
figure-fibonacci-note = 红色：只有一项，开局必败。否则取走最下面的一块。

figure-staircase = 阶梯尼姆：只看奇数级
figure-staircase-sum = 奇数级的异或和：{ $sum }
figure-staircase-ground = 地面
figure-staircase-stair = 第 { $stair } 级：{ $coins }

figure-nim = 尼姆：11、13、6 必败——每一列的方块都成对
figure-nim-blocks = 块数
figure-nim-note = 无论怎么取，总有一列变成奇数；对手再把每一列变回偶数。
