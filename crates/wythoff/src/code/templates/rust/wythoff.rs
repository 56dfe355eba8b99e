// en: (a, b), a <= b, is lost iff a = floor(d * phi) with d = b - a, that is a <= d * phi < a + 1.
// en: phi^2 = phi + 1, so this squares to a * a <= d * b and d * (b + 1) <= a * (a + 2): integers only.
// en: The products are below 2^128 for all 64-bit piles.
// zh: 设 a <= b，d = b - a。(a, b) 是奇异局势，当且仅当 a = floor(d * phi)，即 a <= d * phi < a + 1。
// zh: 由 phi^2 = phi + 1，两边平方即得 a * a <= d * b 且 d * (b + 1) <= a * (a + 2)：只用整数。
// zh: 石子数不超过 64 位时，乘积都小于 2^128。
fn lost(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.min(b)), u128::from(a.max(b)));
    let d = b - a;
    a * a <= d * b && d * (b + 1) <= a * (a + 2)
}
