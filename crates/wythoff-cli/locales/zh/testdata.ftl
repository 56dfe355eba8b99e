verb-testdata = 为一道竞赛题生成测试数据
    .long =
        为一道竞赛题生成分级的测试数据（.in 和 .out）：全部小局面、数据范围的边界、专门针对舍入
        误差的数据、随机数据。

        题目、种子和版本相同，文件就相同；三者都记在 manifest.json 里。目录非空时不会写入，除非加上
        --force：这时替换以前生成的数据，其他文件不动。
    .usage = wythoff testdata [选项] --out <目录> <题目>
    .examples =
        $ wythoff testdata 51nod-1072 --out data --seed 7
        data：4 个输入及其输出，共 16633 组数据，种子 7

arg-testdata-problem = 题目，例如 hdu-1527；wythoff judge --list 列出全部
    .value = 题目
arg-testdata-out = 写入的目录，没有则新建
    .value = 目录
arg-testdata-seed = 随机局面的种子，默认 1
    .value = 种子
arg-testdata-force = 替换以前生成的数据

testdata-written = { $folder }：{ $files } 个输入及其输出，共 { $cases } 组数据，种子 { $seed }
error-not-empty = 目录 { $folder } 非空；加上 --force 可替换其中的测试数据
