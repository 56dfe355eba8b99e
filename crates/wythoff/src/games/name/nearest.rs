//! The name that was meant.

use super::key;
use crate::edits::edits;
use crate::games::games;

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
