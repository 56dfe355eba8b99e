const K: usize = @k;

// en: Moore: lost iff in every binary column the number of ones is a multiple of k + 1. A winning move, from the highest column:
// en: if r ones are too many, either set k + 1 - r bits of piles already changed, or change r more piles that have a one here.
// zh: Moore 定理：每个二进制位上 1 的个数都是 k + 1 的倍数则先手必败。必胜着法从最高位逐位构造：
// zh: 若多出 r 个 1，要么在已动过的堆中把 k + 1 - r 个该位置 1，要么再动 r 个该位为 1 的堆。
fn reply(mut p: Position) -> Option<Position> {
    let mut changed: Vec<usize> = Vec::new();
    for bit in (0..63).rev() {
        let one = 1 << bit;
        for &i in &changed {
            p[i] &= !one;
        }
        let here: Vec<usize> = (0..p.len()).filter(|i| !changed.contains(i) && p[*i] & one != 0).collect();
        let surplus = here.len() % (K + 1);
        if surplus == 0 {
            continue;
        }
        if K + 1 - surplus <= changed.len() {
            for &i in &changed[..K + 1 - surplus] {
                p[i] |= one;
            }
        } else {
            for &i in &here[..surplus] {
                p[i] &= !one;
                changed.push(i);
            }
        }
    }
    (!changed.is_empty()).then_some(p)
}
