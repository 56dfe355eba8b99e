//! Steps run in order: each announced and timed, the first failure ends the run.

use std::fmt::{self, Display, Formatter};
use std::time::{Duration, Instant};

use anyhow::{Context, Error, Result};

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

/// Runs the steps, stopping at the first that fails, and tells how long each took.
pub(crate) fn run_all(steps: &[&Step]) -> Result<()> {
    let mut times = Vec::new();
    let mut skipped = Vec::new();
    let total = steps.len();
    for (place, step) in (1..).zip(steps) {
        eprintln!("\n[{place}/{total}] {} … ({})", step.name, step.about);
        let start = Instant::now();
        let done = (step.run)().or_else(|error| {
            let reason = error.downcast::<Skipped>()?;
            eprintln!("{reason}");
            skipped.push(format!("{}: {reason}", step.name));
            Ok::<(), Error>(())
        });
        let time = start.elapsed();
        times.push((step.name, time));
        if done.is_err() {
            eprintln!("\n{}", summary(&times));
        } else {
            eprintln!("[{place}/{total}] {}: {}", step.name, clock(time));
        }
        done.with_context(|| {
            format!(
                "step [{place}/{total}] {0} FAILED (alone: cargo xtask test {0})",
                step.name
            )
        })?;
    }
    eprintln!("\n{}\n{}", summary(&times), verdict(total, &skipped));
    Ok(())
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

fn summary(times: &[(&str, Duration)]) -> String {
    let total = times.iter().map(|(_, time)| *time).sum();
    let mut lines: Vec<String> = Vec::new();
    for (name, time) in times.iter().copied().chain([("total", total)]) {
        lines.push(format!("{name:<14}{:>14}", clock(time)));
    }
    lines.join("\n")
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
        let times = [
            ("fmt", Duration::from_millis(400)),
            ("clippy", Duration::from_secs(70)),
        ];
        let expected = "fmt                    0.4 s\n\
                        clippy          1 min 10.0 s\n\
                        total           1 min 10.4 s";
        assert_eq!(summary(&times), expected);
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
