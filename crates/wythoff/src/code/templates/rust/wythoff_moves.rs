const K: i128 = @k;
const T: i128 = K + 1;

// en: Pair n of the losing positions is (n + e, n + e + t * n), t = k + 1, where e is the largest integer with e * (e + t * n) <= n * n.
// en: Then e * t <= n, so the search ends at n / t and no product is above 2 * n * n.
// zh: 第 n 个奇异局势是 (n + e, n + e + t * n)，t = k + 1，e 是满足 e * (e + t * n) <= n * n 的最大整数。
// zh: 此时 e * t <= n，故只需搜到 n / t，乘积都不超过 2 * n * n。
fn lower(n: i128) -> i128 {
    n + largest(n / T, |e| e * (e + T * n) <= n * n)
}

// en: The largest number from 0 to most that is good, all smaller ones being good.
// zh: 0 到 most 中满足条件的最大数（更小的数都满足条件）。
fn largest(most: i128, is_good: impl Fn(i128) -> bool) -> i128 {
    let (mut low, mut high) = (0, most);
    while low < high {
        let middle = (low + high + 1) / 2;
        if is_good(middle) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}

// en: A winning move leads to a pair with a number in common, or with nearly the same difference: five pairs to look at.
// zh: 必胜的一步要么保留一堆不动，要么差几乎不变：只需看五个奇异局势。
fn reply(p: Position) -> Option<Position> {
    let (p, q) = (i128::from(p[0]), i128::from(p[1]));
    let (a, b) = (p.min(q), p.max(q));
    let n = (b - a) / T;
    let last = |x, c| largest(x, |n| n + c * n <= x && lower(n) + c * n <= x);
    for m in [n, n + 1, last(a, 0), last(a, T), last(b, T)] {
        let (x, y) = (lower(m), lower(m) + T * m);
        for (x, y) in [(x, y), (y, x)] {
            let (u, v) = (p - x, q - y);
            if u >= 0 && v >= 0 && u + v > 0 && (u == 0 || v == 0 || (u - v).abs() <= K) {
                return Some(vec![x as Number, y as Number]);
            }
        }
    }
    None
}
