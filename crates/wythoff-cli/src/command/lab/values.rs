//! Grundy values: the smallest, straight from the rules, and what a theorem says of all.

use wythoff::Rules;
use wythoff::board::format::{self, Values};
use wythoff::prove::Proof;
use wythoff::rules::ValueTable;
use wythoff_show::pattern::{self, Sentence};

use crate::console::Console;

/// How many rows and columns are shown of two piles, and how many values of one.
const SIZE: u64 = 12;
const SEQUENCE: u64 = 32;
/// Of more piles, positions with piles below this are listed.
const CUBE: u64 = 3;

/// The values of the smallest positions.
pub(super) fn small(rules: &Rules) -> Vec<(Vec<u64>, u32)> {
    let size = match rules.piles() {
        1 => SEQUENCE,
        2 => SIZE,
        _ => CUBE,
    };
    let sizes = vec![size; rules.piles()];
    let table = ValueTable::new(rules, &sizes);
    let position = |mut place: u64| {
        let mut piles: Vec<u64> = (0..sizes.len())
            .map(|_| {
                let pile = place % size;
                place /= size;
                pile
            })
            .collect();
        piles.reverse();
        piles
    };
    let values = (0..).zip(table.values());
    values
        .map(|(place, &value)| (position(place), value))
        .collect()
}

/// The values of the smallest positions, drawn: a row, a square, or a list.
pub(super) fn first(rules: &Rules) -> String {
    drawn(rules.piles(), &small(rules))
}

/// The values of small positions, the last pile growing first: a row, a square, or a list.
pub(super) fn drawn(piles: usize, small: &[(Vec<u64>, u32)]) -> String {
    match piles {
        1 => {
            let values: Vec<String> = small.iter().map(|(_, value)| value.to_string()).collect();
            values.join(" ")
        }
        2 => {
            let cells: Vec<u32> = small.iter().map(|(_, value)| *value).collect();
            let mut text = Vec::new();
            let table = format::Table::new("", Values::Grundy, SIZE as usize, &cells);
            let written = table.map(|table| table.write_text(None, &mut text));
            written.map_or_else(
                |_| String::new(),
                |_| String::from_utf8_lossy(&text).into_owned(),
            )
        }
        _ => {
            let one = |(piles, value): &(Vec<u64>, u32)| {
                let piles: Vec<String> = piles.iter().map(u64::to_string).collect();
                format!("g({}) = {value}", piles.join(", "))
            };
            let rows: Vec<String> = small.iter().map(one).collect();
            let lines = rows.chunks(CUBE as usize).map(|row| row.join("  "));
            lines.collect::<Vec<_>>().join("\n")
        }
    }
}

/// What the theorem about the game plus a heap says of the values, a sentence to a line.
pub(crate) fn value_lines(
    rules: &Rules,
    most: Option<u32>,
    proof: &Proof,
    console: &Console,
) -> Vec<String> {
    let sentences = value_sentences(rules, most, proof);
    let lines = sentences.iter();
    lines.map(|sentence| console.say(&sentence.words)).collect()
}

/// The same sentences, each with what it rests on.
pub(super) fn value_sentences(rules: &Rules, most: Option<u32>, proof: &Proof) -> Vec<Sentence> {
    pattern::values(rules, most, proof)
}
