explain-heap-by-options = $g({ $heap }) = { $value }$：一堆 { $heap } 颗的全部后继及其 SG 值（太多时每个值只列一个），其中没有出现的最小自然数就是 mex。
explain-heap-by-period = 一堆 { $heap } 颗用到已证明的周期：对所有 $n ≥ { $preperiod }$，有 { $law }。
explain-heap-by-table = $g({ $heap }) = { $value }$：按规则从小到大算出 { $to } 颗以内每一堆的 SG 值。
