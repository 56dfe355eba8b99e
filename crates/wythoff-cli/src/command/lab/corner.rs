//! The corner of the table: what the rules say of the smallest positions, before any theorem.

use wythoff::Rules;
use wythoff::rules::Table;
use wythoff::solve::board::format::{self, Values};

/// How many rows and columns are shown.
const SIZE: u64 = 12;

/// The first lost positions of the table, by the number of stones; of three piles the box is smaller.
pub(super) fn lost(rules: &Rules) -> Vec<Vec<u64>> {
    let size = match rules.piles() {
        1 => 200,
        2 => 40,
        _ => 12,
    };
    let table = Table::new(rules, &vec![size; rules.piles()]);
    let mut lost: Vec<Vec<u64>> = table.lost().iter().map(|piles| piles.to_vec()).collect();
    lost.sort_by_key(|piles| (piles.iter().sum::<u64>(), piles.clone()));
    // Beyond this many stones the box does not have them all.
    lost.retain(|piles| piles.iter().sum::<u64>() < size);
    lost
}

/// The corner for two piles, drawn.
pub(super) fn drawn(rules: &Rules) -> Option<String> {
    if rules.piles() != 2 {
        return None;
    }
    let table = Table::new(rules, &[SIZE, SIZE]);
    let positions = (0..SIZE).flat_map(|a| (0..SIZE).map(move |b| [a, b]));
    let cells: Vec<u8> = positions
        .map(|position| u8::from(!table.is_lost(&position)))
        .collect();
    let mut text = Vec::new();
    let corner = format::Table::new("", Values::Outcome, SIZE as usize, &cells).ok()?;
    corner.write_text(None, &mut text).ok()?;
    String::from_utf8(text).ok()
}
