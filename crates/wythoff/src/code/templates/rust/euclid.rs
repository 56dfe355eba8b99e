// en: Let b = q * a + r with a <= b. If q >= 2 the player to move wins: leave (r, a) if that is lost, else (a, r + a), from
// en: which the only move leads to (r, a). If q = 1 the only move leads to (r, a).
// zh: 设 a <= b，b = q * a + r。q >= 2 时先手必胜：若 (r, a) 必败就留下它，否则留下 (a, r + a)，对手只能走到 (r, a)。
// zh: q = 1 时只能走到 (r, a)。
fn lost(a: Number, b: Number) -> bool {
    a == 0 || (b / a == 1 && !lost(b % a, a))
}

fn reply(mut p: Position) -> Option<Position> {
    let large = usize::from(p[0] <= p[1]);
    let (a, b) = (p[1 - large], p[large]);
    if lost(a, b) {
        return None;
    }
    p[large] = if lost(b % a, a) { b % a } else { b % a + a };
    Some(p)
}
