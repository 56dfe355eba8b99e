//@say fibonacci
fn reply(p: Position) -> Option<Position> {
    let n = p[0];
    let m = p.get(1).copied().unwrap_or((n - 1).max(0));
    let mut f = vec![1, 2];
    while f[f.len() - 1] < n {
        f.push(f[f.len() - 1] + f[f.len() - 2]);
    }
    let mut rest = n;
    for part in f.into_iter().rev() {
        if part == rest {
            break;
        }
        if part < rest {
            rest -= part;
        }
    }
    (n > 0 && rest <= m).then(|| vec![n - rest, (2 * rest).min(n - rest)])
}
