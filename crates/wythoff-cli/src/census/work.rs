//! One game: the search, the independent checker, a table to compare with, and what to say of it.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use sha2::{Digest, Sha256};
use wythoff::logic::Numerals;
use wythoff::prove::{Decider, Doing, Failure, Found, Proof, SearchOptions, patterns, search};
use wythoff::rules::Table;
use wythoff::{Game, Play, Rules};
use wythoff_show::{Language, Message, Texts, pattern};

use super::enumerate::Entry;
use super::row::{Finding, Outcome, Row};
use super::stopwatch::Stopwatch;

/// Theorems are compared with a table of all positions with piles below this.
pub(crate) const COMPARED: u64 = 200;
/// So many lost positions stand in a row.
const SHOWN: usize = 64;

/// Looks at games, one after the other.
pub(crate) struct Worker {
    name: String,
    english: Texts,
    chinese: Texts,
}

impl Worker {
    pub(crate) fn new(name: String) -> Self {
        let texts = |code| Texts::new(Language::named(code).unwrap_or(Language::english()));
        Self {
            name,
            english: texts("en"),
            chinese: texts("zh"),
        }
    }

    /// What is found of a game within a budget; `None`: stopped.
    pub(crate) fn look(
        &self,
        game: &Entry,
        tier: usize,
        options: &SearchOptions,
        stop: &AtomicBool,
    ) -> Option<Finding> {
        let watch = Stopwatch::start();
        let mut row = self.blank(game, tier, options);
        let looked = catch_unwind(AssertUnwindSafe(|| {
            self.theorem(game, options, &mut row, stop)
        }));
        let certificate = match looked {
            Ok(certificate) => certificate,
            Err(panic) => {
                row = self.blank(game, tier, options);
                row.outcome = Outcome::Crashed;
                let text = panic.downcast_ref::<String>().map(String::as_str);
                let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
                row.reason = text.unwrap_or("panic").to_owned();
                None
            }
        };
        if stop.load(Ordering::Relaxed) && row.outcome != Outcome::Proved {
            return None;
        }
        row.cpu = watch.milliseconds();
        Some(Finding { row, certificate })
    }

    /// A game that nobody looks at any more: whoever did has died of it.
    pub(crate) fn give_up(
        &self,
        game: &Entry,
        tier: usize,
        options: &SearchOptions,
        reason: &str,
    ) -> Finding {
        let mut row = self.blank(game, tier, options);
        row.outcome = Outcome::Crashed;
        row.reason = reason.to_owned();
        Finding {
            row,
            certificate: None,
        }
    }

    /// All that is known before the search.
    fn blank(&self, game: &Entry, tier: usize, options: &SearchOptions) -> Row {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        Row {
            key: game.key.clone(),
            rules: game.text.clone(),
            normal_form: one_line(&game.rules),
            piles: game.rules.piles() as i64,
            misere: game.rules.play() == Play::Misere,
            outcome: Outcome::OverBudget,
            numeration: String::new(),
            states: 0,
            lost_set: String::new(),
            automaton: String::new(),
            first_lost: String::new(),
            words_en: String::new(),
            words_zh: String::new(),
            reason: String::new(),
            tier: tier as i64 + 1,
            budget: i64::try_from(options.total).unwrap_or(i64::MAX),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            worker: self.name.clone(),
            cpu: 0,
            time: now.map_or(0, |time| time.as_secs() as i64),
        }
    }

    /// Looks for the theorem, and fills in what it says; its certificate.
    fn theorem(
        &self,
        game: &Entry,
        options: &SearchOptions,
        row: &mut Row,
        stop: &AtomicBool,
    ) -> Option<Vec<u8>> {
        let table = (game.rules.piles() == 2).then(|| Table::new(&game.rules, &[COMPARED; 2]));
        if let Some(table) = &table {
            row.lost_set = lost_set(table);
            row.first_lost = first_lost(table);
        }
        let mut go_on = |_: Doing<'_>| match stop.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        let mut proof = match search(&game.rules, options, &mut go_on) {
            Found::Theorem { proof, .. } => proof,
            nothing => {
                (row.outcome, row.reason) = why(&nothing);
                return None;
            }
        };
        let certificate = match proof.checked_certificate(None) {
            Ok(certificate) => certificate,
            Err(error) => {
                (row.outcome, row.reason) = (Outcome::Refused, error.to_string());
                return None;
            }
        };
        if let Some(position) = table
            .as_ref()
            .and_then(|table| contradiction(&proof, table))
        {
            row.outcome = Outcome::Refused;
            row.reason = format!("the table says otherwise of {position:?}");
            return None;
        }
        row.outcome = Outcome::Proved;
        row.numeration = numeration(proof.system.numerals());
        row.states = proof.lost.states() as i64;
        row.automaton = automaton(&proof);
        let (known, names) = (patterns(&proof), proof.rules.names());
        let proved = known.iter().filter(|known| known.support.is_proved());
        let claims: Vec<Message> = proved
            .map(|known| {
                Message::new("lab-claim").with("claim", pattern::claim(&known.claim, &names))
            })
            .collect();
        let words = |texts: &Texts| {
            let lines: Vec<String> = claims.iter().map(|claim| texts.say(claim)).collect();
            lines.join("\n")
        };
        row.words_en = words(&self.english);
        row.words_zh = words(&self.chinese);
        Some(serde_json::to_vec(&certificate).expect("lists of numbers are JSON"))
    }
}

/// The rules in one line that is read back.
pub(crate) fn one_line(rules: &Rules) -> String {
    let text = rules.to_string();
    let lines: Vec<&str> = text.lines().collect();
    lines.join("; ")
}

/// What a numeration is called where programs read it.
pub(crate) fn numeration(numerals: &Numerals) -> String {
    let list = |terms: &[u32]| {
        let terms: Vec<String> = terms.iter().map(u32::to_string).collect();
        terms.join("-")
    };
    match numerals {
        Numerals::Greedy(terms) => match terms.as_slice() {
            [1, 1] => "fibonacci".to_owned(),
            [base] => format!("base-{base}"),
            terms => format!("greedy-{}", list(terms)),
        },
        Numerals::Ostrowski(terms) => format!("ostrowski-{}", list(terms)),
        Numerals::Endless(terms) => format!("endless-{}", list(terms)),
    }
}

/// The numeration that is called so.
pub(crate) fn numerals_named(name: &str) -> Option<Numerals> {
    let terms = |text: &str| -> Option<Vec<u32>> {
        text.split('-').map(|term| term.parse().ok()).collect()
    };
    match name.split_once('-') {
        // One has a name of its own.
        None => Some(Numerals::Greedy(vec![1, 1])).filter(|golden| numeration(golden) == name),
        Some(("base" | "greedy", rest)) => terms(rest).map(Numerals::Greedy),
        Some(("ostrowski", rest)) => terms(rest).map(Numerals::Ostrowski),
        Some(("endless", rest)) => terms(rest).map(Numerals::Endless),
        Some(_) => None,
    }
}

/// Why there is no theorem.
fn why(found: &Found) -> (Outcome, String) {
    let Found::Nothing {
        attempts,
        outgrown,
        tabulated,
        stopped,
    } = found
    else {
        return (Outcome::Proved, String::new());
    };
    let given_up = (attempts.iter()).any(|one| matches!(one.failure, Some(Failure::GivenUp(_))));
    let outcome = match *stopped || given_up {
        true => Outcome::OverBudget,
        false => Outcome::Exhausted,
    };
    let most = attempts
        .iter()
        .map(|attempt| attempt.states)
        .max()
        .unwrap_or(0);
    let reason = format!(
        "tabulated={tabulated} guesses={} states={most} outgrown={} spent={stopped}",
        attempts.len(),
        outgrown.len()
    );
    (outcome, reason)
}

/// A position of the table about which the theorem is wrong.
fn contradiction(proof: &Proof, table: &Table) -> Option<[u64; 2]> {
    let decider = Decider::new(proof);
    let all = (0..COMPARED).flat_map(|a| (0..COMPARED).map(move |b| [a, b]));
    all.into_iter()
        .find(|position| decider.is_lost(position) != table.is_lost(position))
}

fn first_lost(table: &Table) -> String {
    let mut lost: Vec<Vec<u64>> = table
        .lost()
        .iter()
        .map(|position| position.to_vec())
        .collect();
    lost.sort_by_key(|position| (position.iter().sum::<u64>(), position.clone()));
    let lost = lost.iter().take(SHOWN).map(|piles| {
        let piles: Vec<String> = piles.iter().map(u64::to_string).collect();
        piles.join(",")
    });
    lost.collect::<Vec<_>>().join(" ")
}

/// 32 hexadecimal digits.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// What the lost positions below 200 come to; the same for the set with the piles exchanged.
pub(crate) fn lost_set(table: &Table) -> String {
    let bits = |swap: bool| -> Vec<u8> {
        let all = (0..COMPARED).flat_map(|a| (0..COMPARED).map(move |b| [a, b]));
        let lost = all.map(|[a, b]| table.is_lost(&if swap { [b, a] } else { [a, b] }));
        lost.map(u8::from).collect()
    };
    digest(&bits(false).max(bits(true)))
}

/// What the least automaton comes to, with its numeration; the same for the set with the piles exchanged.
fn automaton(proof: &Proof) -> String {
    let digits = proof.system.digit_count();
    let text = |automaton: &wythoff::automata::Automaton| {
        let states = 0..automaton.states() as u32;
        let states = states.map(|state| (automaton.is_accepting(state), automaton.edges(state)));
        format!(
            "{:?} {:?}",
            proof.system.numerals(),
            states.collect::<Vec<_>>()
        )
    };
    let mut least = text(&proof.lost);
    if proof.rules.piles() == 2 {
        let swapped = proof
            .lost
            .renamed(|letter| letter % digits * digits + letter / digits);
        least = least.min(text(&swapped.minimised().0));
    }
    digest(least.as_bytes())
}

#[cfg(test)]
mod numeration_tests {
    use super::*;

    #[test]
    fn a_numeration_is_known_by_its_name() {
        for numerals in [
            Numerals::Greedy(vec![1, 1]),
            Numerals::Greedy(vec![10]),
            Numerals::Greedy(vec![4, 1]),
            Numerals::Greedy(vec![1, 0, 1]),
            Numerals::Ostrowski(vec![2, 1]),
            Numerals::Endless(vec![4, 3]),
        ] {
            assert_eq!(numerals_named(&numeration(&numerals)), Some(numerals));
        }
        assert_eq!(numerals_named("other"), None);
    }
}
