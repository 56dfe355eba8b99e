const K: i128 = @k;
const T: i128 = K + 1;

//@say wythoff-moves
fn lower(n: i128) -> i128 {
    n + largest(n / T, |e| e * (e + T * n) <= n * n)
}

//@say greatest-good
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

//@say five-pairs
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
