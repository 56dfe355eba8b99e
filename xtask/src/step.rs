//! Steps run in order: each announced and timed, the first failure ends the run.

use std::fmt::{self, Display, Formatter};
use std::fs::File;
use std::io::{self, Seek, SeekFrom};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Error, Result, ensure};

use crate::need::Need;

/// One thing to check.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// What must be there before it runs.
    pub(crate) needs: &'static [Need],
    pub(crate) run: fn() -> Result<()>,
}

/// Why a step was not run, where that is no failure; said again at the end.
#[derive(Debug)]
pub(crate) struct Skipped(pub(crate) &'static str);

impl Display for Skipped {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "SKIPPED: {}", self.0)
    }
}

impl std::error::Error for Skipped {}

/// How long a step took by the clock and, where the system tells, how much of the processors' time. The second shows whether cores were
/// idle.
#[derive(Clone, Copy)]
struct Time {
    clock: Duration,
    processor: Option<Duration>,
}

/// What the processes that were started, and have ended, took of the processors.
fn processor_time() -> Option<Duration> {
    // Linux counts in hundredths of a second, whatever its own clock does; user and system time of children are fields 16 and 17, and the
    // name, the second, may have blanks.
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(13)?.parse::<u64>().ok()? + fields.get(14)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 10))
}

/// Runs the steps, stopping at the first that fails, and tells how long each took.
pub(crate) fn run_all(steps: &[&Step]) -> Result<()> {
    let mut run = Run::new(steps.len());
    let done = steps.iter().try_for_each(|step| run.step(step));
    run.end(done)
}

/// Steps for a process of their own, and what starts it.
pub(crate) struct Apart<'a> {
    pub(crate) names: &'a [&'a str],
    pub(crate) command: Command,
}

/// Runs steps of which some leave a core idle: those `apart` beside the ones that `follow` the `first`.
pub(crate) fn run_beside(first: &[&Step], apart: Apart<'_>, follow: &[&Step]) -> Result<()> {
    let mut run = Run::new(first.len() + apart.names.len() + follow.len());
    let done = first
        .iter()
        .try_for_each(|step| run.step(step))
        .and_then(|()| {
            let row = run.start_apart(apart)?;
            let done = follow.iter().try_for_each(|step| run.step(step));
            // It is waited for in any case: nothing goes on behind a command that has ended.
            done.and(run.end_apart(row))
        });
    run.end(done)
}

/// What has been done so far.
struct Run {
    start: Instant,
    total: usize,
    place: usize,
    times: Vec<(String, Time)>,
    skipped: Vec<String>,
}

/// Steps in a process of their own.
struct Row {
    names: String,
    start: Instant,
    process: Child,
    /// What they say, which is shown when they have ended.
    said: File,
}

impl Run {
    fn new(total: usize) -> Self {
        Self {
            start: Instant::now(),
            total,
            place: 0,
            times: Vec::new(),
            skipped: Vec::new(),
        }
    }

    fn step(&mut self, step: &Step) -> Result<()> {
        self.place += 1;
        let (place, total) = (self.place, self.total);
        eprintln!("\n[{place}/{total}] {} … ({})", step.name, step.about);
        let (start, before) = (Instant::now(), processor_time());
        let done = (step.run)().or_else(|error| {
            let reason = error.downcast::<Skipped>()?;
            eprintln!("{reason}");
            self.skipped.push(format!("{}: {reason}", step.name));
            Ok::<(), Error>(())
        });
        let time = Time {
            clock: start.elapsed(),
            processor: processor_time()
                .zip(before)
                .map(|(after, before)| after - before),
        };
        self.times.push((step.name.to_owned(), time));
        if done.is_ok() {
            eprintln!("[{place}/{total}] {}: {}", step.name, clock(time.clock));
        }
        done.with_context(|| {
            format!(
                "step [{place}/{total}] {0} FAILED (alone: cargo xtask test {0})",
                step.name
            )
        })
    }

    fn start_apart(&mut self, Apart { names, mut command }: Apart<'_>) -> Result<Row> {
        self.place += names.len();
        let said = tempfile::tempfile()?;
        let process = command
            .stdin(Stdio::null())
            .stdout(said.try_clone()?)
            .stderr(said.try_clone()?)
            .spawn()?;
        let names = names.join(", ");
        eprintln!("\n{names} … (beside the next steps, shown when they have ended)");
        Ok(Row {
            names,
            start: Instant::now(),
            process,
            said,
        })
    }

    fn end_apart(&mut self, row: Row) -> Result<()> {
        let Row {
            names,
            start,
            mut process,
            mut said,
        } = row;
        eprintln!("\nwaiting for {names}");
        let before = processor_time();
        let status = process.wait()?;
        said.seek(SeekFrom::Start(0))?;
        io::copy(&mut said, &mut io::stderr().lock())?;
        let time = Time {
            clock: start.elapsed(),
            processor: processor_time()
                .zip(before)
                .map(|(after, before)| after - before),
        };
        self.times.push((names.clone(), time));
        ensure!(
            status.success(),
            "step {names} FAILED (alone: cargo xtask test {})",
            names.replace(',', "")
        );
        Ok(())
    }

    fn end(self, done: Result<()>) -> Result<()> {
        eprintln!("\n{}", summary(&self.times, self.start.elapsed()));
        done?;
        eprintln!("{}", verdict(self.total, &self.skipped));
        Ok(())
    }
}

fn verdict(total: usize, skipped: &[String]) -> String {
    match skipped.len() {
        0 => format!("all {total} steps passed"),
        count => format!(
            "{}\n{} of {total} steps passed",
            skipped.join("\n"),
            total - count
        ),
    }
}

/// A line for each step: its name, the clock, and the time of the processors behind it. Steps side by side share the time that has passed.
fn summary(times: &[(String, Time)], passed: Duration) -> String {
    let total = Time {
        clock: passed,
        processor: times.iter().map(|(_, time)| time.processor).sum(),
    };
    let lines = times.iter().map(|(name, time)| (name.as_str(), *time));
    let lines = lines.chain([("total", total)]).map(|(name, time)| {
        let processor = time.processor.map_or_else(String::new, |processor| {
            format!("{:>14} of the processors", clock(processor))
        });
        format!("{name:<18}{:>14}{processor}", clock(time.clock))
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn clock(time: Duration) -> String {
    // Tenths of a second, rounded once, so that 59.96 s is a minute and not "60.0 s".
    let tenths = (time.as_millis() + 50) / 100;
    let (minutes, tenths) = (tenths / 600, tenths % 600);
    let seconds = format!("{}.{} s", tenths / 10, tenths % 10);
    if minutes == 0 {
        seconds
    } else {
        format!("{minutes} min {seconds:>6}")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use anyhow::bail;

    use super::*;

    #[test]
    fn a_clock_rounds_into_the_next_minute() {
        let shown = |millis| clock(Duration::from_millis(millis));
        assert_eq!(shown(0), "0.0 s");
        assert_eq!(shown(12_340), "12.3 s");
        assert_eq!(shown(59_949), "59.9 s");
        assert_eq!(shown(59_950), "1 min  0.0 s");
        assert_eq!(shown(671_000), "11 min 11.0 s");
    }

    #[test]
    fn a_summary_ends_with_the_total() {
        let time = |clock, processor: Option<u64>| Time {
            clock: Duration::from_millis(clock),
            processor: processor.map(Duration::from_millis),
        };
        let seconds = Duration::from_secs;
        let named = |name: &str, time| (name.to_owned(), time);
        let times = [
            named("fmt", time(400, None)),
            named("clippy", time(70_000, None)),
        ];
        let expected = "fmt                        0.4 s\n\
                        clippy              1 min 10.0 s\n\
                        total               1 min 11.0 s";
        assert_eq!(summary(&times, seconds(71)), expected);
        // Side by side.
        let times = [
            named("doc", time(26_000, Some(41_000))),
            named("test", time(600, Some(1_000))),
        ];
        let expected = "doc                       26.0 s        41.0 s of the processors\n\
                        test                       0.6 s         1.0 s of the processors\n\
                        total                     26.0 s        42.0 s of the processors";
        assert_eq!(summary(&times, seconds(26)), expected);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn what_children_took_is_counted_when_they_have_ended() {
        let before = processor_time().expect("Linux tells");
        let work = "i=0; while [ $i -lt 100000 ]; do i=$((i + 1)); done";
        let status = std::process::Command::new("sh").args(["-c", work]).status();
        assert!(status.expect("there is a shell").success());
        assert!(processor_time().expect("Linux tells") > before);
    }

    #[test]
    fn a_step_that_was_skipped_is_no_failure_and_is_named_at_the_end() {
        let step = Step {
            name: "miri",
            about: "",
            needs: &[],
            run: || Err(Skipped("no Miri").into()),
        };
        run_all(&[&step]).unwrap();
        let skipped = [format!("miri: {}", Skipped("no Miri"))];
        let expected = "miri: SKIPPED: no Miri\n2 of 3 steps passed";
        assert_eq!(verdict(3, &skipped), expected);
        assert_eq!(verdict(3, &[]), "all 3 steps passed");
    }

    #[test]
    #[cfg(unix)]
    fn what_runs_apart_is_waited_for_and_its_failure_is_told() {
        static RUNS: AtomicU32 = AtomicU32::new(0);
        let step = |run| Step {
            name: "step",
            about: "",
            needs: &[],
            run,
        };
        let good = step(|| {
            RUNS.fetch_add(1, Ordering::Relaxed);
            Ok(())
        });
        let bad = step(|| bail!("exit status: 7"));
        let apart = |command| Apart {
            names: &["page", "proof"],
            command: Command::new(command),
        };
        run_beside(&[&good], apart("true"), &[&good]).unwrap();
        assert_eq!(RUNS.load(Ordering::Relaxed), 2);
        let error = run_beside(&[], apart("false"), &[&good]).unwrap_err();
        let expected = "step page, proof FAILED (alone: cargo xtask test page proof)";
        assert_eq!(error.to_string(), expected);
        let error = run_beside(&[], apart("true"), &[&bad]).unwrap_err();
        assert!(error.to_string().starts_with("step [3/3] step FAILED"));
    }

    #[test]
    fn nothing_runs_after_a_failure() {
        static RUNS: AtomicU32 = AtomicU32::new(0);
        let step = |name, run| Step {
            name,
            about: "",
            needs: &[],
            run,
        };
        let good = step("good", || {
            RUNS.fetch_add(1, Ordering::Relaxed);
            Ok(())
        });
        let bad = step("bad", || bail!("exit status: 7"));
        let error = format!("{:#}", run_all(&[&good, &bad, &good]).unwrap_err());
        assert_eq!(RUNS.load(Ordering::Relaxed), 1);
        assert!(error.starts_with("step [2/3] bad FAILED"), "{error}");
        assert!(error.ends_with("exit status: 7"), "{error}");
    }
}
