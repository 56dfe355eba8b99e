//@say lasker
fn answer(p: &[i64]) -> String {
    let value = |n: i64| match n % 4 {
        3 => n + 1,
        0 if n > 0 => n - 1,
        _ => n,
    };
    let sum = p.iter().fold(0, |sum, n| sum ^ value(*n));
    String::from(if sum == 0 { "@lose" } else { "@win" })
}
