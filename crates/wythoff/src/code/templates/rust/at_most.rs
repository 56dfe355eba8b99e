//@say at-most
fn answer(p: &[i64]) -> String {
    let lost = p[0] % (p[1] + 1) == 0;
    String::from(if lost { "@lose" } else { "@win" })
}
