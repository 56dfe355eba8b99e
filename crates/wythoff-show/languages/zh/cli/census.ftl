verb-census = 普查：为一族规则中的每个游戏寻找定理
    .long =
        普查：为一族规则中的每个游戏寻找定理。

        规则族是一小段文本：若干组取法、每组可以同时选几种，以及搜索的预算（写法见 docs/census.md）。
        程序自带“tiny”和“two-pile”两族。写法不同而实为同一个游戏的，只看一次；只有独立的检验程序
        通过了证书，并且与 200 以内全部局面的表一致，才算已证明。

        结果和证书写成目录里的 Parquet 文件。中断或被杀掉的普查，用同一条命令接着做，至多损失 50 个
        游戏或 5 秒的工作。结果与时钟无关：同一族规则在任何机器上都得到同样的行和证书。
    .usage =
        wythoff census <规则族> --out <目录> [选项]
             wythoff census status <目录>
             wythoff census compact <目录>
             wythoff census export <目录> --out <文件>
             wythoff census list <规则族>
             wythoff census tasks <规则族> --out <目录>
             wythoff census task <目录>
    .examples =
        $ wythoff census list tiny | wc -l
        42

arg-census-space = 规则族的名称或文件；或 status、compact、export、list、tasks、task
    .value = 规则族
arg-census-of = 查看哪个目录的进度，合并哪个目录的文件，或列出哪一族规则
    .value = 目录
arg-census-out = 存放结果的目录；可以是以前普查留下的
    .value = 目录
arg-census-threads = 同时看多少个游戏；默认与处理器核数相同
    .value = 个数
arg-census-shard = 只做其中一份，如 3/200 表示二百份中的第三份；各份可以写进同一个目录
    .value = I/N
arg-census-part = 每看完多少个游戏写一个文件；默认 50，也不会更多
    .value = 个数
arg-census-cluster = 把工作分给 Dask 集群：给出调度器的地址，如 tcp://host:8786；或用本机的若干个进程，如 local:4。所有机器须能以同一路径访问该目录（pip install 'wythoff[cluster]'）
    .value = 地址

census-done = { $space }：{ $games } 个游戏中已看 { $done } 个
census-proved = 已证明：{ $count }
census-exhausted = 已无可试：{ $count }
census-over-budget = 超出预算：{ $count }
census-refused = 被检验程序或表否定：{ $count }
census-crashed = 程序出错：{ $count }
census-sets = 已证明的游戏中，按 200 以内的局面区分，不同的必败态集合：{ $count }
census-parts = 结果文件：{ $count }
census-compacted = 合并的结果文件：{ $count }
census-stopped = 已停止；再次运行同一条命令即可继续
error-census-words = census 之后应为规则族，或 list、status、compact、export、tasks、task 之一加上所指的对象
error-census-export = --out：没有给出要写的文件
error-census-out = --out：没有给出存放结果的目录
error-shard = --shard：应为两个数，如 3/200，第一个从 1 到第二个，实为{ $found }
error-census-task = 这不是“wythoff census tasks”输出的一行：{ $reason }
error-census-worker = { $path } 里是另一族规则的普查，或由版本 { $found_version } 开始；这里的版本是 { $version }
error-cluster-address = --cluster：应为调度器的地址，如 tcp://host:8786，或 local:4，实为{ $found }
error-cluster-python = 无法启动 { $python }：{ $reason }；可用 WYTHOFF_PYTHON 指定 Python
error-cluster-package = { $python } 没有 wythoff.cluster 包：请运行 pip install 'wythoff[cluster]'，或用 WYTHOFF_PYTHON 指定另一个 Python
error-cluster-ended = 集群上的普查提前结束；已得到的结果都保留着，再次运行同一条命令即可继续
error-census-none = { $path }：不是普查目录的 census.json
error-census-other = { $path } 里是版本 { $found_version } 对规则族{ $found }的普查；现在是规则族{ $space }、版本 { $version }：请换一个目录
error-census-part = { $path }：不是完整的普查结果文件：{ $reason }；请把它移走后再次运行普查，其中各行会重新得到
error-space = 规则族{ $path }有误，第 { $line } 行：{ $reason }
error-space-whole = 规则族{ $path }有误：{ $reason }
space-incomplete = 规则族要有名称（“space …”）、至少一组取法（block）和至少一档预算（tier）
space-large = 组合超过 { $most } 种
space-play = 应为 normal 或 misere，实为{ $found }
space-statement = 应为 space、piles、play、block、ends 或 tier，实为{ $found }
space-name = 名称由字母、数字和连字符组成，实为{ $found }
space-count = 应为名称和可以同时选的个数，如“both 0..2”，至多 8 个，实为{ $found }
space-number = 应为一个数，实为{ $found }
space-budget = 应为 total、steps、states、rows、track-rows、positions 或 memory，实为{ $found }
space-parameter = 应为前面花括号里的参数及其取值，如“k in 1..4”，实为{ $found }
space-open = 花括号里的参数没有取值：{ $found }
