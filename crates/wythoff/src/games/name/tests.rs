use super::*;

#[test]
fn every_name_makes_its_game_and_the_game_prints_as_a_name() {
    for game in games() {
        let (example, _) = game.example().split_once('[').expect("a position");
        let parameters = example.find('(').map_or("", |bracket| &example[bracket..]);
        for name in game.names() {
            let named = parse_game(&format!("{name}{parameters}")).unwrap();
            assert_eq!(named.entry().name(), game.name(), "{name} is one game");
            let written = named.to_string();
            assert_eq!(parse_game(&written).unwrap(), named, "{written}");
            assert!(
                written.starts_with(game.name()),
                "{written}: the first name"
            );
        }
    }
}

#[test]
fn every_game_is_described_in_both_languages() {
    for game in games() {
        assert!(game.english().is_ascii() && !game.english().is_empty());
        assert!(!game.chinese().is_ascii(), "{}", game.name());
        assert!(
            game.names().iter().any(|name| !name.is_ascii()),
            "{}",
            game.name()
        );
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
    ] {
        let error = parse_game(text).unwrap_err();
        assert_eq!(error.to_string(), message, "{text}");
        assert!(message.starts_with(&format!("column {}:", error.column())));
    }
}
