//! What it takes to read a certificate, known from its text before anything is read.

/// A list or an object: its place in the list around it, which grows by doubling, and the places of its own that are made for
/// the first of its elements; of the edges of an automaton, what they unfold to.
const LIST: u64 = 144;
/// A number: at most eight bytes, in a list that grows by doubling.
const NUMBER: u64 = 16;

/// At most so many bytes are held while this text is read, the text among them.
///
/// Brackets and commas inside strings are counted as well: no harm, since there are few in rules.
pub(super) fn bytes(text: &str) -> u64 {
    let of_one = |byte: u8| match byte {
        b'[' | b'{' => LIST,
        b',' => NUMBER,
        _ => 0,
    };
    // A text that was itself read into a list that grows by doubling.
    let text_itself = 2 * text.len() as u64;
    text_itself + text.bytes().map(of_one).sum::<u64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_numbers_are_counted() {
        assert_eq!(bytes(""), 0);
        assert_eq!(bytes("[]"), 4 + LIST);
        assert_eq!(bytes(r#"{"a":[1,2]}"#), 22 + 2 * LIST + NUMBER);
    }
}
