//! `wythoff hack hdu-1527 -- ./a.out`: an input on which a program is wrong; also a program for any rules.

mod batches;
mod by_theorem;
mod contest;
mod control_group;
mod format;
mod group;
mod identity;
mod other;
mod process;
mod reason;
mod report;
mod save;
mod shrink;
mod start;
mod subject;
mod sweep;
mod tester;
mod tree;

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueHint};
use wythoff::judge::trials::Family;
use wythoff::{UBig, parse_natural};

use super::contest::{Contest, Name};
use crate::console::Console;
use crate::failure::Failure;
use crate::interrupt;
use crate::progress::Bar;
use crate::theorem::ByRules;
use crate::whole_number::between;
pub(super) use by_theorem::ByTheorem;
pub(super) use format::Format;
use process::Program;
use report::Tried;
pub(crate) use start::second_self;
pub(super) use subject::Subject;
use tester::{Finding, Tester};
use wythoff_show::Message;

#[derive(Debug, Args)]
pub(crate) struct Hack {
    #[arg(value_parser = Name, required_unless_present = "rules", conflicts_with = "rules")]
    problem: Option<Contest>,
    #[command(flatten)]
    by_rules: ByRules,
    #[command(flatten)]
    format: Format,
    #[arg(long, default_value = "5", value_parser = parse_natural)]
    time: UBig,
    #[arg(long, default_value = "512", value_parser = parse_natural)]
    memory: UBig,
    #[arg(long, default_value = "1", value_parser = parse_natural)]
    seed: UBig,
    #[arg(long, conflicts_with = "rules")]
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
pub(super) enum Source {
    Family(Family),
    Sweep,
}

impl Hack {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let time = between("--time", &self.time, 1, 1_000_000)?;
        let memory = between("--memory", &self.memory, 0, 1 << 40)?;
        let seed = between("--seed", &self.seed, 0, u64::MAX)?;
        let program = Program {
            words: self.command.clone(),
            time: Duration::from_secs(time),
            // At most 2^60 bytes.
            memory: (memory > 0).then_some(memory << 20),
        };
        if let Some((given, proof)) = self.by_rules.theorem(console)? {
            let game = ByTheorem::new(&given, &proof, &self.format)?;
            let mut tester = Tester::new(game, program);
            let tried = self.try_families(&mut tester, seed, console)?;
            return console.print(&report::nothing(&self, &tester, &tried, console));
        }
        self.format.refuse_without_rules()?;
        interrupt::listen();
        let problem = match self.problem.expect("clap asks for one of them") {
            Contest::Wythoff(problem) => problem,
            Contest::Other(problem) => {
                if self.exhaustive {
                    let message = Message::new("error-useless-option");
                    let message = message.with("option", "--exhaustive");
                    return Err(Failure::Usage(message.with("what", problem.name())));
                }
                let mut tester = Tester::new(problem, program);
                let tried = self.try_families(&mut tester, seed, console)?;
                return console.print(&report::nothing(&self, &tester, &tried, console));
            }
        };
        let mut tester = Tester::new(problem, program);
        let mut tried = self.try_families(&mut tester, seed, console)?;
        if self.exhaustive {
            let swept = sweep::run(&mut tester, self.checkpoint.as_deref())?;
            if let Some(finding) = swept.finding {
                return Err(self.found(&mut tester, finding, Source::Sweep, console)?);
            }
            tried.push(Tried {
                source: Source::Sweep,
                cases: swept.cases,
                earlier: swept.earlier,
            });
        }
        console.print(&report::nothing(&self, &tester, &tried, console))
    }

    /// Tries family after family; how many cases they were.
    fn try_families<S: Subject>(
        &self,
        tester: &mut Tester<S>,
        seed: u64,
        console: &Console,
    ) -> Result<Vec<Tried>, Failure> {
        let mut tried = Vec::new();
        for family in Family::ALL {
            let source = Source::Family(family);
            let (cases, finding) = try_family(tester, family, seed)?;
            if let Some(finding) = finding {
                return Err(self.found(tester, finding, source, console)?);
            }
            tried.push(Tried {
                source,
                cases,
                earlier: 0,
            });
        }
        Ok(tried)
    }

    /// Makes the finding small, tells it and saves it.
    fn found<S: Subject>(
        &self,
        tester: &mut Tester<S>,
        finding: Finding<S::Case>,
        source: Source,
        console: &Console,
    ) -> Result<Failure, Failure> {
        let mut finding = shrink::to_few_cases(tester, finding)?;
        // All small positions and all losing pairs are tried in their order: the first that fails is the smallest.
        let is_first = matches!(source, Source::Family(Family::Small) | Source::Sweep);
        if finding.cases.len() == 1 && !is_first {
            finding = shrink::to_small_numbers(tester, finding)?;
        }
        console.print(&report::found(self, tester, &finding, source, console))?;
        // A folder that cannot be written takes nothing from what was found: that is told by now.
        let saved = save::save(&self.save, &tester.subject, &finding.cases)?;
        console.print(&report::saved(&saved, console))?;
        Ok(Failure::Finding)
    }
}

/// How many cases are right, and what is wrong with the next.
type Tested<C> = (usize, Option<Finding<C>>);

/// How many cases of the family are right, and the first that is not.
fn try_family<S: Subject>(
    tester: &mut Tester<S>,
    family: Family,
    seed: u64,
) -> Result<Tested<S::Case>, Failure> {
    let cases = tester.subject.cases(family, seed);
    let mut bar = Bar::new(Some(cases.len() as u64));
    let mut rest = cases.as_slice();
    while !rest.is_empty() {
        let (batch, later) = rest.split_at(tester.subject.together(rest).min(rest.len()));
        if let Some(finding) = tester.test(batch)? {
            return Ok((cases.len() - rest.len(), Some(finding)));
        }
        rest = later;
        bar.show((cases.len() - rest.len()) as u64);
    }
    Ok((cases.len(), None))
}
