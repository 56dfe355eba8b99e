//! Certificates: accepted as they are, refused when tampered with, by both checkers.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;
use wythoff::certificate::{Certificate, PlainAutomaton};
use wythoff::check::check_json;
use wythoff::logic::Numerals;
use wythoff::prove::Proof;
use wythoff::rules::Table;
use wythoff::{Atom, Clause, Language, Play, Rules};

use crate::games::*;
use crate::theorem;

fn proofs() -> Vec<(&'static str, Proof)> {
    let slope = nim_plus(vec![both(vec![difference(-1, 0)])]);
    let odd = both(vec![difference(0, 0), Atom::taken_modulo(&[1, 0], 1, 2)]);
    vec![
        ("wythoff", theorem(&Rules::wythoff(0))),
        ("k2", theorem(&Rules::wythoff(2))),
        (
            "misere",
            theorem(&Rules::wythoff(0).with_play(Play::Misere)),
        ),
        ("nim3", theorem(&Rules::nim(3))),
        ("odd", theorem(&nim_plus(vec![odd]))),
        ("until", theorem(&wythoff_until(2).with_play(Play::Misere))),
        ("ostrowski", theorem(&slope)),
    ]
}

fn json(proof: &Proof) -> String {
    serde_json::to_string(&proof.certificate(Some(proof.rules.to_string()))).unwrap()
}

/// What the Python checker says of each text: valid or not.
fn python(name: &str, texts: &[String]) -> Vec<bool> {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&directory).unwrap();
    let files: Vec<PathBuf> = (0..texts.len())
        .map(|i| directory.join(format!("{i}.json")))
        .collect();
    for (file, text) in files.iter().zip(texts) {
        std::fs::write(file, text).unwrap();
    }
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../scripts/check_certificate.py"
    );
    let output = Command::new("python3")
        .arg(script)
        .args(&files)
        .output()
        .unwrap();
    std::fs::remove_dir_all(&directory).unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    let verdicts: Vec<bool> = lines.lines().map(|line| line == "valid").collect();
    assert_eq!(
        verdicts.len(),
        texts.len(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    verdicts
}

#[test]
fn both_checkers_accept_what_was_proved() {
    let texts: Vec<String> = proofs().iter().map(|(_, proof)| json(proof)).collect();
    for text in &texts {
        let read = check_json(text).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), *text);
    }
    assert!(python("accept", &texts).into_iter().all(|valid| valid));
}

/// How many integers there are, and the text with one of them moved by `by`.
fn edit(value: &mut Value, target: usize, seen: &mut usize, by: i64) {
    match value {
        Value::Number(number) => {
            if *seen == target {
                *value = Value::from(number.as_i64().unwrap() + by);
            }
            *seen += 1;
        }
        Value::Array(list) => list
            .iter_mut()
            .for_each(|item| edit(item, target, seen, by)),
        Value::Object(fields) => fields
            .values_mut()
            .for_each(|item| edit(item, target, seen, by)),
        _ => {}
    }
}

/// Whether the claim of an accepted text is true up to 24, by the bare rules.
fn is_true(text: &str) -> bool {
    let certificate: wythoff::certificate::Certificate = serde_json::from_str(text).unwrap();
    let play = if certificate.misere {
        Play::Misere
    } else {
        Play::Normal
    };
    let rules = Rules::new(certificate.piles, certificate.clauses, &[], play).unwrap();
    let system = wythoff::logic::NumberSystem::new(certificate.numeration).unwrap();
    let states = 0..certificate.lost.states.len() as u32;
    let lost = wythoff::automata::Automaton::new(
        0,
        (states
            .clone()
            .map(|s| certificate.lost.accepting.contains(&s)))
        .collect(),
        states.map(|s| certificate.lost.edges(s).to_vec()).collect(),
    );
    let size = if rules.piles() == 3 { 9 } else { 24 };
    let table = Table::new(&rules, &vec![size; rules.piles()]);
    let mut accepted = 0;
    for position in table.lost() {
        let piles: Vec<wythoff::UBig> = position.iter().map(|&pile| pile.into()).collect();
        accepted += usize::from(lost.accepts(&system.word(&piles)));
    }
    // No extra one: every position of the box is asked.
    let all = (0..size.pow(rules.piles() as u32)).map(|index| {
        (0..rules.piles() as u32)
            .map(move |pile| wythoff::UBig::from(index / size.pow(pile) % size))
    });
    let claimed =
        all.filter(|piles| lost.accepts(&system.word(&piles.clone().collect::<Vec<_>>())));
    accepted == table.lost().len() && claimed.count() == accepted
}

#[test]
fn tampered_certificates_are_refused_by_both_checkers() {
    for (name, proof) in proofs()
        .into_iter()
        .filter(|(name, _)| !["k2", "ostrowski"].contains(name))
    {
        let certificate = proof.certificate(Some(proof.rules.to_string()));
        let original: Value = serde_json::to_value(&certificate).unwrap();
        let mut count = 0;
        edit(&mut original.clone(), usize::MAX, &mut count, 0);
        // Every integer of small certificates, an even spread of larger ones.
        let step = count.div_ceil(400).max(1);
        let mut refused = Vec::new();
        let mut accepted = 0;
        for target in (0..count).step_by(step) {
            for by in [-1, 1] {
                let mut tampered = original.clone();
                edit(&mut tampered, target, &mut 0, by);
                let text = tampered.to_string();
                match check_json(&text) {
                    // The step of a single letter: the same certificate, spelt otherwise.
                    Ok(read) if read == certificate => {}
                    Ok(_) => {
                        // An edit may leave a true claim (rules with a redundant bound, an unused acceptance).
                        assert!(is_true(&text), "{name}: integer {target} by {by}");
                        accepted += 1;
                    }
                    Err(_) => refused.push(text),
                }
            }
        }
        assert!(
            accepted * 6 < refused.len(),
            "{name}: {accepted} accepted, {} refused",
            refused.len()
        );
        let some: Vec<String> = refused.into_iter().step_by(7).collect();
        assert!(
            python(name, &some).into_iter().all(|valid| !valid),
            "{name}"
        );
    }
}

/// Each kind of tampering, at every place it applies to: one change of an automaton, label, class, vector or clause.
fn tampering(original: &Certificate) -> Vec<(&'static str, Certificate)> {
    let mut changed: Vec<(&'static str, Certificate)> = Vec::new();
    let mut add = |kind: &'static str, change: &dyn Fn(&mut Certificate)| {
        let mut certificate = original.clone();
        change(&mut certificate);
        changed.push((kind, certificate));
    };
    type Part = Box<dyn Fn(&mut Certificate) -> &mut PlainAutomaton>;
    let mut parts: Vec<Part> = vec![Box::new(|c| &mut c.lost), Box::new(|c| &mut c.positions)];
    for clause in 0..original.moves.len() {
        parts.push(Box::new(move |c| &mut c.moves[clause].automaton));
    }
    for part in &parts {
        let automaton = part(&mut original.clone()).clone();
        let count = automaton.states.len() as u32;
        for (row, edges) in automaton.rows.iter().enumerate() {
            for (index, &(_, to)) in edges.iter().enumerate() {
                add("dropped edge", &|c| {
                    part(c).rows[row].remove(index);
                });
                let other = (to + 1) % count;
                add("redirected edge", &|c| part(c).rows[row][index].1 = other);
            }
            let missing = (0..4).find(|&letter| edges.iter().all(|edge| edge.0 != letter));
            if let Some(letter) = missing {
                add("added edge", &|c| {
                    part(c).rows[row].push((letter, 0));
                    part(c).rows[row].sort_unstable();
                });
            }
        }
        for state in 0..count {
            add("flipped state", &|c| {
                let accepting = &mut part(c).accepting;
                match accepting.iter().position(|&s| s == state) {
                    Some(place) => {
                        accepting.remove(place);
                    }
                    None => accepting.push(state),
                }
            });
        }
    }
    for (clause, witness) in original.moves.iter().enumerate() {
        for (state, labels) in witness.labels.iter().enumerate() {
            add("no label", &|c| c.moves[clause].labels[state].clear());
            for (index, label) in labels.iter().enumerate() {
                add("dropped label", &|c| {
                    c.moves[clause].labels[state].remove(index);
                });
                add("emptied label", &|c| {
                    c.moves[clause].labels[state][index].clear();
                });
                let all = 0..witness.classes.len() as u32;
                add("longer label", &|c| {
                    c.moves[clause].labels[state][index] = all.clone().collect();
                });
                for place in 0..label.len() {
                    add("shorter label", &|c| {
                        c.moves[clause].labels[state][index].remove(place);
                    });
                }
            }
        }
        for (class, configurations) in witness.classes.iter().enumerate() {
            add("emptied class", &|c| c.moves[clause].classes[class].clear());
            let other = &witness.classes[(class + 1) % witness.classes.len()];
            add("mixed classes", &|c| {
                c.moves[clause].classes[class].extend(other.iter().cloned());
            });
            for configuration in 0..configurations.len() {
                add("certain too early", &|c| {
                    c.moves[clause].classes[class][configuration][2..].fill(0);
                });
            }
        }
        for (condition, vectors) in witness.vectors.iter().enumerate() {
            for vector in 0..vectors.len() {
                add("changed vector", &|c| {
                    c.moves[clause].vectors[condition][vector][0] += 1
                });
            }
        }
    }
    for (clause, Clause { atoms }) in original.clauses.iter().enumerate() {
        for atom in 0..atoms.len() {
            for (pile, by) in [(0, 1), (0, -1), (1, 1), (1, -1)] {
                add("changed coefficient", &|c| {
                    let (Atom::Between { before, .. } | Atom::Congruent { before, .. }) =
                        &mut c.clauses[clause].atoms[atom];
                    before[pile] += by;
                    c.text = None;
                });
            }
        }
    }
    for numerals in [
        Numerals::Greedy(vec![2]),
        Numerals::Greedy(vec![2, 1]),
        Numerals::Greedy(vec![1, 1, 1]),
        Numerals::Ostrowski(vec![1]),
        Numerals::Ostrowski(vec![1, 2]),
    ] {
        add("changed numeration", &|c| c.numeration = numerals.clone());
    }
    changed
}

#[test]
fn every_kind_of_tampering_is_refused_by_both_checkers_or_leaves_the_truth() {
    let original = theorem(&Rules::wythoff(0)).certificate(None);
    let changed = tampering(&original);
    let texts: Vec<String> = (changed.iter())
        .map(|(_, certificate)| serde_json::to_string(certificate).unwrap())
        .collect();
    let verdicts = python("kinds", &texts);
    for ((kind, _), (text, python)) in changed.iter().zip(texts.iter().zip(&verdicts)) {
        let rust = check_json(text);
        assert_eq!(rust.is_ok(), *python, "{kind}: {rust:?}");
        assert!(rust.is_err() || is_true(text), "{kind}");
    }
    // What may pass: parts of a witness that nothing depends on, conditions that others imply.
    for kind in ["changed numeration", "no label"] {
        let of = |&(index, _): &(usize, &bool)| changed[index].0 == kind;
        assert!(
            verdicts
                .iter()
                .enumerate()
                .filter(of)
                .all(|(_, valid)| !valid),
            "{kind}"
        );
    }
    let refused = verdicts.iter().filter(|valid| !**valid).count();
    assert!(
        refused * 10 > verdicts.len() * 9,
        "{refused} of {}",
        verdicts.len()
    );
}

#[test]
fn a_flipped_accepting_state_is_refused() {
    let mut certificate = theorem(&Rules::wythoff(0)).certificate(None);
    certificate.lost.accepting.pop();
    let text = serde_json::to_string(&certificate).unwrap();
    let refusal = check_json(&text).unwrap_err();
    assert_eq!(refusal.to_string(), "a witness accepts without a move");
    assert_eq!(refusal.text(Language::Chinese), "见证在没有取法时也接受");
    assert_eq!(python("flipped", &[text]), [false]);
}

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
