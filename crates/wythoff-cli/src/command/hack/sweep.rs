//! All losing pairs within the limits: with a bar, with an eye on Ctrl-C, and written down where asked.

use std::io::Write;
use std::path::Path;

use serde::{Deserialize, Serialize};
use wythoff::judge::trials::{Case, Sweep};

use super::batches;
use super::tester::{Finding, Tester, interrupted};
use crate::checkpoint::{self, Interval};
use crate::failure::Failure;
use crate::interrupt;
use crate::progress::Progress;
use crate::text::Message;

/// How many pairs are made at once.
const BLOCK: usize = 100_000;

/// How far a sweep has come: every pair before this one is answered rightly.
#[derive(Debug, Serialize, Deserialize)]
struct Reached {
    hack: String,
    k: u64,
    index: u64,
    cases: usize,
}

/// Tries every losing pair; how many there were, and the first that fails.
pub(super) fn run(
    tester: &mut Tester,
    path: Option<&Path>,
) -> Result<(usize, Option<Finding>), Failure> {
    let name = tester.problem.name();
    let mut reached = take_up(name, path)?.unwrap_or(Reached {
        hack: name.to_owned(),
        k: 0,
        index: 1,
        cases: 0,
    });
    let mut sweep = Sweep::new(tester.problem, reached.k, reached.index);
    let goal = reached.cases as u64 + sweep.rest();
    let mut progress = Progress::new(tester.problem.limits().k.is_none().then_some(goal));
    let mut interval = Interval::new();
    loop {
        // Where to go on after an interruption: the block that is broken off is tried again.
        (reached.k, reached.index) = sweep.place();
        let counted = reached.cases;
        if let Some(path) = path
            && interval.is_over()
        {
            write(path, &reached)?;
            interval.next();
        }
        let block: Vec<Case> = sweep.by_ref().take(BLOCK).collect();
        if block.is_empty() {
            return Ok((reached.cases, None));
        }
        // What the families have shown tells enough of the program; this would be gigabytes.
        tester.said.truncate(BLOCK);
        let mut failed = None;
        for batch in batches::of(tester.problem, &block) {
            let tested = match interrupt::is_asked() {
                true => Err(interrupted()),
                false => tester.test(batch),
            };
            match tested {
                Ok(None) => reached.cases += batch.len(),
                Ok(finding) => return Ok((reached.cases, finding)),
                Err(failure) => {
                    failed = Some(failure);
                    break;
                }
            }
            progress.show(reached.cases as u64);
        }
        match (failed, path) {
            (None, _) => {}
            (Some(Failure::Stopped(_)), Some(path)) => {
                reached.cases = counted;
                write(path, &reached)?;
                return Err(checkpoint::stopped(path));
            }
            (Some(Failure::Stopped(_)), None) => {
                let message = Message::new("hack-stopped-at").with("cases", reached.cases);
                return Err(Failure::Stopped(message));
            }
            (Some(failure), _) => return Err(failure),
        }
    }
}

fn write(path: &Path, reached: &Reached) -> Result<(), Failure> {
    checkpoint::write(path, |file| {
        serde_json::to_writer(&mut *file, reached)?;
        writeln!(file)
    })
}

/// What an earlier run wrote down, if there was one.
fn take_up(problem: &str, path: Option<&Path>) -> Result<Option<Reached>, Failure> {
    let Some(path) = path else { return Ok(None) };
    let Some(file) = checkpoint::open(path)? else {
        return Ok(None);
    };
    let reached: Reached = serde_json::from_reader(file)
        .map_err(|_| checkpoint::unfit(path, Message::new("checkpoint-foreign")))?;
    if reached.hack != problem {
        let other = Message::new("checkpoint-other")
            .with("found", reached.hack)
            .with("expected", problem);
        return Err(checkpoint::unfit(path, other));
    }
    Ok(Some(reached))
}
