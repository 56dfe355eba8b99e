//@say euclid-winner
fn lost(a: i64, b: i64) -> bool {
    a == 0 || (b / a == 1 && !lost(b % a, a))
}

fn answer(p: &[i64]) -> String {
    String::from(if lost(p[0].min(p[1]), p[0].max(p[1])) { "@lose" } else { "@win" })
}
