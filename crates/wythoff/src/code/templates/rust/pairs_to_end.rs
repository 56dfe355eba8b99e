use std::io::{Read, Write, stdin, stdout};

//@core

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("input");
    let mut words = text.split_ascii_whitespace();
    let mut out = Vec::new();
    while let (Some(a), Some(b)) = (words.next(), words.next()) {
        let lost = lost(a.parse().expect("a number"), b.parse().expect("a number"));
        writeln!(out, "{}", if lost { 0 } else { 1 }).expect("memory");
    }
    stdout().write_all(&out).expect("output");
}
