explain-euclid-over = 有一堆空了：游戏结束，轮到走的一方输。
explain-euclid-over-misere = 有一堆空了：游戏结束，反常规则下轮到走的一方赢。
explain-euclid-equal = 两堆相等：取走 { $pile } 颗就结束游戏而获胜。
explain-euclid-equal-misere = 两堆相等：只能取走 { $pile } 颗，游戏结束，反常规则下就输了。
explain-euclid-test = 两堆不等，$a < b$ 时，当且仅当 $b/a < φ$（$φ = (1 + √5)/2$）必败；用整数来说就是 $b² − ab − a² < 0$：
explain-euclid-below = 商小于黄金分割比。
explain-euclid-above = 商大于黄金分割比。记 $r$ 为 $b$ 除以 $a$ 的余数，则 $r$ 与 $r + a$ 之一和 $a$ 组成必败态，而且可以走到。
explain-euclid-fails = 大堆不到小堆的两倍，只有一种走法：留下 { $left } 与 { $a }，它们的商大于黄金分割比，对手必胜。
