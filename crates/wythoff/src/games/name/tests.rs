use super::*;
use dashu_int::UBig;

#[test]
fn every_name_makes_its_game_and_the_game_prints_as_a_name() {
    for game in games() {
        let (example, _) = game.example().split_once('[').expect("a position");
        let named = parse_game(example).unwrap();
        assert_eq!(named.to_string(), example);
        let parameters = match code::is_code(example) {
            true => format!("({example})"),
            false => example.replacen(game.name(), "", 1),
        };
        for name in game.names() {
            let text = format!("{name}{parameters}");
            assert_eq!(parse_game(&text).as_ref(), Ok(&named), "{text}");
        }
    }
}

#[test]
fn every_game_has_names_in_both_languages() {
    for game in games() {
        let english = game.names().iter().filter(|name| name.is_ascii()).count();
        assert!((1..game.names().len()).contains(&english), "{game:?}");
    }
}

#[test]
fn names_are_read_in_any_dress() {
    let k = |k: u128| NamedGame::wythoff(UBig::from(k));
    for (text, game) in [
        ("wythoff", k(0)),
        ("Wythoff()", k(0)),
        (" wythoff ( k = 2 ) ", k(2)),
        ("wythoff(2)", k(2)),
        ("wythoff(k=10^20,)", k(100_000_000_000_000_000_000)),
        ("威佐夫博弈（k＝３）", k(3)),
        ("ｗythoff（k＝10＋1）", k(11)),
    ] {
        assert_eq!(parse_game(text), Ok(game), "{text}");
    }
}

#[test]
fn an_error_says_where_and_what() {
    for (text, message) in [
        ("", r#"column 1: no game is called """#),
        ("chess", r#"column 1: no game is called "chess""#),
        (
            " withoff",
            r#"column 2: no game is called "withoff"; did you mean "wythoff"?"#,
        ),
        (
            "威佐天",
            r#"column 1: no game is called "威佐天"; did you mean "威佐夫"?"#,
        ),
        ("wythoff(k=2", r#"column 12: expected ")", found the end"#),
        ("wythoff(k=2)!", r#"column 13: expected the end, found "!""#),
        ("wythoff(k)", r#"column 10: expected "=", found ")""#),
        (
            "威佐夫（r=2）",
            r#"column 5: no parameter is called "r"; there is k"#,
        ),
        (
            "nim(k=2)",
            r#"column 5: no parameter is called "k"; there is none"#,
        ),
        ("wythoff(k=2, k=2)", "column 14: k is given twice"),
        (
            "wythoff(k=-2)",
            "column 11: expected a natural number, found a negative one",
        ),
        ("bachet", "column 7: m is missing, as in bachet(m=3)[10]"),
        ("bachet(m=0)", "column 10: m is at least 1"),
        ("fibonacci(c=2000)", "column 13: c is from 1 to 1000"),
        (
            "减法",
            "column 3: amounts is missing, as in subtraction(1,3,4)[20]",
        ),
        (
            "减法（）",
            "column 4: expected at least one amount, found none",
        ),
        (
            "subtraction(1, 0)",
            "column 16: taking 0 stones is not a move",
        ),
        (
            "subtraction(5..2)",
            "column 13: a range of amounts runs from the smaller to the larger, as in 2..5",
        ),
        (
            "all-but(1..100000)",
            "column 9: a range that does not begin with 1 has at most 65536 amounts",
        ),
        ("octal(kayles)", r#"column 7: expected a code, found "k""#),
        (
            "0.78",
            "column 4: the digits of an octal code are 0 to 7, found 8; a hexadecimal code begins with 0x",
        ),
        (
            " 1.7",
            "column 2: the first digit is for taking nothing, which must break the heap (0 or 4; in hexadecimal also \
             8 or c): with 1 play would never end",
        ),
    ] {
        let error = parse_game(text).unwrap_err();
        assert_eq!(error.to_string(), message, "{text}");
        assert!(message.starts_with(&format!("column {}:", error.column())));
    }
}

#[test]
fn codes_and_amounts_are_read_by_the_reader_of_heap_rules() {
    for (text, written) in [
        ("0.770", "0.77"),
        (".77", "0.77"),
        ("octal(0.77)", "0.77"),
        ("0x0.3F", "0x0.3f"),
        ("减法游戏（4，1，3）", "subtraction(1,3,4)"),
        ("Subtraction(1,2,3)", "subtraction(1..3)"),
        ("subtraction(2..5)", "subtraction(2,3,4,5)"),
        ("减法（1，４..6）", "subtraction(1,4,5,6)"),
        ("subtraction(2..3, 1)", "subtraction(1..3)"),
        ("all-but(1..3)", "all-but(1,2,3)"),
        ("all but (2)", "all-but(2)"),
        ("Dawson’s Kayles", "dawsons-kayles"),
    ] {
        let game = parse_game(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(game.to_string(), written);
    }
}
