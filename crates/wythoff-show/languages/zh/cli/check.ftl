verb-check = 检验一份定理证书
    .long =
        检验 “wythoff prove --certificate 文件” 写出的证书。检验程序与证明程序不共用代码。
        成立时会印出所检验的规则和最小的几个必败局面，让人看清这是哪一条定理。
        退出码 0：证书成立；1：证书不成立，并说明原因；3：证书太大，没有检验，成立与否不得而知。
    .usage = wythoff check <文件> [--work 步数]
    .examples =
        $ wythoff prove 'x>0,y=0 | x=0,y>0' --certificate nim.json > /dev/null && wythoff --lang zh check nim.json
        有效：2 种取法，1 状态自动机
        所检验的规则：
          piles a b
          move x >= 1, y = 0
          move x = 0, y >= 1
        必败局面（按石子数）：(0, 0) (1, 1) (2, 2) (3, 3) (4, 4) (5, 5) (6, 6) (7, 7) (8, 8)

arg-check-file = 证书文件
    .value = 文件

arg-check-work = 检验程序最多走多少步，每步几纳秒（2^31）
    .value = 步数

check-valid = 有效：{ $clauses } 种取法，{ $states } 状态自动机
check-rules = 所检验的规则：
check-lost = 必败局面（按石子数）：{ $positions }
check-none-lost = 石子少于 { $most } 颗的局面都不是必败局面。
check-unchecked = 没有检验：{ $reason }
check-invalid = 无效：{ $reason }
