verb-table = 输出两堆石子在某个大小以内的全部局面表
    .long =
        输出两堆石子的全部局面表，两堆都小于给定的大小。

        outcome   胜负：必败态写作 P；文件里是 0 和 1
        grundy    SG 值
        moves     必胜走法的个数

        text 会适应终端宽度；csv 一行一行只写数值；npy 供 numpy 使用；svg 和 png 是热力图。
        一堆的规则只有一行；多于两堆时用 --slice 固定其余的堆。
        用 --checkpoint 时，k-威佐夫的 SG 值表会定时存盘，按 Ctrl-C 时也会存，再运行同一条命令即可接着算。
        大小超过 16384 的 SG 值表写成 npy 文件时经过磁盘，不占内存：
        写完之前，文件旁边（或检查点文件里）每格另占 2 字节。
    .usage = wythoff table [选项] --size <大小>
    .examples =
        $ wythoff table --size 8 --values grundy
        a\b  0  1  2  3  4  5  6  7
          0  0  1  2  3  4  5  6  7
          1  1  2  0  4  5  3  7  8
          2  2  0  1  5  3  4  8  6
          3  3  4  5  6  2  0  1  9
          4  4  5  3  2  7  6  9  0
          5  5  3  4  0  6  8 10  1
          6  6  7  8  1  9 10  3  4
          7  7  8  6  9  0  1  4  5

        $ wythoff table --game 尼姆 --size 3 --format csv --values grundy
        0,1,2
        1,0,3
        2,3,0

arg-table-size = 行数和列数
    .value = 大小
arg-table-game = 游戏：默认为 wythoff，也可写中文名，见“wythoff games”
    .value = 游戏
arg-table-k = 从两堆同时取时，两个数目最多相差多少；0 即威佐夫博弈
    .value = K
arg-table-rules = 游戏规则；@文件、-，或陈列室里的游戏名
    .value = 规则
arg-table-set = 用于 --rules：给规则中的参数另一个值，如 k=3；可重复使用
    .value = 名称=数
arg-table-slice = 用于 --rules 多于两堆时：固定一堆的大小，如 c=3，使没有固定的只剩一堆或两堆；可重复使用
    .value = 堆=大小
arg-table-misere = 反常规则（misère）：取到最后一颗者负（不适用于 grundy）
arg-table-values = outcome（胜负）、grundy（SG 值）或 moves（必胜走法数）；默认 outcome
    .value = 内容
arg-table-format = 格式：text、csv、json、npy、svg 或 png；默认由 --out 的扩展名决定，否则 text
    .value = 格式
arg-table-out = 写到这个文件，而不是标准输出
    .value = 文件
arg-table-threads = 用多少个线程计算 SG 值；默认每个核一个
    .value = 线程数
arg-table-checkpoint = 把 k-威佐夫的 SG 值存到这个检查点文件，并从它接着算
    .value = 文件

table-cut = 只显示了 { $size } 行列中的前 { $shown } 行、前 { $shown } 列；完整的表请用 --out 文件 或 --format csv。
figure-outcomes = { $game }{ $play ->
        [misere] ，反常规则
       *[normal] {""}
    }：胜负表
figure-grundy = { $game }{ $play ->
        [misere] ，反常规则
       *[normal] {""}
    }：SG 值
figure-moves = { $game }{ $play ->
        [misere] ，反常规则
       *[normal] {""}
    }：必胜走法数
figure-rows = 第 1 堆
figure-columns = 第 2 堆
figure-pile = { $name } 堆
figure-lost = 必败
figure-won = 必胜
figure-no-move = 没有必胜走法
