//! "Did you mean": the nearest of some names.

/// The name with the fewest edits, if they are few for its length.
pub(super) fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let name: Vec<char> = name.to_ascii_lowercase().chars().take(64).collect();
    let most = name.len() / 2;
    (known.into_iter())
        .map(|other| {
            (
                edits(
                    &name,
                    &other.to_ascii_lowercase().chars().collect::<Vec<_>>(),
                ),
                other,
            )
        })
        .filter(|(edits, _)| *edits <= most)
        .min_by_key(|(edits, _)| *edits)
        .map(|(_, other)| other.to_string())
}

/// The Levenshtein distance, row by row.
fn edits(left: &[char], right: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in right.iter().enumerate() {
            let change = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
}
