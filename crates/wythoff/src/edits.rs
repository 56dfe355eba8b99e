//! How far one word is from another, for "did you mean".

/// How many characters must be put in, left out or changed to make one text the other (Levenshtein), row by row.
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

#[cfg(test)]
mod tests {
    use super::edits;

    #[test]
    fn the_distance_of_words_is_the_least_number_of_edits() {
        for (one, other, expected) in [
            ("", "nim", 3),
            ("nim-2", "nim-3", 1),
            ("kitten", "sitting", 3),
            ("ab", "ba", 2),
            ("威佐夫", "威佐", 1),
        ] {
            assert_eq!(edits(one, other), expected, "{one} {other}");
            assert_eq!(edits(other, one), expected, "{other} {one}");
        }
    }
}
