verb-judge = 解一道竞赛题：标准输入读题目数据，标准输出写答案
    .long =
        解一道竞赛题：从标准输入读评测数据，把标准答案写到标准输出，可直接用来对拍。

        多大的数都精确，超出题目的数据范围也一样。输入有误时报告行号和列号，此前已得出的
        答案照常输出。
    .usage =
        wythoff judge <题目>
              wythoff judge --list
    .examples =
        $ echo 165580140 267914295 | wythoff judge hdu-1527
        0

        $ echo 1 8209 67395890 8208 | wythoff judge hdu-6869
        0

arg-judge-problem = 题目，例如 hdu-1527；--list 列出全部
    .value = 题目
arg-judge-list = 列出全部题目及其输入输出格式

judge-input = 输入：{ $text }
judge-output = 输出：{ $text }
judge-limits = 范围：{ $text }
judge-pile-size = 石子数
judge-k = k 的值
judge-case-count = 数据组数
judge-end = 输入结束
