verb-checker = 输出 testlib 的 C++ 校验程序（checker）
    .long =
        输出供 testlib 使用的 C++ 校验程序（checker），注释语言由 --lang 决定。

        hdu-2177 的答案不唯一，它的校验程序自行算出所有取胜的走法。其他题目答案唯一，用评测系统
        自带的逐词比较（wcmp）即可，输出的也是这样的程序。
    .usage = wythoff checker <题目>
    .examples =
        $ wythoff checker hdu-2177 | head -2
        // hdu-2177
        // 答案不唯一：各局面顺序任意，但两堆同取后的局面须最先输出。

arg-checker-problem = 题目，例如 hdu-2177；wythoff judge --list 列出全部
    .value = 题目

checker-words = { $problem } 的答案唯一：用评测系统自带的逐词比较即可，输出的就是这样一个校验程序。
