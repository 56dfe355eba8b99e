// en: Only odd stairs count: coins moved onto an even stair can be moved on at once. So it is Nim on stairs 1, 3, 5, ...
// en: A stair reaches its target by moving coins down, or by getting coins from the stair above.
// zh: 只有奇数级台阶起作用：移到偶数级的可以立刻原样移走。所以等价于第 1、3、5……级上的尼姆游戏。
// zh: 要使某一奇数级达到目标数，或把多的移下去，或从上一级移下来。
Position reply(Position p) {
    Number sum = 0;
    for (size_t i = 0; i < p.size(); i += 2) sum ^= p[i];
    if (sum == 0) return {};
    for (size_t i = 0; i < p.size(); i += 2) {
        Number target = p[i] ^ sum, more = target - p[i];
        if (more < 0) {
            if (i > 0) p[i - 1] -= more;
        } else if (i + 1 < p.size() && p[i + 1] >= more) {
            p[i + 1] -= more;
        } else {
            continue;
        }
        p[i] = target;
        return p;
    }
    return {};
}
