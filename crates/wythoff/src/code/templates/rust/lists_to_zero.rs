use std::io::{Read, Write, stdin, stdout};

//@core

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("input");
    let words = text.split_ascii_whitespace();
    let numbers: Vec<i64> = words.map(|word| word.parse().expect("a number")).collect();
    let mut out = Vec::new();
    let mut rest = &numbers[..];
    while !rest.is_empty() && rest[0] > 0 {
        let (p, later) = rest[1..].split_at(rest[0] as usize);
        writeln!(out, "{}", answer(p)).expect("memory");
        rest = later;
    }
    stdout().write_all(&out).expect("output");
}
