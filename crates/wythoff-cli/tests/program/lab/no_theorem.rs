//! Where no theorem is found: what was learnt, and how to go on.

use serde_json::Value;
use tempfile::tempdir;

use crate::lab::{GROWING, ends_with};

#[test]
fn what_a_refutation_taught_is_told() {
    let folder = tempdir().unwrap();
    let (line, _) = ends_with(1, &["lab", GROWING, "--json"], folder.path());
    let found: Value = serde_json::from_str(&line).unwrap();
    let guesses = found["search"]["guesses"].as_array().unwrap();
    let number = |guess: &Value, field: &str| guess[field].as_u64().expect(field);
    // A guess may also be too large to prove: then nothing was learnt.
    let refuted = guesses.iter().filter(|guess| guess.get("needed").is_some());
    assert!(refuted.clone().count() > 3);
    for guess in refuted {
        // It agrees with its own table, so a larger one is needed, of which the position named is the corner.
        let needed = number(guess, "needed");
        assert!(needed > number(guess, "table"), "{guess}");
        let fate = guess["fate"].as_str().unwrap();
        assert!(fate.contains(&(needed - 1).to_string()), "{guess}");
    }
    let binary: Vec<&Value> = guesses
        .iter()
        .filter(|guess| guess["numeration"] == serde_json::json!({"greedy": [2]}))
        .collect();
    let growth: Vec<String> = binary
        .iter()
        .map(|guess| format!("{} (N = {})", guess["states"], guess["table"]))
        .collect();
    let needed = number(binary.last().unwrap(), "needed");
    for (language, lesson) in [
        ("en", format!("a table to {needed} shows it")),
        ("zh", format!("打表到 {needed} 即可看出")),
    ] {
        for verb in ["lab", "prove"] {
            let (report, _) = ends_with(1, &["--lang", language, verb, GROWING], folder.path());
            // Wherever a line may end.
            let squeezed = |text: &str| text.split_whitespace().collect::<String>();
            let words = squeezed(&report);
            assert!(words.contains(&squeezed(&growth.join(" → "))), "{report}");
            assert!(words.contains(&squeezed(&lesson)), "{report}");
        }
    }
}

#[test]
fn only_what_may_help_is_recommended() {
    let folder = tempdir().unwrap();
    let advice = |words: &[&str]| {
        let (report, _) = ends_with(1, words, folder.path());
        let (_, advice) = report.split_once("How to go on\n").unwrap();
        advice.to_owned()
    };
    let usual = advice(&["lab", GROWING]);
    assert!(usual.contains("--deep") && !usual.contains("--timeout"));
    let deep = advice(&["lab", GROWING, "--rows", "5000"]);
    assert!(!deep.contains("--deep") && !deep.contains("--timeout"));
    let late = advice(&["lab", GROWING, "--rows", "5000", "--timeout", "0"]);
    assert!(late.contains("--rows 5000 --timeout 600"));
    let late = advice(&["lab", GROWING, "--deep", "--timeout", "0"]);
    assert!(late.contains("--deep --timeout 600"));
}
