//@say nim-misere
fn answer(p: &[i64]) -> String {
    let sum = p.iter().fold(0, |sum, pile| sum ^ pile);
    let large = p.iter().any(|pile| *pile > 1);
    String::from(if large == (sum == 0) { "@lose" } else { "@win" })
}
