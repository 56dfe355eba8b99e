//! Whether the tests notice a change.

use std::collections::{BTreeSet, HashMap};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

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

/// The programs, and how many seconds of the processor the tests of each stage take without a change.
pub(super) struct Trials<'a> {
    programs: &'a Programs,
    folder: &'a Path,
    usual: HashMap<Stage, u64>,
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
                let took = trials.usual(stage)?;
                eprintln!("{took:6} s: {stage:?}");
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

    /// How many seconds of the processor the tests of a stage take without a change, rounded up.
    fn usual(&self, stage: &Stage) -> Result<u64> {
        let mut tests = self.command(stage, 0, r#""$@" || exit 1; times"#)?;
        let output = tests.output().context("a test")?;
        ensure!(
            output.status.success(),
            "without any change fails: {stage:?}"
        );
        let told = String::from_utf8_lossy(&output.stdout);
        // The last line is about what the shell has run.
        let times = told.lines().last().unwrap_or_default();
        seconds(times).with_context(|| format!("no times: {times}"))
    }

    /// The tests of a stage, which the script is given as its words.
    fn command(&self, stage: &Stage, number: u32, script: &str) -> Result<Command> {
        let program = self.programs.get(stage.program).context("a program")?;
        let mut command = Command::new("sh");
        command.args(["-c", script, "sh"]);
        command.arg(program).args(stage.words);
        // These run the examples, which are programs of their own.
        command.args(["--test-threads=1", "--skip", "front_page"]);
        command.current_dir(self.folder.join("crates/wythoff"));
        command.env(VARIABLE, number.to_string());
        // The same cases each time, and none kept from one change for the next.
        command.env("PROPTEST_RNG_SEED", "1");
        command.env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "true");
        command.stdin(Stdio::null()).stderr(Stdio::null());
        command.stdout(Stdio::piped());
        Ok(command)
    }

    fn stage(&self, stage: &Stage, number: u32) -> Result<Outcome> {
        let usual = self.usual.get(stage).copied().unwrap_or(60);
        // Time of the processor, so that a busy machine decides nothing.
        let limit = 5 + 5 * usual;
        let script = format!(r#"ulimit -t {limit}; ulimit -v {MEMORY}; exec "$@""#);
        let mut tests = self
            .command(stage, number, &script)?
            .spawn()
            .context("a test")?;
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

/// The seconds of a line of the shell's `times`, as `0m3.19s 0m0.02s`, together and rounded up.
fn seconds(times: &str) -> Option<u64> {
    let mut hundredths = 0;
    for time in times.split_whitespace() {
        let (minutes, rest) = time.strip_suffix('s')?.split_once('m')?;
        let (whole, fraction) = rest.split_once('.')?;
        let fraction: u64 = format!("{fraction:0<2}").get(..2)?.parse().ok()?;
        let whole: u64 = whole.parse().ok()?;
        hundredths += (minutes.parse::<u64>().ok()? * 60 + whole) * 100 + fraction;
    }
    Some(hundredths.div_ceil(100))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_the_processor_are_read_in_whole_seconds() {
        assert_eq!(seconds("0m3.19s 0m0.02s"), Some(4));
        assert_eq!(seconds("1m0.000000s 0m1.000000s"), Some(61));
        assert_eq!(seconds("test result: ok."), None);
    }

    #[test]
    fn the_first_test_that_fails_ends_a_trial() {
        assert!(is_failed("test check::a_sentence ... FAILED"));
        assert!(is_failed("test check::a_panic - should panic ... FAILED"));
        assert!(!is_failed("test check::a_sentence ... ok"));
        assert!(!is_failed("test result: FAILED. 1 passed; 1 failed"));
    }
}
