//! The page's questions, asked as it asks them.

use std::ops::ControlFlow;

use serde_json::{Value, json};
use wythoff_show::Language;
use wythoff_web::{answer, book, dictionary, laboratory, see, typescript};

/// The answer to a question, which stands under its name.
fn ask(language: &str, what: &Value) -> Result<Value, String> {
    let question = json!({ "language": language, "what": what }).to_string();
    let mut answer: Value = serde_json::from_str(&answer(&question)).expect("answers are JSON");
    match answer["error"].take() {
        Value::String(error) => Err(error),
        _ => {
            let (name, _) = what.as_object().expect("a question").iter().next().unwrap();
            Ok(answer["ok"][name].take())
        }
    }
}

fn played(setup: &Value, moves: &[Value]) -> Value {
    json!({ "setup": setup, "moves": moves })
}

fn sum(text: &str, misere: bool) -> Value {
    json!({ "sum": { "text": text, "misere": misere } })
}

fn named(name: &str, parameters: &str, piles: &str) -> Value {
    json!({ "game": { "name": name, "parameters": parameters, "piles": piles, "misere": false } })
}

fn rules(text: &str, piles: &str) -> Value {
    json!({ "rules": { "text": text, "piles": piles, "misere": false } })
}

fn moves_of(state: &Value) -> Vec<Value> {
    let moves = state["moves"].as_array().expect("a list");
    moves.iter().map(|choice| choice["to"].clone()).collect()
}

/// The games of the page, each with a position that is not over.
const GAMES: [&str; 8] = [
    "wythoff[4,8]",
    "wythoff(k=2)[3,7]",
    "nim[3,4,5]",
    "staircase[2,3,1]",
    "fibonacci[10]",
    "kayles[7]",
    "wythoff[2,3] + nim[2]",
    "turningturtles[1,4]",
];

#[test]
fn the_perfect_opponent_wins_every_won_position() {
    for game in GAMES {
        for misere in [false, true] {
            let setup = sum(game, misere);
            let state = ask("en", &json!({ "state": played(&setup, &[]) }));
            if misere && game.contains('+') {
                assert!(state.unwrap_err().contains("misère"));
                continue;
            }
            let hint = ask("en", &json!({ "hint": played(&setup, &[]) })).unwrap();
            let mut moves: Vec<Value> = Vec::new();
            loop {
                let so_far = played(&setup, &moves);
                let state = ask("en", &json!({ "state": so_far })).unwrap();
                if state["over"] == true {
                    break;
                }
                // The first player is perfect, the second makes the first move of the list.
                let to = if moves.len().is_multiple_of(2) {
                    let question = json!({ "reply": { "game": so_far, "opponent": "perfect", "dice": [7, 11] } });
                    ask("en", &question).unwrap()["choice"]["to"].clone()
                } else {
                    moves_of(&state)[0].clone()
                };
                moves.push(to);
            }
            let first_wins = (moves.len() % 2 == 1) != misere;
            let won = !hint["choice"].is_null();
            assert!(first_wins || !won, "{game} misère {misere}: {moves:?}");
            let review = ask("zh", &json!({ "review": played(&setup, &moves) })).unwrap();
            for looked in review.as_array().unwrap().iter().step_by(2) {
                assert!(looked["better"].is_null(), "{game}: {looked}");
            }
        }
    }
}

#[test]
fn stones_that_are_picked_up_are_a_move_or_the_reason_why_not() {
    let take = |game: &str, taken: Value| {
        let game = played(&sum(game, false), &[]);
        let question = json!({ "take": { "game": game, "part": 0, "taken": taken } });
        ask("en", &question).map(|choice| choice["to"]["piles"].clone())
    };
    let stones =
        |pile: usize, at: u64, count: u64| json!({ "pile": pile, "at": at, "count": count });
    assert_eq!(
        take("wythoff[4,8]", json!([stones(0, 2, 2), stones(1, 6, 2)])),
        Ok(json!([2, 6]))
    );
    assert!(
        take("wythoff[4,8]", json!([stones(0, 3, 1), stones(1, 6, 2)]))
            .unwrap_err()
            .contains("not allowed")
    );
    assert_eq!(
        take("staircase[2,5]", json!([stones(1, 3, 2)])),
        Ok(json!([4, 3]))
    );
    assert_eq!(
        take("fibonacci[10]", json!([stones(0, 7, 3)])),
        Ok(json!([7, 6]))
    );
    assert!(
        take("fibonacci[10,4]", json!([stones(0, 5, 5)]))
            .unwrap_err()
            .contains("at most 4")
    );
    assert_eq!(
        take("kayles[9]", json!([stones(0, 4, 2)])),
        Ok(json!([4, 3]))
    );
    assert_eq!(take("kayles[1]", json!([stones(0, 0, 1)])), Ok(json!([0])));
    assert!(take("kayles[9]", json!([stones(0, 8, u64::MAX)])).is_err());
    assert!(take("kayles[9]", json!([stones(7, 0, 1)])).is_err());
    assert!(take("nim[3]", json!([])).is_err());
}

#[test]
fn what_makes_no_sense_is_an_error_in_words() {
    for setup in [
        sum("<script>", false),
        sum("wythoff[10^100000,3]", false),
        sum("nim[1,2,3,4,5,6,7,8,9,10,11,12,13]", false),
        rules("x>0 | x=y", "1, 2"),
        rules("x>0,y=0", "18446744073709551615, 2"),
        rules("x>0", "1 2 3"),
        rules("x>0,y=0", "4000, 1"),
        rules("x>0,y=0", "10^100, 1"),
        rules("x>0,y=0", "three, 1"),
        rules("x>0", ""),
    ] {
        for language in ["en", "zh"] {
            let question = json!({ "state": played(&setup, &[]) });
            let error = ask(language, &question).unwrap_err();
            assert!(!error.is_empty(), "{setup}");
        }
    }
    let nowhere = json!({ "part": 9, "piles": [1] });
    let out_of_turn = json!({ "state": played(&sum("nim[3]", false), &[nowhere]) });
    assert!(ask("en", &out_of_turn).unwrap_err().starts_with("move 1: "));
    assert!(answer(&"x".repeat(1 << 20)).starts_with(r#"{"error":"#));
    assert!(table(&json!({ "grundy": { "k": 0, "size": 100_000 } })).is_err());
    assert!(
        table(
            &json!({ "rules": { "text": "piles a b c; like nim", "size": 10, "values": false } })
        )
        .is_err()
    );
}

#[test]
fn an_error_cites_what_was_typed_and_nothing_else() {
    for (setup, cited) in [
        (named("nim", "", "8, x"), "x"),
        (named("wythoff", "k=q", "3, 5"), "q"),
        (named("wythoff", "", "3"), "2"),
        (named("nim", "", "100"), "99"),
    ] {
        for language in ["en", "zh"] {
            let error = ask(language, &json!({ "state": played(&setup, &[]) })).unwrap_err();
            assert!(error.contains(cited) && !error.contains('['), "{error}");
        }
    }
}

#[test]
fn the_moves_that_win_leave_what_is_lost() {
    for game in GAMES {
        let setup = sum(game, false);
        let state = ask("en", &json!({ "state": played(&setup, &[]) })).unwrap();
        let worth = ask("en", &json!({ "worth": played(&setup, &[]) })).unwrap();
        for to in moves_of(&state) {
            let after = json!({ "hint": played(&setup, std::slice::from_ref(&to)) });
            let is_lost = ask("en", &after).unwrap()["choice"].is_null();
            let wins = worth.as_array().unwrap().contains(&to);
            assert_eq!(wins, is_lost, "{game} {to}");
        }
    }
}

#[test]
fn numbers_are_read_digit_by_digit() {
    let digits = |numerals: &str, piles: &str| {
        ask(
            "en",
            &json!({ "digits": { "numerals": numerals, "piles": piles } }),
        )
    };
    let zeckendorf = r#"{"greedy":[1,1]}"#;
    assert_eq!(
        digits(zeckendorf, "3, 5").unwrap(),
        json!(["0,1", "1,0", "0,0", "0,0"])
    );
    assert_eq!(
        digits(r#"{"greedy":[2]}"#, "6").unwrap(),
        json!(["1", "1", "0"])
    );
    for (numerals, piles) in [
        ("{}", "1"),
        (zeckendorf, ""),
        (zeckendorf, "x"),
        (zeckendorf, "10^400"),
        (r#"{"greedy":[0]}"#, "1"),
    ] {
        assert!(digits(numerals, piles).is_err(), "{numerals} {piles}");
    }
}

#[test]
fn examples_show_rules_and_not_the_notes_of_those_who_keep_them() {
    let examples = ask("en", &json!({ "examples": {} })).unwrap();
    for example in examples.as_array().unwrap() {
        let text = example["rules"].as_str().unwrap();
        assert!(!text.contains('#') && !text.is_empty(), "{text}");
    }
    let empty = ask("en", &json!({ "rules": { "text": " " } })).unwrap();
    assert!(empty["wrong"].as_str().unwrap().contains("no moves yet"));
}

/// Whatever is left out of a question or put into it, it is an error that names the field: nothing is made up.
#[test]
fn a_field_that_is_missing_or_unknown_is_an_error() {
    let game = played(
        &rules("x>0,y=0 | x=0,y>0", "3, 2"),
        &[json!({ "part": 0, "piles": [1, 2] })],
    );
    let taken = json!([{ "pile": 0, "at": 0, "count": 1 }]);
    let standing = json!({ "game": "nim", "piles": "3", "misere": false });
    for what in [
        json!({ "state": game }),
        json!({ "state": played(&sum("nim[3]", false), &[]) }),
        json!({ "take": { "game": game, "part": 0, "taken": taken } }),
        json!({ "reply": { "game": game, "opponent": "perfect", "dice": [7, 11] } }),
        json!({ "hint": game }),
        json!({ "worth": game }),
        json!({ "review": game }),
        json!({ "solve": standing }),
        json!({ "explain": standing }),
        json!({ "pairs": { "k": 0, "count": 3 } }),
        json!({ "rules": { "text": "x>0" } }),
        json!({ "state": played(&named("nim", "", "3"), &[]) }),
        json!({ "digits": { "numerals": r#"{"greedy":[1,1]}"#, "piles": "3, 5" } }),
        json!({ "puzzle": { "kind": "win", "level": 1, "seed": 7 } }),
        json!({ "games": {} }),
        json!({ "examples": {} }),
    ] {
        let question = json!({ "language": "en", "what": what });
        ask("en", &what).unwrap();
        for place in objects(&question) {
            let mut longer = question.clone();
            let object = longer.pointer_mut(&place).unwrap().as_object_mut().unwrap();
            object.insert("colour".into(), json!("red"));
            refused(&longer);
            let fields = question.pointer(&place).unwrap().as_object().unwrap();
            for (name, value) in fields {
                let mut shorter = question.clone();
                let object = shorter
                    .pointer_mut(&place)
                    .unwrap()
                    .as_object_mut()
                    .unwrap();
                object.remove(name);
                refused(&shorter);
                // The last letter of the name is wrong.
                let mut misnamed = question.clone();
                let object = misnamed
                    .pointer_mut(&place)
                    .unwrap()
                    .as_object_mut()
                    .unwrap();
                object.remove(name);
                object.insert(format!("{name}x"), value.clone());
                refused(&misnamed);
            }
        }
    }
    for language in ["", "de", "EN"] {
        assert!(
            ask(language, &json!({ "examples": {} })).is_err(),
            "{language}"
        );
    }
}

fn refused(question: &Value) {
    let answer = answer(&question.to_string());
    assert!(answer.starts_with(r#"{"error":""#), "{question}: {answer}");
}

/// The places of all objects in a document, as JSON pointers.
fn objects(value: &Value) -> Vec<String> {
    let inside = |(name, value): (String, &Value)| {
        let places = objects(value).into_iter();
        places.map(move |place| format!("/{name}{place}"))
    };
    match value {
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| (name.clone(), value));
            [String::new()]
                .into_iter()
                .chain(fields.flat_map(inside))
                .collect()
        }
        Value::Array(items) => {
            let items = items.iter().enumerate();
            items
                .map(|(place, value)| (place.to_string(), value))
                .flat_map(inside)
                .collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn the_types_of_the_page_are_those_of_the_core() {
    let written = include_str!("../../../page/src/generated/core.ts");
    assert!(
        written == typescript::typescript(),
        "the types have changed: cargo run -p wythoff-web --bin types > page/src/generated/core.ts"
    );
}

#[test]
fn the_words_of_the_page_are_those_of_the_languages() {
    let written = include_str!("../../../page/src/generated/words.ts");
    assert!(
        written == dictionary::dictionary(),
        "the words have changed: cargo run -p wythoff-web --bin words > page/src/generated/words.ts"
    );
    let written = include_str!("../../../page/src/generated/atlas.ts");
    assert!(
        written == dictionary::atlas(),
        "the words have changed: cargo run -p wythoff-web --bin words atlas > page/src/generated/atlas.ts"
    );
}

fn table(what: &Value) -> Result<Vec<u16>, String> {
    let question = json!({ "language": "en", "what": what }).to_string();
    see::table(&question, &mut ())
}

#[test]
fn tables_are_those_of_the_library() {
    let cells = table(&json!({ "grundy": { "k": 0, "size": 4 } })).unwrap();
    assert_eq!(cells, [0, 1, 2, 3, 1, 2, 0, 4, 2, 0, 1, 5, 3, 4, 5, 6]);
    let by_rules = |values: bool| {
        let text = "x>0,y=0 | x=0,y>0 | x=y>0";
        table(&json!({ "rules": { "text": text, "size": 60, "values": values } }))
    };
    let by_theorem = json!({ "outcomes": { "k": 0, "size": 60 } });
    assert_eq!(by_rules(false), table(&by_theorem));
    assert_eq!(
        by_rules(true),
        table(&json!({ "grundy": { "k": 0, "size": 60 } }))
    );
    let misere = json!({ "rules": { "text": "misere; x>0", "size": 9, "values": true } });
    assert!(table(&misere).is_err());
}

#[test]
fn a_table_that_is_stopped_is_not_given() {
    let what = json!({ "grundy": { "k": 0, "size": 500 } });
    let question = json!({ "language": "en", "what": what }).to_string();
    let stopped = see::table(&question, &mut |_: u32| ControlFlow::Break(()));
    assert_eq!(stopped, Err("stopped".to_owned()));
}

#[test]
fn the_laboratory_proves_and_refuses() {
    let ask = |language: &str, rules: &str, values: bool| -> Value {
        let what = json!({ "rules": rules, "values": values });
        let question = json!({ "language": language, "what": what }).to_string();
        serde_json::from_str(&laboratory::prove(&question, &mut ())).unwrap()
    };
    let prove = |language: &str, rules: &str| ask(language, rules, false);
    let found = prove("en", "x>0,y=0 | x=0,y>0 | x=y>0");
    let theorem = &found["ok"]["theorem"];
    assert!(
        theorem["sentences"][0].as_str().unwrap().contains("√5"),
        "{theorem}"
    );
    assert!(wythoff::check::check_json(theorem["certificate"].as_str().unwrap()).is_ok());
    assert_eq!(theorem["known"], "wythoff");
    assert!(prove("zh", "x=y")["error"].as_str().unwrap().contains('^'));

    let found = ask("en", "x>0,y=0 | x=0,y>0 | x=1,y=1", true);
    let theorem = &found["ok"]["theorem"];
    assert_eq!(theorem["values"], true);
    assert!(theorem.to_string().contains("(a, b, g)"), "{theorem}");
    assert_eq!(
        theorem["first"][1], "(0, 1, 1)",
        "positions with their value"
    );
    assert!(wythoff::check::check_json(theorem["certificate"].as_str().unwrap()).is_ok());
    assert!(
        ask("en", "misere; x>0,y=0 | x=0,y>0", true)["error"]
            .as_str()
            .unwrap()
            .contains("misère")
    );
    let five = "piles a b c d e; x1=1";
    assert!(ask("en", five, true)["error"].is_string(), "no sixth pile");
}

#[test]
fn everything_to_learn_is_there_in_both_languages() {
    for language in ["en", "zh"] {
        let question =
            json!({ "explain": { "game": "wythoff", "piles": "10^30, 3", "misere": false } });
        assert!(
            ask(language, &question)
                .unwrap()
                .as_str()
                .unwrap()
                .contains("<math")
        );
        assert!(
            !ask(language, &json!({ "examples": {} }))
                .unwrap()
                .as_array()
                .unwrap()
                .is_empty()
        );
    }
    for language in Language::all() {
        let chapter = serde_json::to_value(book::chapter(language)).unwrap();
        for theorem in chapter["theorems"].as_array().unwrap() {
            assert!(
                theorem["html"].as_str().unwrap().contains("<math"),
                "{theorem}"
            );
        }
        let judged = chapter["precision"]["9"].as_array().unwrap();
        let double = judged.iter().find(|one| one["wrong"] == 14).unwrap();
        assert_eq!(double["first"], json!([165_580_140, 267_914_295]));
        for game in laboratory::with_programs() {
            let programs = &chapter["programs"][game.to_string()];
            assert!(programs["main.py"].is_string(), "{game}");
        }
    }
}
