judge-pile-size = 石子数
judge-k = k 的值
judge-pile-count = 堆数
judge-case-count = 数据组数
judge-end = 输入结束
