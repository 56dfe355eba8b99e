# en: Losing pairs by the rules alone: pair n has difference n, and its smaller number is the least not used yet.
# en: partner[x] is the number that makes a losing pair with x, lower[n] the smaller number of pair n.
# zh: 直接按定义造奇异局势：第 n 个的差为 n，较小数是此前没有出现过的最小自然数。
# zh: partner[x] 是与 x 配成奇异局势的数，lower[n] 是第 n 个奇异局势的较小数。
def find_pairs(limit):
    partner, lower, a = [-1] * (3 * limit + 9), [], 0
    for n in range(limit + 1):
        while partner[a] >= 0:
            a += 1
        lower.append(a)
        partner[a] = a + n
        partner[a + n] = a
    return partner, lower
