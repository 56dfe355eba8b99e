use std::io::{Read, Write, stdin, stdout};

//@core

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("input");
    let words = text.split_ascii_whitespace();
    let numbers: Vec<i64> = words.map(|word| word.parse().expect("a number")).collect();
    let mut out = Vec::new();
    let p = &numbers[1..];
    writeln!(out, "{}", answer(p)).expect("memory");
    stdout().write_all(&out).expect("output");
}
