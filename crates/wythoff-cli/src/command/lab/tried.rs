//! What was tried in vain: the numerations, how the guesses grew with the table, and what refuted the last of them.

use wythoff::automata::OutOfBudget;
use wythoff::logic::Numerals;
use wythoff::prove::{Attempt, Counterexample, Failure};
use wythoff::{Position, UBig};

use crate::console::Console;
use crate::theorem::Nothing;
use wythoff_show::Message;
use wythoff_show::report::numeration;

/// How many numerations are shown.
const SHOWN: usize = 8;

/// A paragraph: its first line, and the notes below it.
pub(crate) struct Tried {
    pub(crate) head: String,
    pub(crate) notes: Vec<String>,
}

/// A paragraph for each numeration: how the states of its guesses grew, and what became of the last of them.
pub(crate) fn tried(nothing: &Nothing, console: &Console) -> Vec<Tried> {
    let groups = by_numeration(&nothing.attempts);
    let mut tried: Vec<Tried> = groups
        .iter()
        .take(SHOWN)
        .map(|(numerals, attempts)| Tried {
            head: console.say(&numeration(numerals)),
            notes: notes(attempts, outgrown(numerals, nothing), console),
        })
        .collect();
    let hidden = groups.len().saturating_sub(SHOWN);
    let without = (nothing.outgrown.iter())
        .filter(|one| {
            !groups
                .iter()
                .any(|(numerals, _)| **numerals == one.numerals)
        })
        .count();
    let rest = [
        (hidden, Message::new("lab-more-numerations")),
        (without, Message::new("lab-never-guessed")),
    ];
    tried.extend(
        (rest.into_iter().filter(|(count, _)| *count > 0)).map(|(count, message)| Tried {
            head: console.say(&message.with("count", count)),
            notes: Vec::new(),
        }),
    );
    tried
}

/// The attempts of each numeration; those with most guesses first.
fn by_numeration(attempts: &[Attempt]) -> Vec<(&Numerals, Vec<&Attempt>)> {
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

/// The size of the table that needs too many states, if one does.
fn outgrown(numerals: &Numerals, nothing: &Nothing) -> Option<u64> {
    let mut outgrown = nothing.outgrown.iter();
    let found = outgrown.find(|one| one.numerals == *numerals);
    found.map(|one| one.size)
}

fn notes(attempts: &[&Attempt], outgrown: Option<u64>, console: &Console) -> Vec<String> {
    let mut growth: Vec<String> = attempts
        .iter()
        .map(|one| {
            let message = Message::new("lab-states").with("states", one.states);
            console.say(&message.with("size", one.size.to_string()))
        })
        .collect();
    growth.extend(outgrown.map(|size| {
        let message = Message::new("lab-states-outgrown").with("size", size.to_string());
        console.say(&message)
    }));
    let growth = Message::new("lab-states-growth").with("growth", growth.join(" → "));
    let last = attempts.last().and_then(|one| {
        let message = match attempts.len() {
            1 => Message::new("lab-only-guess"),
            _ => Message::new("lab-last-guess"),
        };
        Some(message.with("fate", lesson(one, fate(one)?)))
    });
    let notes = [growth].into_iter().chain(last);
    notes.map(|note| console.say(&note)).collect()
}

/// What became of a guess, and if it was refuted, how large a table shows that.
fn lesson(attempt: &Attempt, fate: Message) -> Message {
    let lesson = match (&attempt.failure, attempt.needed) {
        (Some(Failure::Refuted(_)), Some(size)) => {
            Message::new("lab-fate-needed").with("size", size.to_string())
        }
        (Some(Failure::Refuted(_)), None) => Message::new("lab-fate-beyond"),
        _ => return fate,
    };
    lesson.with("fate", fate)
}

/// What became of a guess; `None`: it is right.
pub(super) fn fate(attempt: &Attempt) -> Option<Message> {
    let at = |piles: &[UBig]| Position(piles.to_vec()).to_string();
    Some(match attempt.failure.as_ref()? {
        Failure::Refuted(Counterexample::MoveInside { from, to, .. }) => {
            let message = Message::new("lab-fate-move-inside").with("from", at(from));
            message.with("to", at(to))
        }
        Failure::Refuted(Counterexample::NoWinningMove(position)) => {
            Message::new("lab-fate-no-move").with("position", at(position))
        }
        Failure::Refuted(other) => {
            Message::new("lab-fate-refuted").with("position", at(other.position()))
        }
        Failure::GivenUp(OutOfBudget::Cancelled) => Message::new("lab-fate-late"),
        Failure::GivenUp(_) => Message::new("lab-fate-given-up"),
    })
}
