//! `wythoff hack hdu-1527 -- ./a.out`: an input on which a program is wrong.

mod batches;
mod group;
mod process;
mod reason;
mod report;
mod save;
mod shrink;
mod sweep;
mod tester;

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueHint};
use wythoff::judge::Problem;
use wythoff::judge::trials::Family;
use wythoff::{UBig, parse_natural};

use super::judge::Name;
use crate::console::Console;
use crate::failure::Failure;
use crate::interrupt;
use crate::progress::Progress;
use crate::whole_number::between;
use process::Program;
use report::Tried;
use tester::{Finding, Tester};

#[derive(Debug, Args)]
pub(crate) struct Hack {
    #[arg(value_parser = Name)]
    problem: Problem,
    #[arg(long, default_value = "5", value_parser = parse_natural)]
    time: UBig,
    #[arg(long, default_value = "512", value_parser = parse_natural)]
    memory: UBig,
    #[arg(long, default_value = "1", value_parser = parse_natural)]
    seed: UBig,
    #[arg(long)]
    exhaustive: bool,
    #[arg(long, requires = "exhaustive", value_hint = ValueHint::FilePath)]
    checkpoint: Option<PathBuf>,
    #[arg(long, default_value = "test", value_hint = ValueHint::DirPath)]
    save: PathBuf,
    #[arg(last = true, required = true, value_hint = ValueHint::CommandWithArguments)]
    command: Vec<OsString>,
}

/// Where a finding was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Source {
    Family(Family),
    Sweep,
}

impl Hack {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let time = between("--time", &self.time, 1, 1_000_000)?;
        let memory = between("--memory", &self.memory, 0, 1 << 40)?;
        let seed = between("--seed", &self.seed, 0, u64::MAX)?;
        interrupt::listen();
        let mut tester = Tester {
            problem: self.problem,
            program: Program {
                words: self.command.clone(),
                time: Duration::from_secs(time),
                // At most 2^60 bytes.
                memory: (memory > 0).then_some(memory << 20),
            },
            runs: 0,
            said: Vec::new(),
        };
        let mut tried = Vec::new();
        for family in Family::ALL {
            let (cases, finding) = self.try_family(&mut tester, family, seed)?;
            if let Some(finding) = finding {
                return self.found(&mut tester, finding, Source::Family(family), console);
            }
            tried.push(Tried::Family(family, cases));
        }
        if self.exhaustive {
            let (cases, finding) = sweep::run(&mut tester, self.checkpoint.as_deref())?;
            if let Some(finding) = finding {
                return self.found(&mut tester, finding, Source::Sweep, console);
            }
            tried.push(Tried::Sweep(cases));
        }
        console.print(&report::nothing(&self, &tried, tester.runs, console))
    }

    fn try_family(
        &self,
        tester: &mut Tester,
        family: Family,
        seed: u64,
    ) -> Result<(usize, Option<Finding>), Failure> {
        let cases = family.cases(self.problem, seed);
        let mut progress = Progress::new(Some(cases.len() as u64));
        let mut done = 0;
        for batch in batches::of(self.problem, &cases) {
            if let Some(finding) = tester.test(batch)? {
                return Ok((done, Some(finding)));
            }
            done += batch.len();
            progress.show(done as u64);
        }
        Ok((done, None))
    }

    /// Makes the finding small, tells it and saves it.
    fn found(
        &self,
        tester: &mut Tester,
        finding: Finding,
        source: Source,
        console: &Console,
    ) -> Result<(), Failure> {
        let mut finding = shrink::to_few_cases(tester, finding)?;
        // All small positions and all losing pairs are tried in their order: the first that fails is the smallest.
        let is_first = matches!(source, Source::Family(Family::Small) | Source::Sweep);
        if finding.cases.len() == 1 && !is_first {
            finding = shrink::to_small_numbers(tester, finding)?;
        }
        let saved = save::save(&self.save, self.problem, &finding.cases)?;
        console.print(&report::found(
            self, tester, &finding, source, &saved, console,
        ))?;
        Err(Failure::Finding)
    }
}
