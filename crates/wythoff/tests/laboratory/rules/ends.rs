//! That play ends is decided before a text becomes rules, and what nobody can play is named.

use wythoff::gallery::gallery;
use wythoff::parse_rules;
use wythoff::prove::read_rules;
use wythoff::rules::ParseRulesErrorKind as Kind;

/// The alternatives of a text that no move satisfies.
fn impossible(text: &str) -> Vec<String> {
    let reading = read_rules(text, &[]).unwrap_or_else(|error| panic!("{text}: {error}"));
    let texts = reading.warnings.into_iter().map(|warning| warning.text);
    texts.collect()
}

#[test]
fn an_alternative_that_no_move_satisfies_is_named() {
    let cases = [
        ("x>0,y=0 or x=0,y>0", vec!["x>0,y=0 or x=0,y>0"]),
        ("like nim; x > 0, x < 1", vec!["x > 0, x < 1"]),
        (
            "2x = 2y + 1 | x>0, y=0 | x mod 2 = 0, x mod 4 = 3",
            vec!["2x = 2y + 1", "x mod 2 = 0, x mod 4 = 3"],
        ),
        // Only the digits show it: 3 divides x − a' and a' + 2, and not x + 1.
        (
            "x > 0, (x - a') mod 3 = 0, (a' + 2) mod 3 = 0, (x + 1) mod 3 = 0",
            vec!["x > 0, (x - a') mod 3 = 0, (a' + 2) mod 3 = 0, (x + 1) mod 3 = 0"],
        ),
        ("x>0,y=0 | x=0,y>0 | x=y>0", vec![]),
        ("x = 900, y = 0 | x = 7, y = 123456789", vec![]),
        ("misere; like wythoff; end when a + b <= 2", vec![]),
        ("", vec![]),
    ];
    for (text, expected) in cases {
        assert_eq!(impossible(text), expected, "{text}");
    }
    for game in gallery() {
        assert_eq!(impossible(game.rules), [""; 0], "{}", game.name);
    }
}

#[test]
fn a_warning_names_its_place() {
    let text = "like nim\n  x > y, x < y | x = y > 0";
    let reading = read_rules(text, &[]).unwrap();
    let [warning] = &reading.warnings[..] else {
        panic!("{:?}", reading.warnings)
    };
    assert_eq!((warning.line, warning.column), (2, 3));
    assert_eq!(&text[warning.span.clone()], "x > y, x < y");
}

#[test]
fn that_something_is_taken_may_follow_from_the_piles() {
    for text in [
        "x = b, y = 0, b > 0",
        "a' = b, b' < b, a >= b",
        "piles a b c; a' < a, y = z, b' + c' <= b + c",
        "x >= a' - b', b < a, y = 0, 2a' <= 2b + 1, a' > b - 3, x != 0 or y != 0",
    ] {
        assert!(parse_rules(text).is_ok(), "{text}");
    }
    for (text, at) in [
        ("x = b, y = 0", [0, 0]),
        ("7a' = 5a + 2, 7b' = 5b + 12", [1, 6]),
    ] {
        let kind = parse_rules(text).expect_err(text).kind;
        let Kind::TakesNothing { at: found, .. } = kind else {
            panic!("{text}: {kind}")
        };
        assert_eq!(
            found,
            at.map(|pile: u8| wythoff::UBig::from(pile)),
            "{text}"
        );
    }
}

#[test]
fn what_is_too_hard_to_decide_is_given_up_after_so_many_steps() {
    let hard = |i: usize| {
        format!(
            "31x - 29y + 17a' - 23b' <= {i}, 13a - 31b + 27y >= {}",
            900 - i
        )
    };
    let many: Vec<String> = (0..200).map(hard).collect();
    let texts = [
        many.join(" | "),
        many[..7].join(","),
        format!(
            "piles a b c; {}",
            ["31x - 30y + 29z - 28a' + 27b' - 26c' <= 999"; 3].join(" | ")
        ),
    ];
    for text in texts {
        let [first, second] = [(); 2].map(|()| parse_rules(&text));
        assert_eq!(first, second, "the same on every machine, and every time");
    }
}
