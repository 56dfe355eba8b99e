//! The corner of the table: what the rules say of the smallest positions, before any theorem.

use wythoff::Rules;
use wythoff::board::format::{self, Values};
use wythoff::rules::Table;

/// How many rows and columns are shown.
const SIZE: u64 = 12;

/// The first lost positions of the table, by the number of stones; of three piles the box is smaller.
pub(super) fn lost(rules: &Rules) -> Vec<Vec<u64>> {
    let size = match rules.piles() - rules.memory() {
        1 if rules.memory() > 0 => 60,
        1 => 200,
        2 => 40,
        _ => 12,
    };
    // Before the first move memory is 0.
    let sizes = (0..rules.piles()).map(|pile| match pile + rules.memory() < rules.piles() {
        true => size,
        false => 1,
    });
    let table = Table::new(rules, &sizes.collect::<Vec<u64>>());
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
    // A letter each.
    let corner = match rules.names()[..] {
        [rows, columns] => corner.of_piles([rows, columns].map(|name| name.as_bytes()[0].into())),
        _ => corner,
    };
    corner.write_text(None, &mut text).ok()?;
    String::from_utf8(text).ok()
}
