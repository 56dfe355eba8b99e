//@say nim-winner
fn answer(p: &[i64]) -> String {
    let sum = p.iter().fold(0, |sum, pile| sum ^ pile);
    String::from(if sum == 0 { "@lose" } else { "@win" })
}
