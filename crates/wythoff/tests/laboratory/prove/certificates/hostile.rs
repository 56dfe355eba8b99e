//! Files made to mislead the checkers, or to keep them busy.

use serde_json::Value;
use wythoff::certificate::{
    Certificate, Class, ClassNumber, FORMAT, Label, PlainAutomaton, VERSION,
};
use wythoff::check::{Flaw, check_json, check_within, read_json};
use wythoff::logic::Numerals;
use wythoff::{Atom, Clause, Rules, parse_rules};

use super::{json, python, python_answers};
use crate::prove::theorem;

#[test]
fn what_would_take_too_long_is_refused_at_once() {
    let proof = theorem(&Rules::wythoff(10));
    let mut labels = proof.certificate(None);
    for state in &mut labels.moves[2].labels {
        *state = state.iter().cycle().take(10_000).cloned().collect();
    }
    let mut classes = proof.certificate(None);
    let class = &mut classes.moves[2].classes[0].0;
    *class = vec![class[0].clone(); 500_000];
    let refusal = wythoff::check::check(&labels).unwrap_err();
    let reason = "to check it takes more steps than were allowed";
    assert_eq!(refusal.to_string(), reason);
    // What a configuration leads to is asked once, however often it is repeated.
    assert_eq!(wythoff::check::check(&classes), Ok(()));
    // A label that lists a long class very often: looking through it each time would take hours.
    let mut often = proof.certificate(None);
    let witness = &mut often.moves[2];
    let class = vec![witness.classes[1].0[0].clone(); 500_000];
    let number = ClassNumber(witness.classes.len() as u32);
    witness.classes.push(Class(class));
    witness.labels[0].insert(0, Label(vec![number; 500_000]));
    assert!(wythoff::check::check(&often).is_err());
}

/// Once each letter cost as much as looking at one number, and a file of 400 kB kept the checker busy for a minute: a letter is
/// looked for among the edges of every automaton beside, and where it leads among all that was seen.
#[test]
fn reading_automata_side_by_side_is_paid_letter_by_letter() {
    // No move: every position is lost. There are 2^16 letters, and each leads to one of 256 states.
    let states = 256u32;
    let all = |to: &dyn Fn(u32) -> u32, states: u32| {
        let row: Vec<(u32, u32)> = (0..1 << 16).map(|letter| (letter, to(letter))).collect();
        PlainAutomaton {
            accepting: (0..states).collect(),
            rows: vec![row],
            states: vec![0; states as usize],
        }
    };
    let certificate = Certificate {
        format: FORMAT.into(),
        version: VERSION,
        text: None,
        piles: 2,
        misere: false,
        clauses: Vec::new(),
        growth: None,
        numeration: Numerals::Greedy(vec![256]),
        positions: all(&|_| 0, 1),
        lost: all(&|letter| letter % states, states),
        moves: Vec::new(),
        ends: None,
    };
    // Two readings of 2^24 letters, beside one automaton each.
    let steps = 2 * (u64::from(states) << 16);
    let refusal = check_within(&certificate, 8 * steps).unwrap_err();
    assert_eq!(refusal.flaw, Flaw::Work);
    assert_eq!(check_within(&certificate, 24 * steps), Ok(()));
}

#[test]
fn a_certificate_that_is_not_checked_is_not_called_invalid() {
    let certificate = theorem(&Rules::wythoff(0)).certificate(None);
    let unchecked = check_within(&certificate, 10).unwrap_err();
    assert!(unchecked.is_unchecked() && unchecked.flaw == Flaw::Work);
    let mut forged = certificate.clone();
    forged.lost.accepting.pop();
    assert!(!check_within(&forged, u64::MAX).unwrap_err().is_unchecked());
    assert_eq!(check_within(&certificate, u64::MAX), Ok(()));
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
fn rules_that_let_a_pile_grow_or_take_nothing_are_refused_by_both_checkers() {
    let original = theorem(&Rules::wythoff(0)).certificate(None);
    let taken = |form: &[i64], lo| Atom::taken(form, lo, None);
    let endless = [
        vec![],
        vec![taken(&[1, 0], Some(0)), taken(&[0, 1], Some(0))],
        vec![taken(&[1, 0], Some(1))],
        vec![taken(&[1, 0], Some(1)), taken(&[0, 1], Some(-1))],
        vec![taken(&[1, 0], Some(2)), taken(&[0, 1], None)],
        vec![taken(&[1, 1], Some(1))],
        vec![
            taken(&[1, 0], Some(0)),
            taken(&[0, 1], Some(0)),
            taken(&[1, 1], Some(0)),
        ],
    ];
    let texts = endless.map(|atoms| {
        let mut certificate = original.clone();
        certificate.clauses[0] = Clause { atoms };
        for witness in &mut certificate.moves {
            witness.vectors.clear();
            witness.classes.clear();
            witness.labels.iter_mut().for_each(Vec::clear);
        }
        let conditions = certificate.clauses.iter().map(|clause| clause.atoms.len());
        for (witness, conditions) in certificate.moves.iter_mut().zip(conditions) {
            witness.vectors = vec![Vec::new(); conditions];
        }
        let refusal = wythoff::check::check(&certificate).unwrap_err();
        assert_eq!(refusal.to_string(), "a clause need not decrease");
        serde_json::to_string(&certificate).unwrap()
    });
    assert!(python("endless", &texts).into_iter().all(|valid| !valid));
}

#[test]
fn a_text_that_may_take_nothing_is_refused_by_the_checkers_own_search() {
    // Taking as many as the other pile has is a move of Nim, unless there are none.
    let text = "x>0,y=0 | x=0,y>0 | x=b, y=0, b>0";
    let mut certificate = theorem(&parse_rules(text).unwrap()).certificate(Some(text.into()));
    assert_eq!(certificate.text.as_deref(), Some(text));
    assert_eq!(wythoff::check::check(&certificate), Ok(()));
    certificate.text = Some(text.replace(", b>0", ""));
    let refusal = wythoff::check::check(&certificate).unwrap_err();
    assert_eq!(refusal.to_string(), "a clause need not decrease");
    certificate.text = Some(text.replace("b>0", "x+y>0"));
    let refusal = wythoff::check::check(&certificate).unwrap_err();
    assert_eq!(refusal.to_string(), "the text does not mean the clauses");
}

/// Few bytes that once asked for gigabytes: every automaton of a file is paid from one account, and so is what the checker
/// prepares for each condition.
#[test]
fn a_small_file_does_not_fill_the_memory() {
    let text = json(&theorem(&Rules::nim(1)));
    let original: Value = serde_json::from_str(&text).unwrap();
    let mut many = original.clone();
    let long = serde_json::json!({"accepting": [], "rows": [[[0, 1, 0, 1 << 23]]], "states": [0]});
    let mut witness = original["moves"][0].clone();
    witness["automaton"] = long;
    many["moves"] = Value::Array(vec![witness; 100]);
    let refusal = check_json(&many.to_string()).unwrap_err();
    assert_eq!(refusal.flaw, Flaw::TooLarge, "{refusal}");
    assert!(refusal.is_unchecked());
    // 2^24 edges are the most. Whatever else is wrong, as one witness too many for the clauses: both checkers count first.
    let mut witnesses = |count: usize, edges: u32| {
        let mut one = many["moves"][0].clone();
        one["automaton"]["rows"] = serde_json::json!([[[0, 1, 0, edges]]]);
        many["moves"] = Value::Array(vec![one; count]);
        many.to_string()
    };
    let texts =
        [(40, 1 << 19), (3, 1 << 23), (2, 1 << 22)].map(|(count, edges)| witnesses(count, edges));
    let is_unchecked = |text: &String| check_json(text).unwrap_err().is_unchecked();
    let answers = python_answers("edges", &texts);
    for (text, (answer, unchecked)) in texts.iter().zip(answers.iter().zip([true, true, false])) {
        assert_eq!(is_unchecked(text), unchecked);
        let word = if unchecked { "not checked" } else { "invalid" };
        assert!(answer.starts_with(word), "{answer}");
    }

    // Two piles in base 256 have 65,536 letters; a table of them for each of 5,000 conditions would be 5 GB.
    let mut atoms = original.clone();
    let one = original["clauses"][0]["atoms"][0].clone();
    atoms["clauses"][0]["atoms"] = Value::Array(vec![one; 5000]);
    for clause in atoms["clauses"].as_array_mut().unwrap() {
        for atom in clause["atoms"].as_array_mut().unwrap() {
            atom["between"]["before"] = serde_json::json!([1, 0]);
            atom["between"]["after"] = serde_json::json!([-1, 0]);
        }
    }
    let other =
        serde_json::json!({"between": {"before": [0, 1], "after": [0, -1], "lo": 0, "hi": null}});
    let first = atoms["clauses"][0]["atoms"].as_array_mut().unwrap();
    first.push(other);
    atoms["piles"] = serde_json::json!(2);
    atoms["numeration"] = serde_json::json!({"greedy": [256]});
    for witness in atoms["moves"].as_array_mut().unwrap() {
        witness["vectors"] = serde_json::json!(vec![Vec::<u8>::new(); 5001]);
        witness["classes"] = serde_json::json!([]);
        witness["labels"] = serde_json::json!([[]]);
        witness["automaton"] = serde_json::json!({"accepting": [], "rows": [[]], "states": [0]});
    }
    atoms.as_object_mut().unwrap().remove("text");
    let refusal = check_json(&atoms.to_string()).unwrap_err();
    assert_eq!(refusal.flaw, Flaw::Work, "{refusal}");
}

/// 64 MB of short lists once took 1.8 GB to read, before anything was counted.
#[test]
fn what_would_fill_the_memory_is_not_read() {
    let text = json(&theorem(&Rules::nim(1)));
    for (field, list) in [
        ("labels", "[[0]],"),
        ("rows", "[[0,1,0,1]],"),
        ("vectors", "[0],"),
    ] {
        let begins = format!(r#""{field}":["#);
        assert!(text.contains(&begins));
        let long = text.replacen(&begins, &(begins.clone() + &list.repeat(5_000_000)), 1);
        let refusal = read_json(&long).unwrap_err();
        assert_eq!(refusal.flaw, Flaw::Work, "{field}");
        assert!(refusal.is_unchecked());
    }
    assert!(read_json(&text).is_ok());
}

/// What a certificate fills and what the checker holds is one account.
#[test]
fn a_certificate_that_fills_the_memory_is_not_checked() {
    let mut certificate = theorem(&Rules::nim(1)).certificate(None);
    assert_eq!(wythoff::check::check(&certificate), Ok(()));
    certificate.lost.accepting.reserve_exact(1 << 28);
    let refusal = wythoff::check::check(&certificate).unwrap_err();
    assert_eq!(refusal.flaw, Flaw::Work);
    assert_eq!(check_within(&certificate, 1 << 34), Ok(()));
}

/// Half a kilobyte in which 2^32 pairs of letters are to be read, and one in which labels list many classes very often.
#[test]
fn what_would_take_minutes_is_not_checked_by_the_python_checker_either() {
    let text = json(&theorem(&Rules::nim(1)));
    let mut original: Value = serde_json::from_str(&text).unwrap();
    original.as_object_mut().unwrap().remove("text");
    let every_letter =
        serde_json::json!({"accepting": [0], "rows": [[[0, 1, 0, 65_536]]], "states": [0]});
    let taken = |form: [i64; 2], lo: i64| {
        let after = form.map(|c| -c);
        serde_json::json!({"between": {"before": form, "after": after, "lo": lo, "hi": null}})
    };
    let mut pairs = original.clone();
    pairs["piles"] = 2.into();
    pairs["numeration"] = serde_json::json!({"greedy": [256]});
    pairs["positions"] = every_letter.clone();
    pairs["lost"] = every_letter;
    let atoms = serde_json::json!({"atoms": [taken([1, 0], 1), taken([0, 1], 0)]});
    pairs["clauses"] = serde_json::json!([atoms]);
    let automaton = serde_json::json!({"accepting": [], "rows": [[]], "states": [0]});
    pairs["moves"] = serde_json::json!([
        {"automaton": automaton, "labels": [[]], "classes": [], "vectors": [[], []]}
    ]);
    let mut labels = original;
    let witness = &mut labels["moves"][0];
    let classes = witness["classes"].as_array().unwrap().clone();
    let count = classes.len();
    witness["classes"] = Value::Array(vec![classes; 500].concat());
    for state in witness["labels"].as_array_mut().unwrap() {
        let first: Vec<usize> = serde_json::from_value(state[0].clone()).unwrap();
        let copies = |class: usize| (0..500).map(move |copy| class + copy * count);
        let label: Vec<usize> = first.into_iter().flat_map(copies).collect();
        *state = serde_json::json!(vec![label; 500]);
    }
    let texts = [pairs.to_string(), labels.to_string()];
    let refusal = check_json(&texts[0]).unwrap_err();
    assert_eq!(refusal.flaw, Flaw::Work, "{refusal}");
    for answer in python_answers("minutes", &texts) {
        assert!(answer.starts_with("not checked: "), "{answer}");
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
        text.replacen('{', "{\"piles\":1,", 1),
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
