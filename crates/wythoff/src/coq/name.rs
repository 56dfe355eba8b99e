//! Names that Coq accepts.

/// Whether a text is an identifier of Coq, in letters of ASCII.
pub fn is_identifier(text: &str) -> bool {
    let mut characters = text.chars();
    let begins = characters
        .next()
        .is_some_and(|c| c.is_ascii_alphabetic() || c == '_');
    begins && text != "_" && characters.all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '\'')
}

/// A text as the beginning of an identifier: what Coq does not allow becomes an underscore.
///
/// ```
/// use wythoff::coq::identifier;
/// assert_eq!(identifier("wythoff-k1"), "wythoff_k1");
/// assert_eq!(identifier("2 piles; x > 0"), "game_2_piles_x_0");
/// assert_eq!(identifier("威佐夫"), "game");
/// ```
pub fn identifier(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name = words.join("_");
    match name.starts_with(|c: char| c.is_ascii_alphabetic()) {
        true => name,
        false if name.is_empty() => "game".to_owned(),
        false => format!("game_{name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_typed_becomes_an_identifier() {
        for text in [
            "",
            "_",
            "'",
            "a'b",
            "1",
            "Definition",
            "x>0,y=0 | x=0",
            "α",
            "a\nb",
            "(* *)",
        ] {
            let name = format!("{}_lost", identifier(text));
            assert!(is_identifier(&name), "{text:?} became {name}");
        }
    }

    #[test]
    fn what_coq_refuses_is_no_identifier() {
        for text in ["", "_", "1a", "a-b", "a b", "a.b", "é"] {
            assert!(!is_identifier(text), "{text:?}");
        }
        for text in ["a", "_a", "wythoff_k1", "a'"] {
            assert!(is_identifier(text), "{text:?}");
        }
    }
}
