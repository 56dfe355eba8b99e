use std::io::{Read, Write, stdin, stdout};

type Number = u64;

//@core

//@say outcomes
fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("input");
    let words = text.split_ascii_whitespace();
    let numbers: Vec<Number> = words.map(|word| word.parse().expect("a number")).collect();
    let mut out = Vec::new();
    for piles in numbers.chunks_exact(PILES) {
        writeln!(out, "{}", if lost(piles) { 0 } else { 1 }).expect("memory");
    }
    stdout().write_all(&out).expect("output");
}
