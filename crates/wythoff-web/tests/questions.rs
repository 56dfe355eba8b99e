//! The page's questions, asked as it asks them.

use std::ops::ControlFlow;

use serde_json::{Value, json};
use wythoff::Language;
use wythoff_web::{answer, book, laboratory, see};

fn ask(language: &str, what: &Value) -> Result<Value, String> {
    let question = json!({ "language": language, "what": what }).to_string();
    let mut answer: Value = serde_json::from_str(&answer(&question)).expect("answers are JSON");
    match answer["error"].take() {
        Value::String(error) => Err(error),
        _ => Ok(answer["ok"].take()),
    }
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
            let setup = json!({ "game": game, "misere": misere });
            let state = ask("en", &json!({ "state": { "setup": setup, "moves": [] } }));
            if misere && game.contains('+') {
                assert!(state.unwrap_err().contains("misère"));
                continue;
            }
            let hint = ask("en", &json!({ "hint": { "setup": setup, "moves": [] } })).unwrap();
            let mut moves: Vec<Value> = Vec::new();
            loop {
                let state = ask(
                    "en",
                    &json!({ "state": { "setup": setup, "moves": moves } }),
                )
                .unwrap();
                if state["over"] == true {
                    break;
                }
                // The first player is perfect, the second makes the first move of the list.
                let to = if moves.len().is_multiple_of(2) {
                    let question = json!({ "reply": { "setup": setup, "moves": moves, "opponent": "perfect", "dice": [7, 11] } });
                    ask("en", &question).unwrap()["choice"]["to"].clone()
                } else {
                    moves_of(&state)[0].clone()
                };
                moves.push(to);
            }
            let first_wins = (moves.len() % 2 == 1) != misere;
            let won = !hint["choice"].is_null();
            assert!(first_wins || !won, "{game} misère {misere}: {moves:?}");
            let review = ask(
                "zh",
                &json!({ "review": { "setup": setup, "moves": moves } }),
            )
            .unwrap();
            for looked in review.as_array().unwrap().iter().step_by(2) {
                assert!(looked["better"].is_null(), "{game}: {looked}");
            }
        }
    }
}

#[test]
fn stones_that_are_picked_up_are_a_move_or_the_reason_why_not() {
    let take = |game: &str, taken: Value| {
        let question = json!({ "take": { "setup": { "game": game }, "moves": [], "part": 0, "taken": taken } });
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
        json!({ "game": "<script>" }),
        json!({ "game": "wythoff[10^100000,3]" }),
        json!({ "game": "nim[1,2,3,4,5,6,7,8,9,10,11,12,13]" }),
        json!({ "rules": "x>0 | x=y", "piles": [1, 2] }),
        json!({ "rules": "x>0", "piles": [u64::MAX, 2] }),
        json!({ "rules": "x>0", "piles": [1, 2, 3] }),
        json!({ "rules": "x>0", "piles": [4000] }),
    ] {
        for language in ["en", "zh"] {
            let error = ask(
                language,
                &json!({ "state": { "setup": setup, "moves": [] } }),
            )
            .unwrap_err();
            assert!(!error.is_empty(), "{setup}");
        }
    }
    let out_of_turn = json!({ "state": { "setup": { "game": "nim[3]" }, "moves": [{ "part": 9, "piles": [1] }] } });
    assert!(ask("en", &out_of_turn).unwrap_err().starts_with("move 1: "));
    assert!(answer(&"x".repeat(1 << 20)).starts_with(r#"{"error":"#));
    assert!(see::table(r#"{"size": 100000, "grundy": true}"#, &mut |_| ()).is_err());
}

#[test]
fn tables_are_those_of_the_library() {
    let cells = see::table(r#"{"k": 0, "size": 4, "grundy": true}"#, &mut |_| ()).unwrap();
    assert_eq!(cells, [0, 1, 2, 3, 1, 2, 0, 4, 2, 0, 1, 5, 3, 4, 5, 6]);
    let by_rules = r#"{"rules": "x>0,y=0 | x=0,y>0 | x=y>0", "size": 60, "grundy": false}"#;
    let by_theorem = r#"{"k": 0, "size": 60, "grundy": false}"#;
    assert_eq!(
        see::table(by_rules, &mut |_| ()),
        see::table(by_theorem, &mut |_| ())
    );
}

#[test]
fn the_laboratory_proves_and_refuses() {
    let prove = |language: &str, rules: &str| -> Value {
        let question = json!({ "language": language, "rules": rules }).to_string();
        serde_json::from_str(&laboratory::prove(&question, &mut |_| {
            ControlFlow::Continue(())
        }))
        .unwrap()
    };
    let found = prove("en", "x>0,y=0 | x=0,y>0 | x=y>0");
    let theorem = &found["ok"]["theorem"];
    assert!(
        theorem["sentences"][0].as_str().unwrap().contains("√5"),
        "{theorem}"
    );
    assert!(wythoff::check::check_json(theorem["certificate"].as_str().unwrap()).is_ok());
    assert_eq!(theorem["known"], "wythoff");
    assert!(prove("zh", "x=y")["error"].as_str().unwrap().contains('^'));
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
    for language in Language::ALL {
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
        for name in laboratory::KNOWN {
            assert!(chapter["programs"][name]["main.py"].is_string(), "{name}");
        }
    }
}
