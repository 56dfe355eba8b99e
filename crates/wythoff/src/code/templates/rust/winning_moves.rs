use std::io::{Read, Write, stdin, stdout};

//@core

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("input");
    let mut words = text.split_ascii_whitespace();
    let mut out = Vec::new();
    let (partner, lower) = find_pairs();
    while let (Some(a), Some(b)) = (words.next(), words.next()) {
        let (a, b): (usize, usize) = (a.parse().expect("a number"), b.parse().expect("a number"));
        let (a, b) = (a.min(b), a.max(b));
        if b == 0 {
            break;
        }
        if partner[a] == b {
            writeln!(out, "0").expect("memory");
            continue;
        }
        //@say winning-moves
        let (x, y, z) = (lower[b - a], partner[a], partner[b]);
        let candidates = [(x, x + b - a, x < a), (a.min(y), a.max(y), y < b), (z, b, z < a)];
        let mut left = Vec::new();
        for (x, y, wins) in candidates {
            if wins && !left.contains(&(x, y)) {
                left.push((x, y));
            }
        }
        writeln!(out, "1").expect("memory");
        for (x, y) in left {
            writeln!(out, "{x} {y}").expect("memory");
        }
    }
    stdout().write_all(&out).expect("output");
}
