verb-check = 检验一份定理证书
    .long =
        检验 “wythoff prove --certificate 文件” 写出的证书。检验程序与证明程序不共用代码。
        退出码 0：证书成立；1：证书不成立，并说明原因。
    .usage = wythoff check <文件>
    .examples =
        $ wythoff prove 'x>0,y=0 | x=0,y>0' --certificate nim.json > /dev/null && wythoff --lang zh check nim.json
        有效：2 种取法，1 状态自动机

arg-check-file = 证书文件
    .value = 文件

check-valid = 有效：{ $clauses } 种取法，{ $states } 状态自动机
check-invalid = 无效：{ $reason }
