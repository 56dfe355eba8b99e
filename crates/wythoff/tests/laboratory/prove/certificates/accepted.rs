//! What was proved is accepted.

use wythoff::check::check_json;

use super::{json, proofs, python};

#[test]
fn both_checkers_accept_what_was_proved() {
    let texts: Vec<String> = proofs().iter().map(|(_, proof)| json(proof)).collect();
    for text in &texts {
        let read = check_json(text).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), *text);
    }
    assert!(python("accept", &texts).into_iter().all(|valid| valid));
}
