//! Whether the tests notice a change.

use std::collections::{BTreeSet, HashMap};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::programs::Programs;
use super::switch::VARIABLE;

/// What became of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Outcome {
    /// A test failed.
    Caught,
    /// The tests took more than five times as long as without the change, or too much memory.
    Endless,
    /// All tests passed.
    Missed,
    /// It does not compile.
    Unviable,
}

impl Outcome {
    pub(super) const ALL: [Self; 4] = [Self::Caught, Self::Endless, Self::Missed, Self::Unviable];

    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Caught => "caught",
            Self::Endless => "endless",
            Self::Missed => "missed",
            Self::Unviable => "unviable",
        }
    }
}

/// In kilobytes.
const MEMORY: u64 = 8 << 20;

/// Some tests of a program: those whose names have one of these words in them, or all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Stage {
    program: &'static str,
    words: &'static [&'static str],
}

/// What tests a change: the quickest first, because most changes are noticed at once. The other tests take minutes, and what
/// only they would notice deserves a test of its own.
fn stages(file: &str) -> &'static [Stage] {
    const fn stage(program: &'static str, words: &'static [&'static str]) -> Stage {
        Stage { program, words }
    }
    const CHECK: &[Stage] = &[
        stage("wythoff", &["check::"]),
        stage("laboratory", &["recorded::"]),
        stage(
            "laboratory",
            &["accepted::", "prove::mutants::", "contained::"],
        ),
    ];
    const REST: &[Stage] = &[
        stage("wythoff", &["theory::"]),
        stage(
            "library",
            &[
                "games::schwenk::",
                "games::published::",
                "games::sums::",
                "games::laws::outcomes",
                "games::laws::values",
                "games::big::games_of_bits",
                "widths::",
            ],
        ),
        stage("kernels", &["decimal::", "long_numerals::"]),
        stage(
            "library",
            &[
                "games::big::big_answers",
                "games::far::",
                "games::heaps::",
                "games::legal::",
                "games::laws::lists",
                "wythoff_laws::",
            ],
        ),
    ];
    match file.contains("src/check/") {
        true => CHECK,
        false => REST,
    }
}

/// The programs that test these files.
pub(super) fn programs<'f>(files: impl Iterator<Item = &'f str>) -> BTreeSet<&'static str> {
    files.flat_map(stages).map(|stage| stage.program).collect()
}

/// The programs, and how long the tests of each stage take without a change.
pub(super) struct Trials<'a> {
    programs: &'a Programs,
    folder: &'a Path,
    usual: HashMap<Stage, Duration>,
}

impl<'a> Trials<'a> {
    /// Runs once without a change what tests these files: all must pass.
    pub(super) fn new<'f>(
        programs: &'a Programs,
        folder: &'a Path,
        files: impl Iterator<Item = &'f str>,
    ) -> Result<Self> {
        let mut trials = Self::alone(programs, folder);
        for stage in files.flat_map(stages) {
            if !trials.usual.contains_key(stage) {
                let begun = Instant::now();
                let passed = trials.stage(stage, 0)? == Outcome::Missed;
                ensure!(passed, "without any change fails: {stage:?}");
                let took = begun.elapsed();
                eprintln!("{:6.1} s: {stage:?}", took.as_secs_f32());
                trials.usual.insert(*stage, took);
            }
        }
        Ok(trials)
    }

    /// Programs of a single change, of which nothing else is known.
    pub(super) fn alone(programs: &'a Programs, folder: &'a Path) -> Self {
        Self {
            programs,
            folder,
            usual: HashMap::new(),
        }
    }

    /// Whether a test notices the change of this number, which is in this file.
    pub(super) fn run(&self, file: &str, number: u32) -> Result<Outcome> {
        for stage in stages(file) {
            let outcome = self.stage(stage, number)?;
            if outcome != Outcome::Missed {
                return Ok(outcome);
            }
        }
        Ok(Outcome::Missed)
    }

    fn stage(&self, stage: &Stage, number: u32) -> Result<Outcome> {
        let program = self.programs.get(stage.program).context("a program")?;
        let usual = self.usual.get(stage).map_or(60, Duration::as_secs);
        // Time of the processor, so that a busy machine decides nothing.
        let script = format!(
            r#"ulimit -t {}; ulimit -v {MEMORY}; exec "$@""#,
            5 + 5 * usual
        );
        let mut command = Command::new("sh");
        command.args(["-c", &script, "sh"]);
        command.arg(program).args(stage.words);
        // These run the examples, which are programs of their own.
        command.args(["--test-threads=1", "--skip", "front_page"]);
        command.current_dir(self.folder.join("crates/wythoff"));
        command.env(VARIABLE, number.to_string());
        // The same cases each time, and none kept from one change for the next.
        command.env("PROPTEST_RNG_SEED", "1");
        command.env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "true");
        command.stdin(Stdio::null()).stderr(Stdio::null());
        let mut tests = command.stdout(Stdio::piped()).spawn().context("a test")?;
        let lines = BufReader::new(tests.stdout.take().context("its output")?).lines();
        // The first test that fails decides: the others need not be waited for.
        if lines.map_while(Result::ok).any(|line| is_failed(&line)) {
            // It may have ended by itself.
            let _ = tests.kill();
            tests.wait()?;
            return Ok(Outcome::Caught);
        }
        let status = tests.wait()?;
        Ok(match status.code() {
            Some(0) => Outcome::Missed,
            Some(101) => Outcome::Caught,
            // Ended by a signal: the time is up, no memory is left, or the stack has overflowed.
            _ => Outcome::Endless,
        })
    }
}

/// Whether this line of a test program says that a test has failed.
fn is_failed(line: &str) -> bool {
    line.starts_with("test ") && line.ends_with(" ... FAILED")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_test_that_fails_ends_a_trial() {
        assert!(is_failed("test check::a_sentence ... FAILED"));
        assert!(is_failed("test check::a_panic - should panic ... FAILED"));
        assert!(!is_failed("test check::a_sentence ... ok"));
        assert!(!is_failed("test result: FAILED. 1 passed; 1 failed"));
    }
}
