explain-moore-columns = 把各堆写成二进制。当且仅当每一列中 1 的个数都是 $k + 1 = { $modulus }$ 的倍数时必败（k 超过堆数时与堆数相同）。
explain-moore-columns-misere = 反常规则，而且没有超过 1 颗的堆：当且仅当 1 的个数除以 $k + 1 = { $modulus }$ 余 1 时必败。
explain-moore-fits = 每一列都符合。
explain-moore-misfits = 有的列不符合。
explain-moore-fails = 怎么走都输：在这一步改变的最高一列中，1 只会减少，至少少一个、至多少 $k = { $k }$ 个，于是不再是 $k + 1$ 的倍数。
