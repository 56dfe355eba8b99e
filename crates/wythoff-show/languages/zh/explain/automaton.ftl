explain-automaton-read = 各堆的记数法：{ $numeration }。定理给出的自动机（{ $states } 个状态）从左往右读，每次读各堆的一位。
explain-automaton-lost-states = 当且仅当读完时停在状态 { $states } { $count ->
        [one] 时
       *[other] 之一时
    }，局面必败。
explain-automaton-lost-states-many = 当且仅当读完时停在接受状态时，局面必败。
explain-automaton-weight = 位值
explain-automaton-state = 状态
explain-automaton-start = 起点
explain-automaton-ends-lost = 读完停在 { $state }：这是必败态。
explain-automaton-ends-won = 读完停在 { $state }：这不是必败态。
explain-automaton-stuck = { $count ->
        [0] 第一位就没有下一步可走
       *[other] 读过 { $count } 位就没有下一步可走
    }：没有一个必败态写成这样，所以这是必胜态。
explain-automaton-every-move-fails = 怎么走都输：定理对任意大小断言，没有一步能从它的一个必败态走到另一个必败态。所以无论走到哪里，对手都有一步走回必败态。
explain-automaton-all-moves = 自动机逐位同时读入所有的走法：走到必败态的就是这些。
explain-automaton-theorem = 这个定理是机器只凭规则找到的，并对任意大小作了证明：没有一步能从自动机的一个必败态走到另一个；而从其余每个局面都有一步走到必败态。从小到大归纳，必败态恰好就是这些。
explain-automaton-theorem-misere = 这个定理是机器只凭规则找到的，并对任意大小作了证明：没有一步能从自动机的一个必败态走到另一个；它们都不是终局；而从其余每个不是终局的局面都有一步走到必败态。从小到大归纳，必败态恰好就是这些。
explain-automaton-checked = { $theorem }与证明程序毫不相干的独立检验程序也接受了它的证书。
