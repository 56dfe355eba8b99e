const K: usize = @k;

//@say moore
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
