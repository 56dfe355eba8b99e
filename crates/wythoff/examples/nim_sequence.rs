//! Prints the Grundy value of a heap, every value below it found by the rules: `nim_sequence 0.007 100000`.
//!
//! `cargo xtask bench --peers` runs it beside another program.

use std::error::Error;

use wythoff::heap::NimSequence;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rules, heap] = &arguments[..] else {
        return Err("expected rules and a heap: nim_sequence 0.007 100000".into());
    };
    let mut sequence = NimSequence::without_copying(rules.parse()?);
    sequence.extend_to(heap.parse()?, &mut ())?;
    println!("{}", sequence.values()[sequence.values().len() - 1]);
    Ok(())
}
