illegal-nothing = 什么也没有变，而走一步必须有变化
illegal-pile-count = 原局面有 { $before } 堆，这个局面有 { $after } 堆
illegal-grows = 第 { $pile } 堆变多了
illegal-too-many-piles = 有 { $changed } 堆变了，而一步至多动 { $most } 堆
illegal-too-far-apart = 从两堆分别取 { $x } 颗和 { $y } 颗，而两个数目至多相差 k = { $k }
illegal-too-much = 取了 { $taken } 颗，而至多取 { $most } 颗
illegal-wrong-limit = 这样取之后对方至多取 { $expected } 颗，不是 { $found } 颗
illegal-not-a-step = 一步只能把一级台阶上的硬币移到下一级，其他台阶不变
illegal-not-a-multiple = 取走的 { $taken } 不是小堆 { $smaller } 的倍数
illegal-from-smaller = 只能从大堆中取
illegal-heap-rule = 按 { $rules } 的规则，一堆 { $heap } 颗不能变成 [{ $parts }]
illegal-not-a-head = 所翻的最右一枚在 { $place }，它不是正面朝上
illegal-coins = 按规则，这 { $turned } 枚硬币不能一起翻
illegal-no-clause = 规则不允许取走 [{ $taken }]
illegal-other-sum = 这是另外一些游戏之和；请写出走这一步之后的整个和
illegal-parts-changed = 和中有 { $changed } 个游戏变了，而一步只在一个游戏中走
illegal-long-number = （一个 { $digits } 位数）
illegal-numbers = { $list },{ $item }
