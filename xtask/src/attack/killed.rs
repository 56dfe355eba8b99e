//! Long work that is killed at any moment: the next run goes on and ends as if nothing had happened.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use super::chance::Chance;
use super::target::{Finding, Target};

const SIGKILL: i32 = 9;

/// Stands for the program under attack where a line names it.
const PROGRAM: &str = "PROGRAM";

/// A line with a checkpoint, a file or a folder, which takes about a second.
struct Line {
    name: &'static str,
    words: &'static [&'static str],
    /// Whether a run goes on where the one before it was killed; else it begins anew.
    goes_on: bool,
    /// What is compared when it has ended.
    result: Ending,
}

/// What tells that a run ended as it should, beside what it printed.
enum Ending {
    /// All files, byte by byte.
    Files,
    /// The file `told` of this line: the files themselves have times in them.
    Told(&'static [&'static str]),
    /// What it printed, without the lines that have one of these words: how much this run did, and how much earlier ones.
    PrintedWithout([&'static str; 2]),
}

const LINES: [Line; 6] = [
    Line {
        name: "heap --checkpoint",
        words: &["heap", "0.007", "--to", "60000", "--checkpoint", "kept"],
        goes_on: true,
        result: Ending::Files,
    },
    Line {
        name: "table --checkpoint",
        words: &[
            "table",
            "--size",
            "2500",
            "--values",
            "grundy",
            "--format",
            "npy",
            "--out",
            "made",
            "--checkpoint",
            "kept",
        ],
        goes_on: true,
        result: Ending::Files,
    },
    Line {
        name: "testdata --out",
        words: &["testdata", "hdu-1527", "--out", "made", "--force"],
        goes_on: false,
        result: Ending::Files,
    },
    Line {
        name: "prove --certificate",
        words: &["prove", "like wythoff | x=1, y=2", "--certificate", "made"],
        goes_on: false,
        result: Ending::Files,
    },
    Line {
        name: "census --out",
        words: &[
            "census", "tiny", "--shard", "1/3", "--part", "1", "--out", "made",
        ],
        goes_on: true,
        result: Ending::Told(&["census", "export", "made", "--out", "told"]),
    },
    Line {
        name: "hack --checkpoint",
        // A checkpoint is written after a second: the program under test is slow.
        words: &[
            "hack",
            "51nod-1072",
            "--exhaustive",
            "--checkpoint",
            "kept",
            "--",
            "sh",
            "-c",
            "sleep 0.02; exec \"$0\" judge 51nod-1072",
            PROGRAM,
        ],
        goes_on: true,
        result: Ending::PrintedWithout(["runs of the program", "tried by earlier runs"]),
    },
];

/// What a run printed and left behind.
#[derive(Clone, PartialEq, Eq)]
struct Left {
    printed: Vec<u8>,
    files: BTreeMap<String, Vec<u8>>,
}

/// The lines, how each ends if nobody kills it, and how often it was killed.
#[derive(Default)]
pub(super) struct Jobs([Job; LINES.len()]);

#[derive(Default)]
struct Job {
    right: OnceLock<Left>,
    /// How many microseconds the whole work took when it was measured last.
    took: AtomicU64,
    /// How many kills met a process that was running.
    met: AtomicU64,
    /// How many came when it had ended.
    late: AtomicU64,
    /// How many runs were let go on to their end.
    ended: AtomicU64,
}

impl Jobs {
    pub(super) fn attack(
        &self,
        target: &Target<'_>,
        chance: &mut Chance,
    ) -> Result<Result<(), Finding>> {
        let index = chance.below(LINES.len());
        let (line, job) = (&LINES[index], &self.0[index]);
        let anew = chance.once_in(8);
        if anew || job.right.get().is_none() {
            let left = job.undisturbed(line, target)?;
            if *job.right.get_or_init(|| left.clone()) != left {
                return Ok(Err(format!(
                    "{}: another end, and nobody killed it",
                    line.name
                )));
            }
        }
        let words = line.words(target);
        let mut left = job.took();
        for kill in 0..1 + chance.below(5) {
            // Any moment of what is left of the work, as long as it took last.
            let moment = left * chance.below(1000) as u32 / 1000;
            let begun = Instant::now();
            let mut child = target.command(&words).spawn()?;
            while begun.elapsed() < moment && child.try_wait()?.is_none() {
                sleep(Duration::from_millis(1).min(moment.saturating_sub(begun.elapsed())));
            }
            let lived = begun.elapsed();
            // It may have ended.
            child.kill()?;
            if child.wait_with_output()?.status.signal() != Some(SIGKILL) {
                job.late.fetch_add(1, Ordering::Relaxed);
                if kill == 0 || !line.goes_on {
                    job.has_taken(lived);
                }
                // There is nothing left to kill.
                break;
            }
            job.met.fetch_add(1, Ordering::Relaxed);
            if line.goes_on {
                left = left.saturating_sub(lived);
            }
        }
        let begun = Instant::now();
        let run = target.run(&words, b"")?;
        job.ended.fetch_add(1, Ordering::Relaxed);
        if !line.goes_on {
            job.has_taken(begun.elapsed());
        }
        let ended = run.check().and_then(|()| match run.code {
            Some(0) => Ok(()),
            _ => Err(run.finding("it does not end after it was killed")),
        });
        let right = job.right.get().expect("found above");
        if ended.is_ok() && line.left(target, run.stdout.clone())? != *right {
            return Ok(Err(run.finding("another end after it was killed")));
        }
        Ok(ended)
    }

    /// A table: how many kills met which line while it ran, and how many runs then went to their end.
    pub(super) fn told(&self) -> String {
        let mut told = format!(
            "{:<22}{:>8}{:>8}{:>8}\n",
            "killed", "running", "ended", "went on"
        );
        for (line, job) in LINES.iter().zip(&self.0) {
            let [met, late, ended] =
                [&job.met, &job.late, &job.ended].map(|count| count.load(Ordering::Relaxed));
            told += &format!("{:<22}{met:>8}{late:>8}{ended:>8}\n", line.name);
        }
        told
    }
}

impl Job {
    /// How the line ends if nobody kills it.
    fn undisturbed(&self, line: &Line, target: &Target<'_>) -> Result<Left> {
        let place = Target::new(target.program())?;
        let begun = Instant::now();
        let run = place.run(&line.words(target), b"")?;
        self.has_taken(begun.elapsed());
        ensure!(run.code == Some(0), run.finding("the work fails by itself"));
        line.left(&place, run.stdout)
    }

    fn has_taken(&self, time: Duration) {
        let time = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.took.store(time, Ordering::Relaxed);
    }

    fn took(&self) -> Duration {
        Duration::from_micros(self.took.load(Ordering::Relaxed))
    }
}

impl Line {
    fn words(&self, target: &Target<'_>) -> Vec<String> {
        let word = |word: &&str| match *word {
            PROGRAM => target.program().display().to_string(),
            word => word.to_owned(),
        };
        self.words.iter().map(word).collect()
    }

    /// What is compared of a run that has printed this.
    fn left(&self, target: &Target<'_>, printed: Vec<u8>) -> Result<Left> {
        let (mut printed, mut files) = (printed, BTreeMap::new());
        match self.result {
            Ending::Files => files = self::files(target)?,
            Ending::Told(line) => {
                let told = target.run(line, b"")?;
                ensure!(
                    told.code == Some(0),
                    told.finding("what it left is not told")
                );
                files.insert("told".to_owned(), fs::read(target.path("told"))?);
            }
            Ending::PrintedWithout(words) => {
                let text = String::from_utf8_lossy(&printed);
                let lines = text
                    .lines()
                    .filter(|line| !words.iter().any(|words| line.contains(words)));
                printed = lines
                    .flat_map(|line| [line, "\n"])
                    .collect::<String>()
                    .into();
            }
        }
        Ok(Left { printed, files })
    }
}

fn files(target: &Target<'_>) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![target.place().to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(target.place())?.display().to_string();
                files.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(files)
}
