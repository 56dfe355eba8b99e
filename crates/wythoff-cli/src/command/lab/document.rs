//! The findings of the laboratory as a document, `wythoff/lab/1`.

use std::time::Duration;

use serde::Serialize;
use wythoff::logic::Numerals;
use wythoff::prove::patterns;
use wythoff::{Game, Play};

use super::{corner, duration, tried};
use crate::console::Console;
use crate::theorem::{Found, Given, Nothing, Proved};

#[derive(Serialize)]
pub(crate) struct Document {
    schema: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'static str>,
    rules: String,
    play: &'static str,
    piles: usize,
    /// `proved` or `no theorem`.
    status: &'static str,
    /// The first lost positions, by the number of stones.
    lost: Vec<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theorem: Option<Theorem>,
    #[serde(skip_serializing_if = "Option::is_none")]
    search: Option<Search>,
    milliseconds: Times,
}

#[derive(Serialize)]
struct Theorem {
    numeration: Numerals,
    states: usize,
    /// Patterns in words, in the language of the run.
    patterns: Vec<String>,
    checker: &'static str,
    certificate_bytes: usize,
    cached: bool,
}

#[derive(Serialize)]
struct Search {
    /// All positions with piles below this are known from the table.
    checked_to: u64,
    /// Whether the time was up.
    stopped: bool,
    guesses: Vec<Guess>,
    /// Numerations that need too many states, and the table that shows it.
    outgrown: Vec<Outgrown>,
}

#[derive(Serialize)]
struct Guess {
    /// The guess agrees with all positions that have piles below this.
    table: u64,
    numeration: Numerals,
    states: usize,
    /// What became of it, in the language of the run.
    fate: String,
    /// The table with piles below this shows that it is wrong; absent if the search may make no such table.
    #[serde(skip_serializing_if = "Option::is_none")]
    needed: Option<u64>,
}

#[derive(Serialize)]
struct Outgrown {
    table: u64,
    numeration: Numerals,
}

#[derive(Serialize)]
struct Times {
    rules: f64,
    table_and_guess: f64,
    proof: f64,
    check: f64,
}

/// How many lost positions are listed.
const LISTED: usize = 30;

pub(crate) fn document(
    given: &Given,
    found: &Found,
    reading: Duration,
    console: &Console,
) -> Document {
    let (status, theorem, search, times) = match found {
        Found::Theorem(proved) => ("proved", Some(theorem(proved, console)), None, proved.times),
        Found::Nothing(nothing) => (
            "no theorem",
            None,
            Some(search(nothing, console)),
            nothing.times,
        ),
    };
    Document {
        schema: "wythoff/lab/1",
        name: given.game.map(|game| game.name),
        rules: given.rules.to_string(),
        play: match given.rules.play() {
            Play::Normal => "normal",
            Play::Misere => "misere",
        },
        piles: given.rules.piles(),
        status,
        lost: corner::lost(&given.rules)
            .into_iter()
            .take(LISTED)
            .map(|position| position.iter().map(u64::to_string).collect())
            .collect(),
        theorem,
        search,
        milliseconds: Times {
            rules: duration::milliseconds(reading),
            table_and_guess: duration::milliseconds(times.looking),
            proof: duration::milliseconds(times.proving),
            check: duration::milliseconds(times.checking),
        },
    }
}

fn theorem(proved: &Proved, console: &Console) -> Theorem {
    let language = console.texts.language().into();
    let known = patterns(&proved.proof);
    Theorem {
        numeration: proved.proof.system.numerals().clone(),
        states: proved.proof.lost.states(),
        patterns: known
            .iter()
            .map(|pattern| pattern.words(language))
            .collect(),
        checker: "accepted",
        certificate_bytes: proved.bytes,
        cached: proved.is_cached,
    }
}

fn search(nothing: &Nothing, console: &Console) -> Search {
    let guesses = nothing.attempts.iter().map(|attempt| Guess {
        table: attempt.size,
        numeration: attempt.numerals.clone(),
        states: attempt.states,
        fate: tried::fate(attempt).map_or_else(String::new, |fate| console.say(&fate)),
        needed: attempt.needed,
    });
    let outgrown = nothing.outgrown.iter().map(|one| Outgrown {
        table: one.size,
        numeration: one.numerals.clone(),
    });
    Search {
        checked_to: nothing.tabulated,
        stopped: nothing.is_stopped,
        guesses: guesses.collect(),
        outgrown: outgrown.collect(),
    }
}
