verb-precision = 看流传的公式从哪里开始出错
    .long =
        威佐夫博弈的各种流传公式从哪里开始出错：第一个判错的局面，以及范围内共错多少。

        公式对 n = (b - a)/(k + 1) 算出 a。每算错一个 n，就有一个必败态被判为必胜，一个必胜
        局面被判为必败。所有结果都是现场按机器的每一步舍入算出来的，无一遗漏：只有当 n 与
        比值之积离整数近到公式的误差以内时才可能算错，而这样的 n 全部试过。
    .usage = wythoff precision [--limit <N>] [-k <K>] [--json]
    .examples =
        $ wythoff precision --limit 1000 | grep -A 4 '^1.618 '
        1.618  (int)(n * 1.618)
          只取几位小数的常数
          首例：(377, 610) 必败，却判为必胜：n = 233 时算得 376
          必败判为必胜：2；必胜判为必败：2

arg-precision-limit = 石子数的上限，至多 10^18（默认 10^9）
    .value = N
arg-precision-k = k-威佐夫的 k（默认 0）
    .value = K
arg-precision-budget = 每个公式至多试多少个 n（默认 2000000000）
    .value = 个数
arg-precision-json = 输出 JSON

precision-heading = 局面 (a, b)，a ≤ b ≤ { $limit }，k = { $k }
precision-first = 首例：({ $a }, { $b }) 必败，却判为必胜：n = { $n } 时算得 { $claim }
precision-first-none = 首例：({ $a }, { $b }) 必败，却判为必胜：n = { $n } 时算不出任何奇异局势
precision-count = 必败判为必胜：{ $lost }；必胜判为必败：{ $won }
precision-right = 全部正确
precision-partly = 只统计了小于 { $n } 的 n：预算已用完
precision-at-most = 至多 { $most }
precision-stopped = 已停止；以上是停止前统计到的
