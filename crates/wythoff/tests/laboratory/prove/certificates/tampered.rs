//! What was tampered with is refused, or still says the truth.

use serde_json::Value;
use wythoff::Rules;
use wythoff::check::{Flaw, check_json};

use super::tampering::tampering;
use super::{is_true, proofs, python};
use crate::prove::theorem;

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
                    // The Python program does not read the text.
                    Err(error) if error.flaw == Flaw::Text => {}
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
    assert_eq!(refusal.flaw, Flaw::WithoutMove);
    assert_eq!(python("flipped", &[text]), [false]);
}

#[test]
fn parts_that_nothing_depends_on_are_refused_by_both_checkers() {
    let original = theorem(&Rules::wythoff(0)).certificate(None);
    let mut changed = vec![original.clone(); 3];
    let row = changed[0].lost.rows[0].clone();
    changed[0].lost.rows.push(row);
    let class = changed[1].moves[0].classes[0].clone();
    changed[1].moves[0].classes.push(class);
    let vectors = changed[2].moves[0].vectors.iter_mut();
    let list = vectors.max_by_key(|list| list.len()).unwrap();
    list.push(list[0].clone());
    let texts: Vec<String> = (changed.iter())
        .map(|certificate| serde_json::to_string(certificate).unwrap())
        .collect();
    for text in &texts {
        assert_eq!(check_json(text).unwrap_err().flaw, Flaw::Unused);
    }
    assert_eq!(python("unused", &texts), [false; 3]);
}
