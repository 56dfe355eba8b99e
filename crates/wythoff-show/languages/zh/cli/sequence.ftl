verb-sequence = 打表：奇异局势及其间隔、斐波那契字、威佐夫数阵
    .long =
        打表：从任意一项开始输出一个数列。

        lower   A_n，奇异局势中较小的数            1, 3, 4, 6, 8, …
        upper   B_n，奇异局势中较大的数            2, 5, 7, 10, 13, …
        pairs   n、A_n 和 B_n
        gaps    A_(n+1) − A_n，从 n = 0 开始       1, 2, 1, 2, 2, …
        word    斐波那契字的第 n 个字母            abaab…
        array   威佐夫数阵的第 n 行                1, 2, 3, 5, 8, …
        mex     还是奇异局势，但只按 mex 规则逐个推出，不用公式，可用来对拍

        加上 -k 就是 k-威佐夫的相应数列。bfile 按 OEIS 的要求每行一个“n a(n)”，
        其中字母 a、b 写成 0、1，数阵按反对角线自上而下读出。
    .usage = wythoff sequence [选项] <数列>
    .examples =
        $ wythoff sequence pairs --count 4
        n  A_n  B_n
        0    0    0
        1    1    2
        2    3    5
        3    4    7

        $ wythoff sequence pairs --from 10^18 --count 1 --format csv
        n,lower,upper
        1000000000000000000,1618033988749894848,2618033988749894848

        $ wythoff sequence lower -k 1 --count 3 --format bfile
        1 1
        2 2
        3 4

        $ wythoff sequence word --count 13
        abaababaabaab

arg-sequence-which = lower、upper、pairs、gaps、word、array 或 mex
    .value = 数列
arg-sequence-k = 从两堆同时取时，两个数目最多相差多少；0 即威佐夫博弈
    .value = K
arg-sequence-misere = 反常规则（misère）：取到最后一颗者负（不适用于 word 和 array）
arg-sequence-from = 从第几项开始；默认为 1，pairs、gaps、mex 及反常规则默认为 0
    .value = N
arg-sequence-count = 输出多少项；默认 20
    .value = 项数
arg-sequence-columns = 数阵的列数；默认 10
    .value = 列数
arg-sequence-format = 格式：text、csv、json 或 bfile；默认 text
    .value = 格式
