//! The name that was meant.

use super::key;
use crate::games::table::games;

/// The known name that differs in the fewest characters, if that is at most a third of them.
pub(super) fn nearest(found: &str) -> Option<&'static str> {
    let found = key(found);
    let names = games().iter().flat_map(|game| game.names());
    names
        .map(|name| (edits(&found, &key(name)), *name))
        .filter(|(edits, name)| edits * 3 <= key(name).chars().count())
        .min()
        .map(|(_, name)| name)
}

/// How many characters must be put in, left out or changed to make one text the other.
pub(crate) fn edits(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (done, character) in from.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], done + 1);
        for place in 0..to.len() {
            let changed = diagonal + usize::from(to[place] != character);
            diagonal = row[place + 1];
            row[place + 1] = changed.min(diagonal + 1).min(row[place] + 1);
        }
    }
    row[to.len()]
}
