// en: Losing pairs by the rules alone: pair n has difference n, and its smaller number is the least not used yet.
// en: partner[x] is the number that makes a losing pair with x, lower[n] the smaller number of pair n.
// zh: 直接按定义造奇异局势：第 n 个的差为 n，较小数是此前没有出现过的最小自然数。
// zh: partner[x] 是与 x 配成奇异局势的数，lower[n] 是第 n 个奇异局势的较小数。
const LIMIT: usize = 1_000_000;

fn find_pairs() -> (Vec<usize>, Vec<usize>) {
    let (mut partner, mut lower) = (vec![usize::MAX; 3 * LIMIT + 9], Vec::new());
    let mut a = 0;
    for n in 0..=LIMIT {
        while partner[a] < usize::MAX {
            a += 1;
        }
        lower.push(a);
        partner[a] = a + n;
        partner[a + n] = a;
    }
    (partner, lower)
}
