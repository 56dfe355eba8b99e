# 各游戏的名称，与一句话的规则。

titled-game = { $name }{ $parameters }
titled-octal = 八进制游戏 { $code }
titled-hexadecimal = 十六进制游戏 { $code }

game-wythoff = 威佐夫
    .rules = 两堆：从一堆中取，或从两堆中取数量相差不超过 k 的石子

game-nim = 尼姆
    .rules = 从一堆中取任意多颗石子

game-staircase = 阶梯尼姆
    .rules = 从最低一级数起：把一级台阶上的任意多枚移到下一级

game-moore = 摩尔
    .rules = 从至多 k 堆中各取任意多颗石子

game-bachet = 巴什
    .rules = 从一堆中取 1 到 m 颗石子

game-fibonacci = 斐波那契
    .rules = 一堆：先手不能取完，之后每次至多取上一次的 c 倍；[n, l] 表示现在至多取 l 颗

game-euclid = 欧几里得
    .rules = 两堆：从大堆中取小堆的正整数倍

game-subtraction = 减法
    .rules = 从一堆中取给定数量之一的石子

game-all-but = 除外减法
    .rules = 从一堆中取任意数量的石子，但不能是给定的数量

game-lasker = 拉斯克
    .rules = 从一堆中取任意多颗，或把一堆分成两堆

game-kayles = 凯尔斯
    .rules = 从一堆中取一颗或两颗，并可把余下的分成两堆（0.77）

game-dawsons-kayles = 道森凯尔斯
    .rules = 从一堆中取两颗，并可把余下的分成两堆（0.07）

game-dawsons-chess = 道森象棋
    .rules = 从一行中取一格及其相邻的格，该行可因此断成两段（0.137）

game-grundy = 格兰迪
    .rules = 把一堆分成大小不同的两堆

game-octal = 八进制
    .rules = 按八进制编码（或以 0x 开头的十六进制编码）取石并分堆的游戏

game-turning-turtles = 翻硬币
    .rules = 列出正面硬币的位置：翻一枚正面，并可再翻其左边的一枚

game-mock-turtles = 假乌龟
    .rules = 列出正面硬币的位置：翻一枚正面，并可再翻其左边的一枚或两枚

game-ruler = 尺子
    .rules = 列出正面硬币的位置：翻连续的若干枚，最右一枚须由正翻反
