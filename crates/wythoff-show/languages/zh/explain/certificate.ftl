explain-certificate-misere-exception = 有一堆不超过 2 颗时，必败态只有 $(0, 1)$ 和 $(2, 2)$：反常规则下它们取代了 $(0, 0)$ 和 $(1, 2)$。
explain-certificate-number = 数
explain-certificate-binary = 二进制
explain-certificate-pile = 堆
explain-certificate-ones = 1 的个数
explain-certificate-remainder = 除以 { $modulus } 的余数
