use std::io::{Read, Write, stdin, stdout};

//@core

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("input");
    let mut words = text.split_ascii_whitespace();
    let cases: usize = words.next().and_then(|word| word.parse().ok()).expect("a number");
    let mut out = Vec::new();
    for n in words.take(cases) {
        writeln!(out, "{}", answer(n)).expect("memory");
    }
    stdout().write_all(&out).expect("output");
}
