# en: Only odd stairs count: coins moved onto an even stair can be moved on at once. So it is Nim on stairs 1, 3, 5, ...
# en: A stair reaches its target by moving coins down, or by getting coins from the stair above.
# zh: 只有奇数级台阶起作用：移到偶数级的可以立刻原样移走。所以等价于第 1、3、5……级上的尼姆游戏。
# zh: 要使某一奇数级达到目标数，或把多的移下去，或从上一级移下来。
def reply(p):
    total = 0
    for coins in p[::2]:
        total ^= coins
    if total == 0:
        return None
    for i in range(0, len(p), 2):
        target = p[i] ^ total
        more = target - p[i]
        if more < 0:
            if i > 0:
                p[i - 1] -= more
        elif i + 1 < len(p) and p[i + 1] >= more:
            p[i + 1] -= more
        else:
            continue
        p[i] = target
        return p
