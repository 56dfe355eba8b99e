//@say from-to
fn answer(p: &[i64]) -> String {
    let rest = p[0] % (p[1] + p[2]);
    let lost = 1 <= rest && rest <= p[1];
    String::from(if lost { "@lose" } else { "@win" })
}
