verb-coq = 写出 Coq 检验定理所用的库
    .long =
        写出证明助手 Coq 检验“wythoff prove --coq”所写文件时需要的库。

        这个库是一个证书检验程序，并附有它正确无误的证明。Coq 通过的定理不必因为信任本程序而相信：
        需要读的只有文件里的规则，以及库中的 Statement.v，一页定义。需要 Coq 8.16 或更新的版本
        （Debian 上：apt-get install coq）；“sh 目录/compile.sh”把库编译一次即可。
    .usage = wythoff coq --library <目录>
    .examples =
        $ wythoff coq --library proof && ls proof/Statement.v
        proof/Statement.v

arg-coq-library = 目录
    .value = 目录
