//@say odd-odd
fn answer(p: &[i64]) -> String {
    let lost = p[0] % 2 == 1 && p[1] % 2 == 1;
    String::from(if lost { "@lose" } else { "@win" })
}
