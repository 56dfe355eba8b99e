//@say k-wythoff
fn lost(a: i128, b: i128, k: i128) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    let d = b - a;
    let n = d / (k + 1);
    let e = a - n;
    d % (k + 1) == 0 && e >= 0 && e * (e + d) <= n * n && n * n < (e + 1) * (e + 1 + d)
}
