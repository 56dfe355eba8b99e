#@say partners
def find_pairs(limit):
    partner, lower, a = [-1] * (3 * limit + 9), [], 0
    for n in range(limit + 1):
        while partner[a] >= 0:
            a += 1
        lower.append(a)
        partner[a] = a + n
        partner[a + n] = a
    return partner, lower
