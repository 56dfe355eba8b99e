//@say partners
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
