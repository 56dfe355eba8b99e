//! What was tried in vain: the numerations, how the guesses grew, and what refuted the last of them.

use wythoff::logic::Numerals;
use wythoff::prove::{Attempt, Counterexample, Failure};
use wythoff::{Position, UBig};

use crate::console::Console;
use crate::text::Message;
use crate::theorem::numeration;

/// How many numerations are shown.
const SHOWN: usize = 8;

/// One line for each numeration: the states of its guesses as the table grew, and what became of the last.
pub(crate) fn tried(attempts: &[Attempt], console: &Console) -> Vec<String> {
    let groups = by_numeration(attempts);
    let hidden = groups.len().saturating_sub(SHOWN);
    let mut lines: Vec<String> = groups
        .iter()
        .take(SHOWN)
        .map(|(numerals, attempts)| line(numerals, attempts, console))
        .collect();
    if hidden > 0 {
        lines.push(console.say(&Message::new("lab-more-numerations").with("count", hidden)));
    }
    lines
}

/// The attempts of each numeration; those with most guesses first.
pub(super) fn by_numeration(attempts: &[Attempt]) -> Vec<(&Numerals, Vec<&Attempt>)> {
    let mut groups: Vec<(&Numerals, Vec<&Attempt>)> = Vec::new();
    for attempt in attempts {
        match groups
            .iter_mut()
            .find(|(numerals, _)| **numerals == attempt.numerals)
        {
            Some((_, group)) => group.push(attempt),
            None => groups.push((&attempt.numerals, vec![attempt])),
        }
    }
    groups.sort_by_key(|(_, group)| std::cmp::Reverse(group.len()));
    groups
}

fn line(numerals: &Numerals, attempts: &[&Attempt], console: &Console) -> String {
    let states: Vec<String> = attempts.iter().map(|one| one.states.to_string()).collect();
    let last = attempts.last().and_then(|one| one.failure.as_ref());
    let message = Message::new("lab-tried")
        .with("numeration", numeration(numerals, console))
        .with("states", states.join(", "));
    console.say(&match last {
        Some(failure) => message.with("fate", fate(failure)),
        None => message.with("fate", Message::new("lab-fate-open")),
    })
}

/// What became of a guess.
pub(super) fn fate(failure: &Failure) -> Message {
    let at = |piles: &[UBig]| Position(piles.to_vec()).to_string();
    match failure {
        Failure::Refuted(Counterexample::MoveInside { from, to, .. }) => {
            let message = Message::new("lab-fate-move-inside").with("from", at(from));
            message.with("to", at(to))
        }
        Failure::Refuted(other) => {
            Message::new("lab-fate-refuted").with("position", at(other.position()))
        }
        Failure::GivenUp(_) => Message::new("lab-fate-given-up"),
    }
}
