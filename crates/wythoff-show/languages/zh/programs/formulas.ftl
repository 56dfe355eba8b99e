# 流行公式的数在哪里不够用。

formula-literal = 只取几位小数的常数
formula-float = float，24 位有效数字（二进制）
formula-double = double，53 位；先除以 2 或后除以 2 结果相同
formula-double-fraction = double，只乘小数部分，多得一位精度
formula-double-root = double，对平方数开方
formula-double-both = double，两堆都比较
formula-extended-of-double = long double，但开方用的是 double 的 sqrt
formula-extended = x86 的 long double，64 位
formula-digits-27 = 27 位十进制小数，分三段相乘
formula-root-64 = 64 位整数：平方溢出之前都精确
formula-root-128 = 128 位整数
