use std::io::{stdin, BufRead};

type Number = i64;
type Position = Vec<Number>;

//@core

//@say positions
fn main() {
    for line in stdin().lock().lines() {
        let line = line.expect("text");
        let words = line.split_ascii_whitespace();
        let position: Position = words.map(|word| word.parse().expect("a number")).collect();
        if position.is_empty() {
            continue;
        }
        match reply(position) {
            None => println!("0"),
            Some(left) => {
                let left: Vec<String> = left.iter().map(|pile| pile.to_string()).collect();
                println!("1 {}", left.join(" "));
            }
        }
    }
}
