//! All losing pairs within the limits: with a bar, with an eye on Ctrl-C, and written down where asked.

use std::path::Path;

use serde::{Deserialize, Serialize};
use wythoff::UBig;
use wythoff::judge::Problem;
use wythoff::judge::trials::{Case, Sweep};

use super::tester::{Finding, Tester, interrupted};
use super::{batches, identity};
use crate::checkpoint::{self, Keeper};
use crate::failure::Failure;
use crate::progress::Bar;
use crate::{atomic_file, fingerprint, interrupt};
use wythoff_show::Message;

/// How many pairs are made at once.
const BLOCK: usize = 100_000;

/// How far a sweep has come: every pair before this one is answered rightly by this program.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reached {
    hack: String,
    /// Which program it was ([`identity`]).
    program: String,
    k: u64,
    index: u64,
    cases: usize,
}

/// What is in the file: the fingerprint of the rest tells damage.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    reached: Reached,
    seal: String,
}

/// How a sweep has ended.
pub(super) struct Swept {
    /// How many pairs were answered rightly, by this run and earlier ones.
    pub(super) cases: usize,
    /// How many of them by earlier ones, as the checkpoint says.
    pub(super) earlier: usize,
    /// The first that fails.
    pub(super) finding: Option<Finding<Case>>,
}

/// Tries every losing pair.
pub(super) fn run(tester: &mut Tester<Problem>, path: Option<&Path>) -> Result<Swept, Failure> {
    let problem = tester.subject;
    let start = Reached {
        hack: Problem::name(problem).to_owned(),
        program: identity::of(&tester.program.words),
        k: 0,
        index: 1,
        cases: 0,
    };
    let mut reached = take_up(start, problem, path)?;
    let earlier = reached.cases;
    let swept = |cases, finding| Swept {
        cases,
        earlier,
        finding,
    };
    let mut sweep = Sweep::new(problem, reached.k, reached.index);
    let goal = reached.cases as u64 + sweep.rest();
    let mut bar = Bar::new(problem.limits().k.is_none().then_some(goal));
    let mut keeper = Keeper::new(path);
    loop {
        // Where to go on after an interruption: the block that is broken off is tried again.
        (reached.k, reached.index) = sweep.place();
        let counted = reached.cases;
        if keeper.is_due() {
            write(&mut keeper, &reached);
        }
        let block: Vec<Case> = sweep.by_ref().take(BLOCK).collect();
        if block.is_empty() {
            return Ok(swept(reached.cases, None));
        }
        // What the families have shown tells enough of the program; this would be gigabytes.
        tester.said.truncate(BLOCK);
        let mut failed = None;
        for batch in batches::of(&problem, &block) {
            let tested = match interrupt::is_asked() {
                true => Err(interrupted()),
                false => tester.test(batch),
            };
            match tested {
                Ok(None) => reached.cases += batch.len(),
                Ok(finding) => return Ok(swept(reached.cases, finding)),
                Err(failure) => {
                    failed = Some(failure);
                    break;
                }
            }
            bar.show(reached.cases as u64);
        }
        match failed {
            None => {}
            Some(Failure::Stopped(_)) => {
                let message = Message::new("hack-stopped-at").with("cases", reached.cases);
                reached.cases = counted;
                write(&mut keeper, &reached);
                return Err(keeper.stopped().unwrap_or(Failure::Stopped(message)));
            }
            Some(failure) => return Err(failure),
        }
    }
}

fn write(keeper: &mut Keeper<'_>, reached: &Reached) {
    keeper.write(|file| {
        let content = serde_json::to_string(reached)?;
        let seal = fingerprint::of(&content);
        writeln!(file, r#"{{"reached":{content},"seal":"{seal}"}}"#)
    });
}

/// Where to start: where an earlier run with this program has come to, if it wrote that down, or from the first pair on.
fn take_up(start: Reached, problem: Problem, path: Option<&Path>) -> Result<Reached, Failure> {
    let Some(path) = path else { return Ok(start) };
    atomic_file::probe(path)?;
    let Some(file) = checkpoint::open(path)? else {
        return Ok(start);
    };
    let unfit = |reason: Message| checkpoint::unfit(path, reason);
    let Written { reached, seal } =
        serde_json::from_reader(file).map_err(|_| unfit(Message::new("checkpoint-foreign")))?;
    let content = serde_json::to_string(&reached).unwrap_or_default();
    if fingerprint::of(&content) != seal || !is_possible(&reached, problem) {
        return Err(unfit(Message::new("checkpoint-damaged")));
    }
    if reached.hack != start.hack {
        let other = Message::new("checkpoint-other")
            .with("found", reached.hack)
            .with("expected", start.hack);
        return Err(unfit(other));
    }
    if reached.program != start.program {
        return Err(unfit(Message::new("hack-checkpoint-program")));
    }
    Ok(reached)
}

/// Whether a sweep comes through this place with so many pairs behind it.
fn is_possible(reached: &Reached, problem: Problem) -> bool {
    let most_k = problem.limits().k.unwrap_or_default();
    if UBig::from(reached.k) > most_k || reached.index == 0 {
        return false;
    }
    // With each k so many pairs at most; at k itself just those before the index.
    let earlier = (0..reached.k).map(|k| u128::from(Sweep::new(problem, k, 1).rest()));
    let here = u128::from(reached.index - 1);
    let cases = reached.cases as u128;
    here <= u128::from(Sweep::new(problem, reached.k, 1).rest())
        && here <= cases
        && cases <= earlier.sum::<u128>() + here
}
