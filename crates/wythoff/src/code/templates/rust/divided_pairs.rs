//@say divided-pairs
fn answer(p: &[i64]) -> String {
    let value = |pair: &[i64]| ((pair[0] - 1) | (pair[1] - 1)).trailing_ones();
    let sum = p.chunks_exact(2).fold(0, |sum, pair| sum ^ value(pair));
    String::from(if sum == 0 { "@lose" } else { "@win" })
}
