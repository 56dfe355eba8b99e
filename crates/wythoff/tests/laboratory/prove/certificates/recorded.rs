//! What the checker says of certificates that are kept as files, at any price and with every change: recorded, so that a
//! checker that judges one of them otherwise is noticed.
//!
//! `WYTHOFF_RECORD=1 cargo test -p wythoff --test laboratory recorded` writes the record anew.

use std::fs;
use std::path::PathBuf;

use wythoff::certificate::Certificate;
use wythoff::check::{Flaw, check, check_within, read_json};

use super::limits::limits;
use super::tampering::tampering;

/// Each has something of its own: congruences, growing piles, misère play, and the kinds of numerations.
const KEPT: [&str; 8] = [
    "nim",
    "misere",
    "growth",
    "parry",
    "odd",
    "endless",
    "ostrowski",
    "wythoff",
];

/// What a verdict may cost: a hundred times what the certificates cost that are kept.
const WORK: u64 = 1 << 22;

fn path(name: &str) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/certificates");
    PathBuf::from(folder).join(name)
}

fn kept(name: &str) -> Certificate {
    read_json(&fs::read_to_string(path(&format!("{name}.json"))).unwrap()).unwrap()
}

/// The least work in which the checker comes to an end.
fn price(certificate: &Certificate) -> u64 {
    let is_enough = |work: u64| match check_within(certificate, work) {
        Ok(()) => true,
        Err(refusal) => refusal.flaw != Flaw::Work,
    };
    let (mut too_little, mut enough) = (0u64, 1 << 40);
    while enough - too_little > 1 {
        let middle = too_little.midpoint(enough);
        *(if is_enough(middle) {
            &mut enough
        } else {
            &mut too_little
        }) = middle;
    }
    enough
}

/// For each kind of change the verdicts in their order, equal ones that follow each other counted.
fn lines(changed: &[(&'static str, Certificate)]) -> Vec<String> {
    let mut lines: Vec<(&str, Vec<(String, usize)>)> = Vec::new();
    for (kind, certificate) in changed {
        let verdict = match check_within(certificate, WORK) {
            Ok(()) => "valid".to_owned(),
            Err(refusal) => format!("{:?}", refusal.flaw),
        };
        let place = lines.iter().position(|line| line.0 == *kind);
        let place = place.unwrap_or_else(|| {
            lines.push((kind, Vec::new()));
            lines.len() - 1
        });
        let verdicts = &mut lines[place].1;
        match verdicts.last_mut() {
            Some((last, count)) if *last == verdict => *count += 1,
            _ => verdicts.push((verdict, 1)),
        }
    }
    let written = lines.into_iter().map(|(kind, verdicts)| {
        let verdicts = verdicts.iter().map(|(verdict, count)| match count {
            1 => format!(" {verdict}"),
            _ => format!(" {count}×{verdict}"),
        });
        format!("  {kind}:{}", verdicts.collect::<String>())
    });
    written.collect()
}

#[test]
fn every_verdict_on_a_changed_certificate_is_the_recorded_one() {
    let record = path("verdicts.txt");
    let is_written = std::env::var_os("WYTHOFF_RECORD").is_some();
    let expected = fs::read_to_string(&record).unwrap_or_default();
    let mut expected = expected.lines();
    let mut found = String::new();
    let mut say = |line: String| {
        assert!(is_written || expected.next() == Some(&line), "{line}");
        found += &line;
        found.push('\n');
    };
    let kept = KEPT.map(|name| (name, kept(name)));
    for (name, certificate) in &kept {
        assert_eq!(check(certificate), Ok(()), "{name}");
        say(format!("{name}: {} steps", price(certificate)));
        lines(&tampering(certificate))
            .into_iter()
            .for_each(&mut say);
    }
    for (name, certificate) in &kept {
        say(format!("{name} at the limits"));
        lines(&limits(certificate)).into_iter().for_each(&mut say);
    }
    if is_written {
        fs::write(record, found).unwrap();
    } else {
        assert_eq!(expected.next(), None);
    }
}
