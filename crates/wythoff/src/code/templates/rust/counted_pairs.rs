use std::io::{Read, Write, stdin, stdout};

//@core

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("input");
    let mut words = text.split_ascii_whitespace();
    let mut out = Vec::new();
    let mut next = || words.next().expect("a word").parse().expect("a number");
    for _ in 0..next() {
        writeln!(out, "{}", if lost(next(), next()) { "B" } else { "A" }).expect("memory");
    }
    stdout().write_all(&out).expect("output");
}
