//! `cargo xtask attack`: the program under hostile words, rules, streams and certificates, killed, and on a full disk.
//!
//! A trial is all that a seed says. It finds something, or nothing; what is found is printed with the line that does it again.

mod certificates;
mod chance;
mod full_disk;
mod killed;
mod rules;
mod streams;
mod target;
mod words;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::provide::Consent;
use crate::tested;
use chance::Chance;
use target::{Finding, Target};

/// Attack the program with hostile input, faults and kills
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How long
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How many trials at most
    #[arg(long)]
    trials: Option<u64>,
    /// The first trial's number; those after it count on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only trials of this kind
    #[arg(long)]
    wave: Option<Wave>,
}

/// A kind of trial.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
enum Wave {
    /// Any words on the command line
    Words,
    /// Any rules: what is proved is compared with a table
    Rules,
    /// Any input of a judge, compared with a second method
    Streams,
    /// Changed certificates: ten seconds and a gigabyte
    Certificates,
    /// Long work that is killed
    Killed,
    /// Files on a full disk
    FullDisk,
}

impl Wave {
    /// Cheap ones more often.
    fn of_trial(chance: &mut Chance) -> Self {
        match chance.below(100) {
            0..40 => Self::Words,
            40..60 => Self::Rules,
            60..78 => Self::Streams,
            78..94 => Self::Certificates,
            94..97 => Self::Killed,
            _ => Self::FullDisk,
        }
    }

    fn name(self) -> String {
        let value = clap::ValueEnum::to_possible_value(&self).expect("none is hidden");
        value.get_name().to_owned()
    }
}

/// How many trials of a kind there were.
#[derive(Default, Clone, Copy)]
struct Tally {
    tried: u64,
    skipped: u64,
    found: u64,
}

pub(crate) fn run(arguments: &Arguments, _consent: &Consent) -> Result<()> {
    let end = Instant::now() + Duration::from_secs(arguments.seconds);
    attack(arguments.seed, arguments.wave, |trials| {
        Instant::now() < end && arguments.trials.is_none_or(|most| trials < most)
    })
}

/// The step of `cargo xtask test`: the same trials each time, so that luck decides nothing.
pub(crate) fn check() -> Result<()> {
    attack(1, None, |trials| trials < 300)
}

fn attack(seed: u64, wave: Option<Wave>, goes_on: impl Fn(u64) -> bool + Sync) -> Result<()> {
    let program = tested::program()?;
    let verbs = words::verbs(&program)?;
    let next = AtomicU64::new(0);
    let tallies = Mutex::new(BTreeMap::<Wave, Tally>::new());
    let jobs = killed::Jobs::default();
    let work = || -> Result<()> {
        loop {
            let trial = next.fetch_add(1, Ordering::Relaxed);
            if !goes_on(trial) {
                return Ok(());
            }
            let seed = seed + trial;
            let (wave, found) = one(seed, wave, &program, &verbs, &jobs)?;
            let mut tallies = tallies.lock().expect("nobody panics with it");
            let tally = tallies.entry(wave).or_default();
            match found {
                None => tally.skipped += 1,
                Some(Ok(())) => tally.tried += 1,
                Some(Err(finding)) => {
                    tally.tried += 1;
                    tally.found += 1;
                    eprintln!(
                        "FOUND: {finding}\n    again: cargo xtask attack --seed {seed} --trials 1 --wave {}",
                        wave.name()
                    );
                }
            }
            if trial % 500 == 499 {
                eprintln!("{} trials", trial + 1);
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("a worker does not panic"))
    })?;
    let tallies = tallies.into_inner().expect("nobody panics with it");
    println!(
        "{:<14}{:>8}{:>8}{:>8}",
        "wave", "trials", "found", "skipped"
    );
    for (wave, tally) in &tallies {
        println!(
            "{:<14}{:>8}{:>8}{:>8}",
            wave.name(),
            tally.tried,
            tally.found,
            tally.skipped
        );
    }
    if tallies.contains_key(&Wave::Killed) {
        print!("\n{}\n", jobs.told());
    }
    println!("from seed {seed} on");
    match tallies.values().map(|tally| tally.found).sum() {
        0u64 => Ok(()),
        found => bail!("{found} findings"),
    }
}

/// One trial. `None`: this system does not allow it.
fn one(
    seed: u64,
    wave: Option<Wave>,
    program: &Path,
    verbs: &[words::Verb],
    jobs: &killed::Jobs,
) -> Result<(Wave, Option<Result<(), Finding>>)> {
    let mut chance = Chance::new(seed);
    let by_chance = Wave::of_trial(&mut chance);
    let wave = wave.unwrap_or(by_chance);
    let mut target = Target::new(program)?;
    let found = match wave {
        Wave::Words => Some(words::attack(&target, &mut chance, verbs)?),
        Wave::Rules => Some(rules::attack(&target, &mut chance)?),
        Wave::Streams => Some(streams::attack(&target, &mut chance)?),
        Wave::Certificates => Some(certificates::attack(&mut target, &mut chance)?),
        Wave::Killed => Some(jobs.attack(&target, &mut chance)?),
        Wave::FullDisk => full_disk::attack(&target, &mut chance)?,
    };
    Ok((wave, found))
}

#[cfg(test)]
mod tests {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    /// What an attack finds on a program that is a script.
    fn found(
        script: &str,
        attack: impl Fn(&Target<'_>, &mut Chance) -> Result<Result<(), Finding>>,
    ) -> Option<Finding> {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("program");
        fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&program, Permissions::from_mode(0o755)).unwrap();
        let target = Target::new(&program).unwrap();
        attack(&target, &mut Chance::new(1)).unwrap().err()
    }

    #[test]
    fn what_is_wrong_is_found() {
        let any = |target: &Target<'_>, _: &mut Chance| Ok(target.run(&["solve"], b"")?.check());
        for (script, finding) in [
            ("kill -SEGV $$", "ended by a signal"),
            ("exit 101", "exit code 101"),
            ("echo \"thread 'main' panicked\" >&2; exit 3", "a mistake"),
            ("printf '\\033[2J'", "an escape sequence"),
        ] {
            let found = found(script, any).unwrap_or_default();
            assert!(found.starts_with(finding), "{script}: {found}");
        }
        assert_eq!(found("echo fine; exit 2", any), None);
        assert!(found("cat > out; echo 1", streams::attack).is_some());
        let killed = |target: &Target<'_>, chance: &mut Chance| {
            killed::Jobs::default().attack(target, chance)
        };
        let counts = "echo run >> made; sleep 0.2; cat made";
        let found_killed = found(counts, killed).unwrap_or_default();
        assert!(found_killed.starts_with("another end"), "{found_killed}");
        assert_eq!(found("sleep 0.2; echo whole > made", killed), None);
        let rules = r#"case $1 in table) printf '0,0,0,0,0,0,0,0,0\n%.0s' 1 2 3 4 5 6 7 8 9;; solve) echo '{"outcome":"win"}';; esac"#;
        let found = found(rules, rules::attack).unwrap_or_default();
        assert!(found.starts_with("the table says loss"), "{found}");
    }

    #[test]
    fn a_seed_says_all() {
        let words = |seed| -> Vec<u64> {
            let mut chance = Chance::new(seed);
            (0..5).map(|_| chance.word()).collect()
        };
        assert_eq!(words(7), words(7));
        assert_ne!(words(7), words(8));
    }
}
