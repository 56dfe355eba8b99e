//! What is said of texts that mean nothing.

use wythoff::parse_rules;
use wythoff::rules::{Counted, Expected, ParseRulesErrorKind as Kind};

#[test]
fn every_error_names_its_place() {
    let cases = [
        (
            "move x > 0,\nmove y",
            "line 1, column 12: expected a number or a name, found the end of the statement",
        ),
        (
            "x > 0, y =",
            "line 1, column 11: expected a number or a name, found the end of the statement",
        ),
        (
            "x > * 2",
            "line 1, column 5: expected a number or a name, found `*`",
        ),
        (
            "x y > 0",
            "line 1, column 3: expected a comparison, a comma or the end of the statement, found `y`",
        ),
        (
            "piles a; split a",
            "line 1, column 16: expected a comparison, a comma or the end of the statement, found `a`",
        ),
        (
            "x>0 y=0",
            "line 1, column 5: expected a comma between `0` and `y`; did you mean `0, y`?",
        ),
        (
            "x>0y=0",
            "line 1, column 4: expected a comma between `0` and `y`; did you mean `0, y`?",
        ),
        (
            "x > 0 (y = 0)",
            "line 1, column 7: expected a comma between `0` and `(`; did you mean `0, (`?",
        ),
        (
            "x = 2 y > 0",
            "line 1, column 7: expected a comma or `*` between `2` and `y`; did you mean `2, y` or `2*y`?",
        ),
        (
            "x > 0\n  y + 1",
            "line 2, column 3: expected a condition, found a number: compare it with something",
        ),
        (
            "(x > 0) + 1 > 2",
            "line 1, column 1: expected a number, found a condition",
        ),
        ("x > 0, (y > 1", "line 1, column 8: `(` without its partner"),
        ("x > 0), y > 1", "line 1, column 6: `)` without its partner"),
        (
            "|x - y <= 1",
            "line 1, column 8: expected `|` to close the absolute value, found `<=`",
        ),
        ("|x - y", "line 1, column 1: `|` without its partner"),
        (
            "x > 0, x*y > 2",
            "line 1, column 8: a product of two unknowns is not linear, and the prover takes linear conditions only (\"wythoff lab\" looks for a pattern in such rules and proves it where a lemma applies; \"wythoff heap\" and \"wythoff table\" tabulate them)",
        ),
        (
            "x > 10000000000000000000000",
            "line 1, column 5: this number is too large: at most 1000000000000",
        ),
        (
            "x > 0, 1000*1000*1000*y > x",
            "line 1, column 8: this number is too large: at most 1048576",
        ),
        (
            "x mod 0 = 0",
            "line 1, column 7: expected a constant from 1 to 1024 after `mod`",
        ),
        (
            "x mod y = 0",
            "line 1, column 7: expected a constant from 1 to 1024 after `mod`",
        ),
        ("x in 3, y = 0", "line 1, column 6: expected `{`, found `3`"),
        (
            "x in {1, 3; y = 0",
            "line 1, column 11: expected `,` or `}`, found the end of the statement",
        ),
        (
            "x in {}",
            "line 1, column 7: expected a number or a name, found `}`",
        ),
        (
            "x <= a/0",
            "line 1, column 8: expected a constant other than 0 after `/`",
        ),
        (
            "x <= a/b",
            "line 1, column 8: expected a constant other than 0 after `/`",
        ),
        (
            "x > 0, a/2 mod 2 = 0",
            "line 1, column 8: `mod` needs whole numbers, and this may be a fraction",
        ),
        (
            "z > 0",
            "line 1, column 1: unknown name `z`; did you mean `piles a b c`?",
        ),
        (
            "x > 0, y > 0, |x - y| <= k",
            "line 1, column 26: unknown name `k`; did you mean `parameter k = 1`?",
        ),
        (
            "piles 左 右\n左 > 0, 左边 > 0",
            "line 2, column 8: unknown name `左边`; did you mean `左`?",
        ),
        (
            "mvoe x > 0",
            "line 1, column 1: unknown name `mvoe`; did you mean `move`?",
        ),
        (
            "like withoff",
            "line 1, column 6: unknown name `withoff`; did you mean `wythoff`?",
        ),
        (
            "like k-wythoff",
            "line 1, column 6: unknown name `k`; did you mean `parameter k = 1`?",
        ),
        (
            "piles a b c; like wythoff",
            "line 1, column 19: this game has 2 piles, but 3 are declared",
        ),
        (
            "x' > 0",
            "line 1, column 1: `x` is not a pile: only a pile has a size after the move",
        ),
        (
            "piles a x",
            "line 1, column 9: the name `x` already means something else",
        ),
        (
            "parameter a = 1",
            "line 1, column 11: the name `a` already means something else",
        ),
        (
            "piles a; piles b",
            "line 1, column 16: `piles` stands here a second time",
        ),
        (
            "piles a b c d e f",
            "line 1, column 17: expected one to five piles, found 6",
        ),
        (
            "end when x > 1",
            "line 1, column 10: the end of the game may only depend on the piles before the move",
        ),
        (
            "x > 0 ? 1",
            "line 1, column 7: the character '?' has no meaning here",
        ),
        (
            "x > 0 && y = 0",
            "line 1, column 7: `&&` has no meaning here; did you mean `,`?",
        ),
        (
            "x > 0 & y = 0",
            "line 1, column 7: `&` has no meaning here; did you mean `,`?",
        ),
        (
            "x <> y",
            "line 1, column 3: `<>` has no meaning here; did you mean `!=`?",
        ),
        (
            "x => 1",
            "line 1, column 3: `=>` has no meaning here; did you mean `>=`?",
        ),
        (
            "x =< 1",
            "line 1, column 3: `=<` has no meaning here; did you mean `<=`?",
        ),
        (
            "x % 2 = 1",
            "line 1, column 3: `%` has no meaning here; did you mean `mod`?",
        ),
        (
            "!(x = y)",
            "line 1, column 1: `!` has no meaning here; did you mean `not`?",
        ),
        (
            "x > 0、y = 0",
            "line 1, column 6: `、` has no meaning here; did you mean `,`?",
        ),
        (
            "x>0,y=0 | x = y",
            "line 1, column 11: play might never end: `x = y` allows a move that takes nothing, at (0, 0); add a condition such as x > 0, or x + y > 0",
        ),
        (
            "x = -1, y = 2",
            "line 1, column 1: play might never end: `x = -1, y = 2` is only possible if a pile grows, as from (0, 2) to (1, 0)",
        ),
    ];
    for (text, expected) in cases {
        let error = parse_rules(text).expect_err(text);
        assert_eq!(error.to_string(), expected, "{text}");
    }
}

#[test]
fn huge_texts_end_soon() {
    let kind = |text: &str| parse_rules(text).expect_err("too much").kind;
    assert!(matches!(
        kind(&"x > 0\n".repeat(10_000)),
        Kind::TooLong {
            what: Counted::Lines,
            ..
        }
    ));
    assert!(matches!(
        kind(&"x > 0;".repeat(10_000)),
        Kind::TooLong {
            what: Counted::Statements,
            ..
        }
    ));
    assert!(matches!(
        kind(&" ".repeat(1 << 20)),
        Kind::TooLong {
            what: Counted::Bytes,
            ..
        }
    ));
    assert_eq!(kind(&"(".repeat(100_000)), Kind::TooDeep);
    assert_eq!(kind(&"not ".repeat(50_000)), Kind::TooDeep);
    assert_eq!(kind(&"|".repeat(100_000)), Kind::TooDeep);
    assert_eq!(
        kind(&"x != y,".repeat(30)),
        Kind::Unexpected {
            expected: Expected::Operand,
            found: None
        }
    );
    assert_eq!(kind(&["x != y"; 30].join(",")), Kind::TooManyAlternatives);
    assert_eq!(
        kind(&format!("x > {}", ["|x|"; 1_000].join("+"))),
        Kind::TooManyAlternatives
    );
    assert_eq!(
        kind(&["x mod 1000 = y"; 5].join(",")),
        Kind::TooManyAlternatives
    );
    // Too large to decide, or decided: soon.
    let _ = parse_rules("999x - 1000y > -1000000, 3a' + 7b > 999999, x < 5y");
    assert!(parse_rules("1000x = 999y + 1000000").is_ok());
    // A set is as many alternatives as it has members, and twice as many ways out of it for each.
    let set = |most: usize| {
        let members: Vec<String> = (1..=most).map(|n| n.to_string()).collect();
        format!("{{{}}}", members.join(","))
    };
    assert_eq!(
        kind(&format!("x in {}", set(5000))),
        Kind::TooManyAlternatives
    );
    assert_eq!(
        kind(&format!("not x in {}", set(20))),
        Kind::TooManyAlternatives
    );
    // Long but harmless: one alternative.
    assert!(parse_rules(&["x > 0"; 1_000].join(",")).is_ok());
    assert!(parse_rules(&format!("x > 0, {} > 0", ["x"; 10_000].join("+"))).is_ok());
}
