use std::io::{Read, Write, stdin, stdout};

//@core

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).expect("input");
    let mut words = text.split_ascii_whitespace();
    let mut out = Vec::new();
    while let (Some(a), Some(b)) = (words.next(), words.next()) {
        writeln!(out, "{}", if lost(read(a), read(b)) { 0 } else { 1 }).expect("memory");
    }
    stdout().write_all(&out).expect("output");
}
