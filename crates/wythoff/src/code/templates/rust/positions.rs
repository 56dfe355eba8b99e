use std::io::{stdin, BufRead};

type Number = i64;
type Position = Vec<Number>;

//@core

// en: Reads a position a line. Writes 0 if the player to move loses, else 1 and the position a winning move leaves.
// zh: 每行读入一个局面。先手必败输出 0；否则输出 1 和一步必胜着法之后的局面。
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
