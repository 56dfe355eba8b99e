python-language = 没有叫 { $found } 的语言；有 { $known }
python-no-integer = 应为整数，却是 { $found }
python-no-position = 缺少局面：solve(8, 4)、solve((3, 4, 5), game="nim") 或 solve("wythoff[8,4] + nim[3,5]")
python-no-rules = 应为规则语言的文本，却是 { $found }
python-no-game = 应为游戏的名称，却是 { $found }
python-no-seconds = 应为不小于 0 的秒数或 None，却是 { $found }
python-one-of = 应为 { $known } 之一，却是 { $found }
python-pile = 第 { $pile } 堆
python-parameters-without-rules = parameters= 用来改 rules= 的参数；有名称的游戏，参数写在括号里，如 "wythoff(k=2)"
python-sum-with-game = 和里已写明各个游戏：请去掉 game= 和 k=
python-rules-with-game = rules= 已说明是哪个游戏：请去掉 game= 和 k=
python-misere-rules = 怎样算赢由规则自己说明：请在规则里写 "misere;"，不要用 misere=True
python-k-with-game = k= 是威佐夫博弈的参数，而这里的游戏是 { $game }
python-time = 时间到了；可用 timeout= 放宽
python-array-type = 应为整数数组，却是 { $found } 的数组；任意大的 Python 整数用 dtype=object
python-shapes = 形状为 { $a } 和 { $b } 的数组不能配在一起
python-out = 应为形状是 { $shape } 的 bool 数组，却是 { $found }
python-no-size = 缺少表的大小：grundy_table("wythoff", 100)
python-out-table = 应为形状是 { $shape } 的 uint8、uint16 或 uint32 数组，却是 { $found }
python-not-contiguous = 应为各行在内存中依次相连的数组（C 顺序）
python-cell-too-small = 有一个值用 { $bits } 位的格子装不下
python-prove-stopped = 时限内没有找到定理：试了 { $guesses } 个猜测，都不成立。各堆小于 { $size } 的局面已全部打表；可用 timeout= 延长时限。
python-certificate = 证书无效：{ $reason }
python-not-square = 应为行数与列数相同的两堆的表，却是形状 { $found }
python-no-pandas = 以表格形式使用图鉴需要 pandas：pip install 'wythoff[atlas]'
python-no-dask = 使用集群需要 Dask：pip install 'wythoff[cluster]'
python-bad-address = 应为调度器的地址，如 tcp://host:8786，或 local:4，实为 { $found }
python-no-scheduler = { $address } 的调度器没有应答：{ $reason }
python-no-workers = { $address } 的调度器已有 { $seconds } 秒没有任何工作进程
python-lost-scheduler = { $address } 的调度器不再应答
python-unfit-worker = 有工作进程无法工作：{ $reason }；它也需要安装同一版本的本包：pip install 'wythoff[cluster]'
python-task-failed = 有工作进程放弃了任务：{ $reason }
python-atlas-both = query 与 like= 只能给出一个
python-not-shared = { $path } 在各台机器上不是同一个目录：这里看不到工作进程写下的结果
python-other-values = 它所说的不是这套规则的 SG 值
