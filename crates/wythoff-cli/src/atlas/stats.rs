//! What an atlas comes to, counted.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde::Serialize;

use wythoff::logic::NumberSystem;

use crate::census::{Outcome, Row, numerals_named};
use wythoff_show::{Message, Value, pattern};

/// How many lines a list has where people read it.
const MOST_LINES: usize = 12;
/// The bounds of groups of states: 1, 2 to 3, 4 to 7, and so on.
const GROUPS: u32 = 14;
/// So many of the sets that many games share are told.
const MOST_SHARED: usize = 5;

/// The counts (`docs/schema/atlas-stats.schema.json`).
#[derive(Serialize)]
pub(crate) struct Stats {
    schema: &'static str,
    games: usize,
    proved: usize,
    sets: Sets,
    results: Vec<Count>,
    numerations: Vec<Count>,
    states: Vec<Group>,
    shared: Vec<Shared>,
}

/// How many different sets of lost positions the theorems have: told apart below 200, and by their automata.
#[derive(Serialize)]
struct Sets {
    least: usize,
    most: usize,
}

#[derive(Serialize)]
struct Count {
    name: String,
    count: usize,
}

/// Theorems with so many states.
#[derive(Serialize)]
struct Group {
    least: i64,
    most: i64,
    count: usize,
}

/// Games with one set of lost positions, and the simplest of them.
#[derive(Serialize)]
struct Shared {
    rules: String,
    key: String,
    count: usize,
}

impl Stats {
    pub(crate) fn new(rows: &[Row]) -> Self {
        let proved = rows.iter().filter(|row| row.outcome == Outcome::Proved);
        let proved: Vec<&Row> = proved.collect();
        let sets: HashSet<&str> = proved.iter().map(|row| &row.lost_set[..]).collect();
        let automata: HashSet<&str> = proved.iter().map(|row| &row.automaton[..]).collect();
        let results = Outcome::ALL.map(|outcome| Count {
            name: outcome.word().to_owned(),
            count: rows.iter().filter(|row| row.outcome == outcome).count(),
        });
        Self {
            schema: "wythoff/atlas-stats/1",
            games: rows.len(),
            proved: proved.len(),
            sets: Sets {
                least: sets.len(),
                most: automata.len(),
            },
            results: results.into(),
            numerations: numerations(&proved),
            states: states(&proved),
            shared: shared(&proved),
        }
    }

    /// A message to a line; what is no sentence is a figure.
    pub(crate) fn lines(&self) -> Vec<Line> {
        let mut lines = vec![
            Line::Words(Message::new("atlas-games").with("count", self.games)),
            Line::Words(Message::new("atlas-proved").with("count", self.proved)),
            Line::Words(
                Message::new("atlas-sets")
                    .with("least", self.sets.least)
                    .with("most", self.sets.most),
            ),
            Line::Title(Message::new("atlas-results")),
        ];
        let results = Outcome::ALL.into_iter().zip(&self.results);
        lines.extend(results.map(|(outcome, result)| {
            Line::Named(
                result.name.clone(),
                result.count,
                result_words(outcome).into(),
            )
        }));
        lines.push(Line::Title(Message::new("atlas-numerations")));
        let numerations = self.numerations.iter().take(MOST_LINES);
        lines.extend(
            numerations
                .map(|one| Line::Named(one.name.clone(), one.count, numeration_words(&one.name))),
        );
        lines.push(Line::Title(Message::new("atlas-states")));
        lines.extend(self.states.iter().map(|group| {
            let name = match group.least == group.most {
                true => group.least.to_string(),
                false => format!("{}..{}", group.least, group.most),
            };
            Line::Figure(name, group.count)
        }));
        lines.push(Line::Title(Message::new("atlas-shared")));
        let shared = self.shared.iter();
        lines.extend(shared.map(|one| Line::Figure(one.rules.clone(), one.count)));
        lines
    }
}

/// The numerations, the most frequent first.
fn numerations(proved: &[&Row]) -> Vec<Count> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for row in proved {
        *counts.entry(&row.numeration).or_default() += 1;
    }
    let counts = counts.into_iter().map(|(name, count)| Count {
        name: name.to_owned(),
        count,
    });
    let mut counts: Vec<Count> = counts.collect();
    counts.sort_by_key(|one| std::cmp::Reverse(one.count));
    counts
}

fn states(proved: &[&Row]) -> Vec<Group> {
    let groups = (0..GROUPS).map(|group| {
        let (least, most) = (1i64 << group, (1i64 << (group + 1)) - 1);
        let within = (proved.iter()).filter(|row| (least..=most).contains(&row.states));
        Group {
            least,
            most,
            count: within.count(),
        }
    });
    groups.collect()
}

/// The sets that the most games have.
fn shared(proved: &[&Row]) -> Vec<Shared> {
    let mut shared: HashMap<&str, Vec<&Row>> = HashMap::new();
    for row in proved {
        shared.entry(&row.lost_set).or_default().push(row);
    }
    let mut shared: Vec<Vec<&Row>> = shared.into_values().collect();
    shared.sort_by_key(|rows| (std::cmp::Reverse(rows.len()), rows[0].key.clone()));
    let listed = shared.iter().take(MOST_SHARED).filter_map(|rows| {
        let first = rows
            .iter()
            .min_by_key(|row| (row.rules.len(), &row.rules))?;
        Some(Shared {
            rules: first.rules.clone(),
            key: first.key.clone(),
            count: rows.len(),
        })
    });
    listed.collect()
}

/// A line of the counts.
pub(crate) enum Line {
    Words(Message),
    Title(Message),
    /// What is counted, and how many there are.
    Figure(String, usize),
    /// What is counted by the word that finds it, how many there are, and what the word means.
    Named(String, usize, Value),
}

/// What came out of a search, in words.
pub(crate) fn result_words(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Proved => Message::new("atlas-result-proved"),
        Outcome::Exhausted => Message::new("atlas-result-exhausted"),
        Outcome::OverBudget => Message::new("atlas-result-over-budget"),
        Outcome::Refused => Message::new("atlas-result-refused"),
        Outcome::Crashed => Message::new("atlas-result-crashed"),
    }
}

/// A numeration in words, by the name that programs read; a name of another version as it is.
pub(crate) fn numeration_words(name: &str) -> Value {
    let system = numerals_named(name).and_then(|numerals| NumberSystem::new(numerals).ok());
    match system {
        Some(system) => pattern::numeration(&system).into(),
        None => name.into(),
    }
}
