//! The findings of the laboratory as a document, `wythoff/lab/1`.

use std::time::Duration;

use serde::Serialize;
use wythoff::logic::Numerals;
use wythoff::prove::{Support, patterns};
use wythoff::{Game, Play};

use super::beyond::Beyond;
use super::row::Row;
use super::values::value_sentences;
use super::{corner, duration, tried, values};
use crate::console::Console;
use crate::theorem::{Found, Given, Nothing, Proved, Sought};
use wythoff_show::pattern::{self, Sentence};

#[derive(Serialize)]
pub(crate) struct Document {
    schema: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'static str>,
    rules: String,
    play: &'static str,
    piles: usize,
    /// `proved`, `no theorem`, or `tabulated` where nothing can be proved.
    status: &'static str,
    /// The first lost positions, by the number of stones.
    lost: Vec<Vec<String>>,
    /// What was looked for: `lost positions` or `values`.
    about: &'static str,
    /// Values up to this, if not all.
    #[serde(skip_serializing_if = "Option::is_none")]
    values_to: Option<u32>,
    /// The first Grundy values, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<Vec<FirstValue>>,
    /// What is known of all values of one pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<Values>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theorem: Option<Theorem>,
    #[serde(skip_serializing_if = "Option::is_none")]
    search: Option<Search>,
    milliseconds: Times,
}

#[derive(Serialize)]
struct FirstValue {
    position: Vec<String>,
    value: String,
}

/// The values of one pile.
#[derive(Serialize)]
struct Values {
    /// `proved`, `checked` or `unknown`.
    status: &'static str,
    /// `repetition`, `at most`, `automaton` or `pattern`.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    period: Option<Period>,
    /// In the language of the run.
    words: Vec<String>,
    evidence: String,
    /// The largest pile whose value was computed.
    checked_to: u64,
}

#[derive(Serialize)]
struct Period {
    period: u64,
    preperiod: u64,
    saltus: u64,
}

impl From<wythoff::Period> for Period {
    fn from(period: wythoff::Period) -> Self {
        Self {
            period: period.period,
            preperiod: period.preperiod,
            saltus: period.saltus,
        }
    }
}

#[derive(Serialize)]
struct Theorem {
    numeration: Numerals,
    states: usize,
    /// Patterns in words, in the language of the run.
    patterns: Vec<String>,
    /// What each of them rests on.
    rests_on: Vec<Support>,
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

/// What is found out about rules that are not linear: values, and a pattern of them.
pub(super) fn of_table(
    beyond: &Beyond<'_>,
    reading: Duration,
    looking: Duration,
    console: &Console,
) -> Document {
    let strings = |position: &[u64]| position.iter().map(u64::to_string).collect();
    let lost = beyond.lost().into_iter().take(LISTED);
    let play = beyond.rules.play();
    Document {
        schema: "wythoff/lab/1",
        name: None,
        rules: beyond.rules.to_string(),
        play: play_word(play),
        piles: beyond.rules.piles(),
        status: "tabulated",
        lost: lost.map(|position| strings(&position)).collect(),
        about: match play {
            Play::Normal => "values",
            Play::Misere => "lost positions",
        },
        values_to: None,
        values: (play == Play::Normal).then(|| {
            let first = beyond.first().into_iter();
            let first = first.map(|(position, value)| FirstValue {
                position: strings(&position),
                value: value.to_string(),
            });
            first.collect()
        }),
        row: Some(Values {
            status: beyond.status(),
            by: match beyond.status() {
                "proved" => Some("remainders"),
                "checked" => Some("pattern"),
                _ => None,
            },
            period: beyond
                .theorem
                .as_ref()
                .map(|one| Period::from(one.repeat.period)),
            words: beyond.lines(console),
            evidence: console.say(&beyond.evidence()),
            checked_to: beyond.last(),
        }),
        theorem: None,
        search: None,
        milliseconds: Times {
            rules: duration::milliseconds(reading),
            table_and_guess: duration::milliseconds(looking),
            proof: 0.0,
            check: 0.0,
        },
    }
}

fn play_word(play: Play) -> &'static str {
    match play {
        Play::Normal => "normal",
        Play::Misere => "misere",
    }
}

/// How many lost positions are listed.
const LISTED: usize = 30;

pub(crate) fn document(
    given: &Given,
    sought: Sought,
    found: &Found,
    row: Option<&Row>,
    reading: Duration,
    console: &Console,
) -> Document {
    let (status, theorem, search, times) = match found {
        Found::Theorem(proved) => {
            let theorem = theorem(given, sought, proved, console);
            ("proved", Some(theorem), None, proved.times)
        }
        Found::Nothing(nothing) => (
            "no theorem",
            None,
            Some(search(nothing, console)),
            nothing.times,
        ),
    };
    let (about, values_to) = match sought {
        Sought::Lost => ("lost positions", None),
        Sought::Values { most } => ("values", most),
    };
    Document {
        schema: "wythoff/lab/1",
        name: given.game.map(|game| game.name),
        rules: given.rules.to_string(),
        play: play_word(given.rules.play()),
        piles: given.rules.piles(),
        status,
        lost: corner::lost(&given.rules)
            .into_iter()
            .take(LISTED)
            .map(|position| position.iter().map(u64::to_string).collect())
            .collect(),
        about,
        values_to,
        values: (sought != Sought::Lost || row.is_some()).then(|| first_values(given)),
        row: row.map(|row| values_of(row, given, console)),
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

fn theorem(given: &Given, sought: Sought, proved: &Proved, console: &Console) -> Theorem {
    let sentences = match sought {
        Sought::Lost => {
            let (known, names) = (patterns(&proved.proof), proved.proof.rules.names());
            let known = known.into_iter().map(|known| Sentence {
                words: pattern::sentence(&known, &names),
                support: known.support,
            });
            known.collect()
        }
        Sought::Values { most } => value_sentences(&given.rules, most, &proved.proof),
    };
    let words = sentences.iter();
    let words = words.map(|sentence| console.say(&sentence.words));
    Theorem {
        numeration: proved.proof.system.numerals().clone(),
        states: proved.proof.lost.states(),
        patterns: words.collect(),
        rests_on: sentences.iter().map(|sentence| sentence.support).collect(),
        checker: "accepted",
        certificate_bytes: proved.bytes(),
        cached: proved.is_cached,
    }
}

fn values_of(row: &Row, given: &Given, console: &Console) -> Values {
    Values {
        status: match (row.is_proved() || row.is_told(), row.by()) {
            (true, _) => "proved",
            (false, Some(_)) => "checked",
            (false, None) => "unknown",
        },
        by: row.by(),
        period: row.period().map(Period::from),
        words: row.lines(given, console),
        evidence: match row.is_told() {
            true => String::new(),
            false => console.say(&row.evidence()),
        },
        checked_to: row.last(),
    }
}

fn first_values(given: &Given) -> Vec<FirstValue> {
    let first = values::small(&given.rules).into_iter();
    let first = first.map(|(position, value)| FirstValue {
        position: position.iter().map(u64::to_string).collect(),
        value: value.to_string(),
    });
    first.collect()
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
