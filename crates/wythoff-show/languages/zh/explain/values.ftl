explain-values-size = 一堆的 SG 值就是它的石子数。
explain-values-remainder = 一堆的 SG 值是石子数除以 $m + 1 = { $modulus }$ 的余数：每取一次余数必变，而每个更小的余数都能取到。
explain-values-odd-stairs = 只看奇数级。从奇数级移走的硬币，就像在尼姆里被取走；从偶数级移到奇数级的硬币，对手可以立刻原数再往下移一级，等于没走。
explain-values-place = 第 $x$ 位的正面相当于尼姆里 $x$ 颗的一堆。
explain-values-odious = 第 $x$ 位的正面的 SG 值是 $2(x − 1)$ 或再加 1：取二进制中有奇数个 1 的那一个。
explain-values-ruler = 一枚正面的 SG 值是整除其位置的最大的 2 的幂。
explain-values-heap = 各堆的 SG 值：

explain-values-head-pile = 石子数
explain-values-head-place = 位置
explain-values-head-stair = 级
explain-values-head-coins = 硬币数
explain-values-head-value = SG 值
explain-values-head-counts = 算作

explain-values-nim-sum = 把各个值写成二进制，上下对齐，逐列不进位相加就是异或和 ⊕；当且仅当异或和为 0 时必败。
explain-values-one = 只有一个值，不必相加：当且仅当它为 0 时必败。这里它是 { $value }。
explain-values-nim-sum-even = 每一列都有偶数个 1：异或和为 0。
explain-values-nim-sum-odd = 有的列有奇数个 1：异或和不为 0。

explain-values-misere = 反常规则下，只要有一个值不小于 2，就和通常规则一样看异或和；全是 0 和 1 时正好相反：1 的个数为奇数时必败。
explain-values-misere-ones-lost = 没有大于 1 的值，1 的个数为奇数：必败。
explain-values-misere-ones-won = 没有大于 1 的值，1 的个数为偶数：必胜。
explain-values-misere-lost = 有不小于 2 的值，异或和为 0：必败。
explain-values-misere-won = 有不小于 2 的值，异或和不为 0：必胜。

explain-values-fails = 怎么走都输：每一步恰好改变一个值，异或和就不再为 0，而对手总能把它再变回 0。
explain-values-fails-misere = 怎么走都输：其他值不变时，这一个值恰有一种取法使局面必败，而每一步恰好改变一个值。

explain-values-all-moves-of-piles = 要让异或和变成 0，一堆 $v$ 必须变成 $v ⊕ { $sum }$，当且仅当 $v ⊕ { $sum } < v$ 时能做到；必胜走法就是这些。
explain-values-all-moves = 要让异或和变成 0，就要把某个值 $v$ 变成 $v ⊕ { $sum }$；能做到的走法就是全部必胜走法。
