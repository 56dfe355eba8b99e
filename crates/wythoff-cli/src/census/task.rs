//! A few games and a budget as one line of JSON: what a process on another machine is told to do.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use serde::{Deserialize, Serialize};
use wythoff::prove::SearchOptions;
use wythoff::{ParseRulesError, parse_rules};

use super::enumerate::Entry;
use super::row::{Finding, Outcome};
use super::run::{GAMES_A_TASK, LONGEST};
use super::store::Store;
use super::work::Worker;
use crate::failure::Failure;

/// What is to be looked at, and how far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Task {
    /// Of which space the folder must have the census.
    pub(crate) identity: String,
    /// Which budget it is, from 1.
    tier: usize,
    /// The budget, as a space writes it.
    pub(crate) budget: String,
    /// The games, as the space writes them.
    rules: Vec<String>,
    /// How many bytes there are, if the worker has fewer than the budget.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    memory: Option<u64>,
    /// Why the games are given up, without another look at them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    crashed: Option<String>,
}

/// What was found of games by their keys, and with which budget.
pub(crate) type Known = HashMap<String, (Outcome, usize)>;

/// What the folder knows.
pub(crate) fn known(store: &Store) -> Result<Known, Failure> {
    let known = |row: super::Row| {
        let tier = usize::try_from(row.tier).unwrap_or(0);
        (row.key, (row.outcome, tier))
    };
    Ok(store.rows()?.into_iter().map(known).collect())
}

/// The games that a budget, counted from 0, may still come to something with.
pub(crate) fn open<'a>(games: &'a [Entry], known: &Known, tier: usize) -> Vec<&'a Entry> {
    let is_open = |game: &&Entry| match known.get(&game.key) {
        None => true,
        Some((outcome, done)) => outcome.is_open() && *done <= tier,
    };
    games.iter().filter(is_open).collect()
}

/// How many games are a task: where each takes little, more than one.
pub(crate) fn games_a_task(tier: usize) -> usize {
    if tier == 0 { GAMES_A_TASK } else { 1 }
}

/// All that is to do with the least budget that has something to do; the next one depends on what comes of it.
pub(crate) fn tasks(
    games: &[Entry],
    tiers: &[SearchOptions],
    known: &Known,
    of: &str,
) -> Vec<Task> {
    for (tier, options) in tiers.iter().enumerate() {
        let open = open(games, known, tier);
        let tasks = open.chunks(games_a_task(tier)).map(|games| Task {
            identity: of.to_owned(),
            tier: tier + 1,
            budget: words(options),
            rules: games.iter().map(|game| game.text.clone()).collect(),
            memory: None,
            crashed: None,
        });
        if !open.is_empty() {
            return tasks.collect();
        }
    }
    Vec::new()
}

/// A budget as a space writes it.
fn words(options: &SearchOptions) -> String {
    let SearchOptions {
        total,
        steps,
        states,
        rows,
        track_rows,
        positions,
        memory,
        ..
    } = options;
    format!(
        "total {total} steps {steps} states {states} rows {rows} track-rows {track_rows} positions {positions} memory {memory}"
    )
}

impl Task {
    /// Looks at the games and writes what is found.
    ///
    /// A text that is no game comes with its error.
    pub(crate) fn run(
        &self,
        mut options: SearchOptions,
        store: &mut Store,
    ) -> Result<Result<(), (String, ParseRulesError)>, Failure> {
        let has_less = self.memory.filter(|&memory| memory < options.memory);
        options.memory = has_less.unwrap_or(options.memory);
        let host = std::env::var("HOSTNAME").unwrap_or_default();
        let name = format!("{host} process {}", std::process::id());
        let worker = Worker::new(name.trim_start().to_owned());
        let (never, tier) = (AtomicBool::new(false), self.tier.saturating_sub(1));
        let mut findings: Vec<Finding> = Vec::new();
        let mut since = Instant::now();
        for text in &self.rules {
            let rules = match parse_rules(text) {
                Ok(rules) => rules.least_twin(),
                Err(error) => return Ok(Err((text.clone(), error))),
            };
            let game = Entry {
                key: rules.key(),
                text: text.clone(),
                rules,
            };
            let finding = match &self.crashed {
                Some(reason) => Some(worker.give_up(&game, tier, &options, reason)),
                None => worker.look(&game, tier, &options, &never),
            };
            let mut finding = finding.expect("nobody asks it to stop");
            if let Some(memory) = has_less
                && finding.row.outcome.is_open()
            {
                finding.row.reason += &format!(" memory={memory}");
            }
            findings.push(finding);
            if since.elapsed() >= LONGEST {
                store.add(&findings)?;
                findings.clear();
                since = Instant::now();
            }
        }
        if !findings.is_empty() {
            store.add(&findings)?;
        }
        Ok(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::census::Space;

    #[test]
    fn a_budget_is_read_as_it_was_written() {
        let text = "space s\nblock b 1\n x>0,y=0\ntier total 7 rows 12 memory 99\ntier states 5\n";
        let space = Space::parse(text).unwrap();
        for options in &space.tiers {
            let again = Space::tier(&words(options)).unwrap();
            assert_eq!(format!("{again:?}"), format!("{options:?}"));
        }
    }
}
