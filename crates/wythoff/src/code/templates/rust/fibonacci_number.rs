//@say fibonacci-number
fn answer(p: &[i64]) -> String {
    let (mut a, mut b) = (1, 2);
    while b < p[0] {
        (a, b) = (b, a + b);
    }
    let lost = p[0] == a || p[0] == b;
    String::from(if lost { "@lose" } else { "@win" })
}
