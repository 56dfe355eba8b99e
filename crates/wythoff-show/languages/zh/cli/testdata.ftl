verb-testdata = 为一道竞赛题或任意规则生成测试数据
    .long =
        为一道竞赛题生成分级的测试数据（.in 和 .out）：全部小局面、数据范围的边界、专门针对舍入
        误差的数据、随机数据。

        加上 --rules，就为任意能找到定理的游戏生成数据：局面按 --input 排列，先手必胜输出 1，
        必败输出 0。

        题目、种子和版本相同，文件就相同；三者都记在 manifest.json 里。目录非空时不会写入，除非加上
        --force：这时替换以前生成的数据，其他文件不动。
    .usage =
        wythoff testdata [选项] --out <目录> <题目>
               wythoff testdata [选项] --out <目录> --rules <规则>
    .examples =
        $ wythoff testdata 51nod-1072 --out data --seed 7
        data：4 个输入及其输出，共 16633 组数据，种子 7

arg-testdata-problem = 题目，例如 hdu-1527；wythoff judge --list 列出全部
    .value = 题目
arg-testdata-rules = 游戏规则；@文件、-，或陈列室里的游戏名；见“wythoff help rules”
    .value = 规则
arg-testdata-set = 用于 --rules：给规则中的参数另一个值，如 k=3；可重复使用
    .value = 名称=数
arg-testdata-timeout = 用于 --rules：找定理最多用多少秒；默认 60
    .value = 秒数
arg-testdata-no_cache = 不读也不写用户缓存目录里的证明
arg-testdata-input = 用于 --rules：输入文件里是什么。'a b'：依次是各局面的堆；'T a b'：先读局面数；'b a'：第二堆在前
    .value = 各堆
arg-testdata-answers = 用于 --rules：先手必胜和必败时各输出什么，如 'Yes No'；默认 1 和 0
    .value = 两个词
arg-testdata-single = 用于 --rules：每次输入只有一个局面
arg-testdata-most = 用于 --rules：最大的堆，不超过 2^64 - 1；默认 10^9
    .value = 数
arg-testdata-out = 写入的目录，没有则新建
    .value = 目录
arg-testdata-seed = 随机局面的种子，默认 1
    .value = 种子
arg-testdata-force = 替换以前生成的数据

testdata-written = { $folder }：{ $files } 个输入及其输出，共 { $cases } 组数据，种子 { $seed }
error-not-empty = 目录 { $folder } 非空；加上 --force 可替换其中的测试数据
