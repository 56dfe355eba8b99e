//@say nim-count
fn answer(p: &[i64]) -> String {
    let sum = p.iter().fold(0, |sum, pile| sum ^ pile);
    p.iter().filter(|pile| **pile ^ sum < **pile).count().to_string()
}
