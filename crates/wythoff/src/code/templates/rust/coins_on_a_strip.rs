//@say coins-on-a-strip
fn answer(p: &[i64]) -> String {
    let mut p = p.to_vec();
    p.sort_unstable();
    if p.len() % 2 == 1 {
        p.insert(0, 0);
    }
    let sum = p.chunks(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0] - 1));
    String::from(if sum == 0 { "@lose" } else { "@win" })
}
