# en: Let t = k + 1 and d = b - a. Losing pairs are (n + floor(n * x), n + floor(n * x) + t * n), x^2 + t * x = 1, x > 0.
# en: So t divides d, and with n = d // t and e = a - n >= 0 we have e <= n * x < e + 1, which squares to
# en: e * (e + d) <= n * n < (e + 1) * (e + 1 + d). Integers only.
# zh: 设 t = k + 1，d = b - a。奇异局势为 (n + floor(n * x), n + floor(n * x) + t * n)，其中 x > 0，x^2 + t * x = 1。
# zh: 所以 t 整除 d；令 n = d // t，e = a - n >= 0，则 e <= n * x < e + 1，平方即得
# zh: e * (e + d) <= n * n < (e + 1) * (e + 1 + d)，只用整数。
def lost(a, b, k):
    a, b = min(a, b), max(a, b)
    d = b - a
    n, rest = divmod(d, k + 1)
    e = a - n
    return rest == 0 and e >= 0 and e * (e + d) <= n * n < (e + 1) * (e + 1 + d)
