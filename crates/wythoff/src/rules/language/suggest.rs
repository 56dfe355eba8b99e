//! "Did you mean": the nearest of some names.

use crate::edits::edits;

/// The name with the fewest edits, if they are few for its length.
pub(super) fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let name: String = name.to_ascii_lowercase().chars().take(64).collect();
    let most = name.chars().count() / 2;
    (known.into_iter())
        .map(|other| (edits(&name, &other.to_ascii_lowercase()), other))
        .filter(|(edits, _)| *edits <= most)
        .min_by_key(|(edits, _)| *edits)
        .map(|(_, other)| other.to_string())
}
