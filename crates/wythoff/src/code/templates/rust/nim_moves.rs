//@say nim-moves
fn answer(p: &[i64]) -> String {
    let sum = p.iter().fold(0, |sum, pile| sum ^ pile);
    if sum == 0 {
        return String::from("@lose");
    }
    let moves = p.iter().filter(|pile| **pile ^ sum < **pile).map(|pile| format!("\n{pile} {}", pile ^ sum));
    String::from("@win") + &moves.collect::<String>()
}
