//@say differences
fn answer(p: &[i64]) -> String {
    let mut sum = 0;
    for i in (0..p.len()).rev().step_by(2) {
        sum ^= p[i] - if i > 0 { p[i - 1] } else { 0 };
    }
    String::from(if sum == 0 { "@lose" } else { "@win" })
}
