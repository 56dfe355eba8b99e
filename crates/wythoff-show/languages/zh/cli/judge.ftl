verb-judge = 解一道竞赛题：标准输入读题目数据，标准输出写答案
    .long =
        解一道竞赛题：从标准输入读评测数据，把标准答案写到标准输出，可直接用来对拍。

        多大的数都精确，超出题目的数据范围也一样。输入有误时报告行号和列号，此前已得出的
        答案照常输出。

        用 --rules 时，可对任何找得到定理的规则作答：从标准输入依次读各局面的堆，先手必胜
        输出 1，否则输出 0。
    .usage =
        wythoff judge <题目>
              wythoff judge --list
              wythoff judge --rules <规则>
    .examples =
        $ echo 165580140 267914295 | wythoff judge hdu-1527
        0

        $ echo 1 8209 67395890 8208 | wythoff judge hdu-6869
        0

        $ printf '8 4\n5 7\n4 7\n' | wythoff judge --rules 'like wythoff'
        1
        1
        0

arg-judge-problem = 题目，例如 hdu-1527；--list 列出全部
    .value = 题目
arg-judge-list = 列出全部题目及其输入输出格式
arg-judge-rules = 游戏规则；@文件、-，或陈列室里的游戏名；见“wythoff help rules”
    .value = 规则
arg-judge-set = 用于 --rules：给规则中的参数另一个值，如 k=3；可重复使用
    .value = 名称=数
arg-judge-timeout = 用于 --rules：找定理最多用多少秒；默认 60
    .value = 秒数
arg-judge-no_cache = 不读也不写用户缓存目录里的证明
