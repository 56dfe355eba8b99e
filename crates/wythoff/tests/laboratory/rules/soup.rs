//! Whatever the text, there is an answer.

use proptest::prelude::*;
use wythoff::parse_rules;

const WORDS: &[&str] = &[
    "piles",
    "memory",
    "measure",
    "any",
    "pile",
    "two",
    "take",
    "from",
    "to",
    ":",
    "l",
    "l'",
    "parameter",
    "move",
    "misere",
    "end",
    "when",
    "symmetric",
    "like",
    "or",
    "and",
    "not",
    "mod",
    "in",
    "x",
    "y",
    "z",
    "a",
    "b",
    "c",
    "a'",
    "k",
    "0",
    "1",
    "2",
    "7",
    "999999999",
    "+",
    "-",
    "*",
    "/",
    "{",
    "}",
    "|",
    "|",
    "(",
    ")",
    ",",
    ",",
    "<",
    "<=",
    "=",
    "!=",
    ">",
    ">=",
    ";",
    "\n",
    "#",
    "nim",
    "wythoff",
    "，",
    "'",
    "?",
    "x > 0",
    "y = 0",
    "x = y",
];

/// An error has a place in the text; rules can be written and read again.
fn assert_answered(text: &str) -> Result<(), TestCaseError> {
    match parse_rules(text) {
        Err(error) => prop_assert!(text.get(error.span.clone()).is_some(), "{error}"),
        Ok(rules) => {
            let again = parse_rules(&rules.to_string());
            prop_assert!(again.is_ok(), "{:?}: {}", text, rules);
            let read = parse_rules(&rules.for_people());
            let is_same = read.is_ok_and(|read| read.is_same_as(&rules));
            prop_assert!(is_same, "{:?}: {}", text, rules.for_people());
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn random_words_are_answered(words in prop::collection::vec(prop::sample::select(WORDS), 0..20)) {
        assert_answered(&words.join(" "))?;
    }

    #[test]
    fn random_bytes_are_answered(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        assert_answered(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn random_conditions_are_answered(
        parts in prop::collection::vec((0..3i64, -3..4i64, prop::sample::select(&["<=", "=", ">", "!="][..]), 0..4i64), 1..4),
        join in prop::sample::select(&[", ", " or ", " | "][..]),
    ) {
        let texts: Vec<String> = parts.iter().map(|(c, d, is, n)| format!("{c}*x + {d}*|y| {is} {n}")).collect();
        assert_answered(&texts.join(join))?;
    }
}
