#@say wythoff-any-size
def lost(a, b):
    a, b = min(a, b), max(a, b)
    d = b - a
    return a * a <= d * b and d * (b + 1) <= a * (a + 2)
