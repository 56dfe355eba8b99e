//! Files made to mislead the checkers, or to keep them busy.

use serde_json::Value;
use wythoff::Rules;
use wythoff::check::check_json;

use super::{json, python};
use crate::theorem;

#[test]
fn what_would_take_too_long_is_refused_at_once() {
    let proof = theorem(&Rules::wythoff(10));
    let mut labels = proof.certificate(None);
    for state in &mut labels.moves[2].labels {
        *state = state.iter().cycle().take(2000).cloned().collect();
    }
    let mut classes = proof.certificate(None);
    let class = &mut classes.moves[2].classes[0];
    *class = vec![class[0].clone(); 500_000];
    for certificate in [labels, classes] {
        let refusal = wythoff::check::check(&certificate).unwrap_err();
        let reason = "the certificate is too large to check";
        assert_eq!(refusal.to_string(), reason);
    }
    // A label that lists a long class very often: looking through it each time would take hours.
    let mut often = proof.certificate(None);
    let witness = &mut often.moves[2];
    let class = vec![witness.classes[1][0].clone(); 500_000];
    let place = witness.classes.len() as u32;
    witness.classes.push(class);
    witness.labels[0].insert(0, vec![place; 500_000]);
    assert!(wythoff::check::check(&often).is_err());
}

#[test]
fn a_text_that_means_other_rules_is_refused() {
    let proof = theorem(&Rules::wythoff(0));
    let text = proof.rules.to_string();
    let mut certificate = proof.certificate(Some(text.clone()));
    assert_eq!(certificate.text, Some(text));
    for other in [
        "x>0,y=0 | x=0,y>0",
        "misere; x>0,y=0 | x=0,y>0 | x=y>0",
        "no rules at all",
        "",
    ] {
        certificate.text = Some(other.into());
        assert!(wythoff::check::check(&certificate).is_err(), "{other}");
    }
}

#[test]
fn hostile_files_are_refused() {
    let text = json(&theorem(&Rules::nim(1)));
    let original: Value = serde_json::from_str(&text).unwrap();
    let mut hostile: Vec<String> = vec![
        String::new(),
        "[".repeat(100_000),
        "{\"format\":".repeat(10_000),
        text.replace(":1,", ":99999999999999999999999999,"),
        text[..text.len() / 2].into(),
        text.replacen('{', "{\"extra\":1,", 1),
    ];
    // A long row that very many states share.
    let mut shared = original.clone();
    shared["lost"]["rows"] = serde_json::json!([[[0, 1, 0, 50_000]]]);
    shared["lost"]["states"] = serde_json::json!(vec![0; 50_000]);
    hostile.push(shared.to_string());
    for (field, value) in [
        ("piles", serde_json::json!(1_000_000_000)),
        (
            "numeration",
            serde_json::json!({"greedy": [4096, 4096, 4096]}),
        ),
        ("numeration", serde_json::json!({"greedy": []})),
        (
            "lost",
            serde_json::json!({"accepting": [1_000_000_000], "rows": [[]], "states": [0]}),
        ),
        (
            "lost",
            serde_json::json!({"accepting": [], "rows": [[[7, 1, 0, 1]]], "states": [0]}),
        ),
        (
            "lost",
            serde_json::json!({"accepting": [], "rows": [], "states": [4_000_000_000u32]}),
        ),
        (
            "lost",
            serde_json::json!({"accepting": [], "rows": [], "states": []}),
        ),
        (
            "lost",
            serde_json::json!({"accepting": [], "rows": [[[0, 1, 0, 4_000_000_000u32]]], "states": [0]}),
        ),
        (
            "lost",
            serde_json::json!({"accepting": [], "rows": [[[0, 0, 0, 2]]], "states": [0]}),
        ),
        (
            "lost",
            serde_json::json!({"accepting": [], "rows": [[[0, 1, 0]]], "states": [0]}),
        ),
        (
            "lost",
            serde_json::json!({"accepting": [], "rows": [[[0]]], "states": [0]}),
        ),
        ("moves", serde_json::json!([])),
        ("ends", serde_json::json!({})),
    ] {
        let mut changed = original.clone();
        changed[field] = value;
        hostile.push(changed.to_string());
    }
    for text in &hostile {
        assert!(
            check_json(text).is_err(),
            "{}",
            &text[..text.len().min(200)]
        );
    }
    assert!(python("hostile", &hostile).into_iter().all(|valid| !valid));
}
