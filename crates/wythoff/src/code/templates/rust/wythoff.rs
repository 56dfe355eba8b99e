//@say wythoff
//@say below-2-128
fn lost(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.min(b)), u128::from(a.max(b)));
    let d = b - a;
    a * a <= d * b && d * (b + 1) <= a * (a + 2)
}
