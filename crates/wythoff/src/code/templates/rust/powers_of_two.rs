//@say powers-of-two
fn answer(n: &str) -> String {
    let sum: u32 = n.bytes().map(|digit| u32::from(digit - b'0')).sum();
    String::from(if sum % 3 == 0 { "@lose" } else { "@win" })
}
