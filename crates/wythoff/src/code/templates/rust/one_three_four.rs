//@say one-three-four
fn answer(p: &[i64]) -> String {
    let lost = p[0] % 7 == 0 || p[0] % 7 == 2;
    String::from(if lost { "@lose" } else { "@win" })
}
