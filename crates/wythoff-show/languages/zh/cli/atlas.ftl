verb-atlas = 查询图鉴：两堆小游戏及其定理
    .long =
        查询图鉴：两堆小游戏及其定理，由“wythoff census two-pile”得到。

        查询是若干个词，所列游戏须全部满足：numeration:fibonacci（或 base-2、greedy-3-1、ostrowski-2-1，
        或它们的开头）、states<10、misere、normal、proved、exhausted、over-budget、set:十六进制数、
        tier=1、words:mex；其他的词须出现在规则里。
    .usage =
        wythoff atlas search <查询> [选项]
             wythoff atlas show <键>
             wythoff atlas like <规则>
             wythoff atlas stats
    .examples =
        $ wythoff atlas search 'numeration:fibonacci states=7 x=y>0' --count 1 | wc -l
        2

arg-atlas-what = search（搜索）、show（显示）、like（必败态相同）或 stats（统计）
    .value = search|show|like|stats
arg-atlas-words = 查询，键的开头，或规则
    .value = 查询
arg-atlas-file = 改为查询这个文件，由“wythoff census export 目录 --out 文件”写出
    .value = 文件
arg-atlas-count = 至多列出多少个游戏；默认 20
    .value = 个数
arg-atlas-json = 输出 JSON

atlas-found = 游戏：{ $count }
atlas-more = 游戏：{ $count }，其中 { $hidden } 个没有列出（--count）
atlas-games = 游戏：{ $count }
atlas-proved = 已证明：{ $count }
atlas-sets = 已证明的游戏中不同的必败态集合：至少 { $least } 个（按 200 以内的局面区分），至多 { $most } 个（按自动机区分）
atlas-results = 结果
atlas-numerations = 定理所用的记数法
atlas-states = 自动机的状态数
atlas-shared = 同一个必败态集合，许多游戏（列出其中最简单的）
atlas-theorem = 对任意大小的局面均已证明（记数法：{ $numeration }；状态数：{ $states }）：
atlas-open = 没有定理：{ $result }（{ $reason }）
atlas-result-proved = 对任意大小的局面均已证明
atlas-result-exhausted = 没有定理，已无可试
atlas-result-over-budget = 在预算内没有找到定理
atlas-result-refused = 被检验程序或表格否定
atlas-result-crashed = 搜索中途崩溃
atlas-same = 200 以内必败态相同的其他游戏：{ $count }
error-atlas-words = atlas 之后应为 search 加查询、show 加键、like 加规则，或 stats
error-atlas-query = 应为比较，如 states<10，实为{ $found }
error-atlas-key = { $count ->
        [0] 没有一个游戏的键以{ $found }开头
       *[other] 有 { $count } 个游戏的键以{ $found }开头：请多写几位
    }
error-atlas-field = 查询中没有{ $found }：冒号前可以是 { $known }
error-atlas-piles = 图鉴里只有两堆的游戏
