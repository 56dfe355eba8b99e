explain-heap-by-options = $g({ $heap }) = { $value }$: the options of a heap of { $heap } with their values (one of each value where there are many), and the least number that is not among them, the mex.
explain-heap-by-period = For the heap of { $heap } a period is used that is proved: { $law } for all $n ≥ { $preperiod }$.
explain-heap-by-table = $g({ $heap }) = { $value }$: computed by the rules, with the values of all heaps up to { $to }.
