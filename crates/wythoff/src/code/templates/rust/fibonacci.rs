// en: n stones, at most m now (n - 1 at first), then at most twice what was taken. Every n is a sum of Fibonacci numbers no two
// en: of them neighbours. Lost iff n = 0 or the least of them is above m; else taking it wins: the next is more than twice it.
// zh: n 颗石子，这次至多取 m 颗（开局为 n - 1），以后每次至多取对手刚取的两倍。n 可唯一写成互不相邻的斐波那契数之和。
// zh: n = 0 或其中最小的大于 m 则先手必败；否则取走最小的那个即胜，因为再大一个超过它的两倍。
fn reply(p: Position) -> Option<Position> {
    let n = p[0];
    let m = p.get(1).copied().unwrap_or((n - 1).max(0));
    let mut f = vec![1, 2];
    while f[f.len() - 1] < n {
        f.push(f[f.len() - 1] + f[f.len() - 2]);
    }
    let rest = f.iter().rev().fold(n, |rest, part| if *part < rest { rest - part } else { rest });
    (n > 0 && rest <= m).then(|| vec![n - rest, 2 * rest])
}
