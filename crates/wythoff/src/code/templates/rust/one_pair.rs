use std::io::{Read, Write, stdin, stdout};

//@core

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("input");
    let mut words = text.split_ascii_whitespace();
    let mut out = Vec::new();
    let mut next = || words.next().expect("a word").parse().expect("a number");
    writeln!(out, "{}", if lost(next(), next()) { 0 } else { 1 }).expect("memory");
    stdout().write_all(&out).expect("output");
}
