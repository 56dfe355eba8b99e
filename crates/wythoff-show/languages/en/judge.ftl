judge-pile-size = a pile size
judge-k = a value of k
judge-pile-count = the number of piles
judge-case-count = the number of cases
judge-end = the end of the input
