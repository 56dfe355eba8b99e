//@say euclid
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
