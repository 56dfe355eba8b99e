//@say nim-first-move
fn answer(p: &[i64]) -> String {
    let sum = p.iter().fold(0, |sum, pile| sum ^ pile);
    let Some(i) = p.iter().position(|pile| pile ^ sum < *pile) else {
        return String::from("@lose");
    };
    let mut left = p.to_vec();
    left[i] ^= sum;
    let words: Vec<String> = left.iter().map(|pile| pile.to_string()).collect();
    format!("{} {}\n{}", p[i] - left[i], i + 1, words.join(" "))
}
