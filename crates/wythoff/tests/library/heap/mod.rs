//! Heap games: their rules, values, periods, and checkpoints.

mod checkpoints;
mod laws;
mod oracle;
mod periods;
mod rules;
mod values;

use wythoff::heap::{HeapRules, NimSequence};

/// The sequence up to this heap.
fn sequence(rules: &str, to: u64) -> NimSequence {
    let mut sequence = NimSequence::new(read(rules));
    sequence.extend_to(to, &mut ()).unwrap();
    sequence
}

fn read(rules: &str) -> HeapRules {
    rules
        .parse()
        .unwrap_or_else(|error| panic!("{rules}: {error}"))
}

/// The lines of a table, without the comments and the names of the columns.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines.skip(1).map(|line| line.split('\t').collect())
}
