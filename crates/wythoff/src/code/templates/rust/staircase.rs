//@say staircase
fn reply(mut p: Position) -> Option<Position> {
    let sum = p.iter().step_by(2).fold(0, |sum, coins| sum ^ coins);
    if sum == 0 {
        return None;
    }
    for i in (0..p.len()).step_by(2) {
        let target = p[i] ^ sum;
        let more = target - p[i];
        if more < 0 {
            if i > 0 {
                p[i - 1] -= more;
            }
        } else if i + 1 < p.len() && p[i + 1] >= more {
            p[i + 1] -= more;
        } else {
            continue;
        }
        p[i] = target;
        return Some(p);
    }
    None
}
