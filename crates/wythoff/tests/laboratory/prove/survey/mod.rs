//! How many of all rules are proved: rule sets drawn at random, two to four moves each, some of them misère.

mod dice;
mod users;

use std::collections::BTreeSet;

use wythoff::check::check;
use wythoff::prove::{Failure, Found, Proof, SearchOptions, row_facts, search};
use wythoff::rules::{Table, ValueTable};
use wythoff::{Rules, UBig, parse_rules};

use crate::prove::assert_agrees;
use dice::Dice;

impl Dice {
    fn single_pile_move(&mut self) -> String {
        let (taken, other) = [("x", "y"), ("y", "x")][self.below(2) as usize];
        let amount = match self.below(10) {
            0..=5 => format!("{taken} > 0"),
            6 => format!("0 < {taken} <= {}", self.between(1, 5)),
            7 => format!("{taken} mod 2 = 1"),
            8 => format!("{taken} >= {}", self.between(2, 3)),
            _ => format!("{taken} = {}", self.between(1, 4)),
        };
        format!("{amount}, {other} = 0")
    }

    fn move_of_both(&mut self) -> String {
        let positive = "x > 0, y > 0";
        match self.below(14) {
            0 => "x = y > 0".into(),
            1 => format!("0 < x = y <= {}", self.between(1, 5)),
            2 => format!(
                "x = y > 0, x mod {} = {}",
                self.between(2, 3),
                self.below(2)
            ),
            3 => format!("{positive}, |x - y| <= {}", self.between(1, 3)),
            4 => format!("x = {}, y = {}", self.between(1, 3), self.between(1, 3)),
            5 => format!("{positive}, x + y <= {}", self.between(2, 6)),
            6 => format!("{positive}, 0 <= x - y <= {}", self.below(3)),
            7 => format!("{positive}, (x + y) mod {} = 0", self.between(2, 3)),
            8 => format!("{positive}, x - y = {}", self.below(3)),
            9 => {
                let (most, least) = (self.between(1, 2), self.between(1, 3));
                format!("{positive}, x <= {most}y, y <= {least}x")
            }
            10 => "x = y > 0, a' >= b'".into(),
            11 => format!("{positive}, a' = b'"),
            12 => "x = 2y, y > 0".into(),
            _ => format!(
                "{positive}, x <= {}, y <= {}",
                self.between(1, 3),
                self.between(1, 3)
            ),
        }
    }

    /// Three quarters have all moves of single piles; one quarter is misère.
    fn rules(&mut self) -> String {
        let count = self.between(2, 4) as usize;
        let mut moves: Vec<String> = Vec::new();
        if self.below(4) > 0 {
            moves = vec!["x > 0, y = 0".into(), "x = 0, y > 0".into()];
        }
        while moves.len() < count {
            moves.push(match self.below(3) {
                0 => self.single_pile_move(),
                _ => self.move_of_both(),
            });
        }
        let misere = if self.below(4) == 0 { "misere; " } else { "" };
        format!("{misere}{}", moves.join(" | "))
    }
}

/// So many different rule sets, drawn.
pub(super) fn random_rules(count: usize) -> Vec<String> {
    let mut dice = Dice(1907);
    let mut texts = BTreeSet::new();
    while texts.len() < count {
        texts.insert(dice.rules());
    }
    texts.into_iter().collect()
}

fn is_slow() -> bool {
    std::env::var_os("WYTHOFF_SLOW").is_some_and(|value| value != "0")
}

/// How many steps one search may take in all.
const MOST_STEPS: u64 = 3_000_000_000;

/// As far as a search goes without being asked for more; where many are to be made, not so far.
fn options() -> SearchOptions {
    let usual = SearchOptions::default();
    match is_slow() {
        true => usual,
        false => SearchOptions {
            rows: 100_000,
            track_rows: 100_000,
            positions: 4_000_000,
            steps: 30_000_000,
            ..usual
        },
    }
}

/// Searches until nothing is left to try, or so many steps are taken; no clock is asked.
fn found(rules: &Rules) -> Found {
    let options = SearchOptions {
        total: MOST_STEPS,
        ..options()
    };
    search(rules, &options, &mut ())
}

/// Why there is no theorem, in a few words.
fn why(found: &Found) -> String {
    let Found::Nothing {
        attempts,
        outgrown,
        tabulated,
        stopped,
    } = found
    else {
        return "proved".into();
    };
    let last = attempts.last().map(|last| match &last.failure {
        Some(Failure::Refuted(_)) => format!("{} states refuted", last.states),
        _ => format!("{} states, the proof too large", last.states),
    });
    let last = last.unwrap_or("no guess".into());
    let time = if *stopped { ", steps spent" } else { "" };
    let count = outgrown.len();
    format!("tabulated {tabulated}, {count} numerations outgrown, last {last}{time}")
}

/// What is proved is checked, and compared with the bare rules.
fn assert_right(proof: &Proof, text: &str) {
    let certificate = proof.certificate(Some(text.into()));
    assert_eq!(check(&certificate).err(), None, "{text}");
    let size = match (proof.rules.piles(), is_slow()) {
        (1, _) => 300,
        (2, true) => 300,
        (2, false) => 60,
        (_, true) => 30,
        (_, false) => 12,
    };
    let sizes = vec![size; proof.rules.piles()];
    assert_agrees(proof, &Table::new(&proof.rules, &sizes));
}

#[test]
fn most_random_rules_are_proved() {
    let (count, expected) = if is_slow() { (360, 338) } else { (60, 54) };
    let mut dice = Dice(1907);
    let mut texts = BTreeSet::new();
    let mut proved = 0;
    while texts.len() < count {
        let text = dice.rules();
        if !texts.insert(text.clone()) {
            continue;
        }
        let found = found(&parse_rules(&text).unwrap());
        match &found {
            Found::Theorem { proof, .. } => {
                assert_right(proof, &text);
                proved += 1;
            }
            nothing => println!("no theorem: {text}: {}", why(nothing)),
        }
    }
    assert!(proved >= expected, "{proved} of {count}");
}

/// As `lab` does it: values of one pile by a lemma where one applies, whatever else by an automaton.
#[test]
fn most_rules_as_people_write_them_are_proved() {
    let (count, expected) = if is_slow() { (420, 400) } else { (60, 56) };
    let mut dice = Dice(1953);
    let mut texts = BTreeSet::new();
    let mut proved = 0;
    while texts.len() < count {
        let text = users::rules(&mut dice);
        if !texts.insert(text.clone()) {
            continue;
        }
        let rules = parse_rules(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        if let Some(facts) = row_facts(&rules, &mut ())
            && let Some(theorem) = facts.theorem
        {
            let table = ValueTable::new(&rules, &[300]);
            for pile in 0..300 {
                let value = theorem.value(&UBig::from(pile));
                assert_eq!(value, UBig::from(table.value(&[pile])), "{text} {pile}");
            }
            proved += 1;
            continue;
        }
        let found = found(&rules);
        match &found {
            Found::Theorem { proof, .. } => {
                assert_right(proof, &text);
                proved += 1;
            }
            nothing => println!("no theorem: {text}: {}", why(nothing)),
        }
    }
    println!("{proved} of {count}");
    assert!(proved >= expected, "{proved} of {count}");
}
