//! Long work that is killed at any moment: the next run goes on and ends as if nothing had happened.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
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
        result: Ending::Files,
    },
    Line {
        name: "testdata --out",
        words: &["testdata", "hdu-1527", "--out", "made", "--force"],
        result: Ending::Files,
    },
    Line {
        name: "prove --certificate",
        words: &["prove", "like wythoff | x=1, y=2", "--certificate", "made"],
        result: Ending::Files,
    },
    Line {
        name: "census --out",
        words: &[
            "census", "tiny", "--shard", "1/3", "--part", "1", "--out", "made",
        ],
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
        result: Ending::PrintedWithout(["runs of the program", "tried by earlier runs"]),
    },
];

/// How a line ends that nobody kills.
struct Right {
    left: Left,
    took: Duration,
}

/// What a run printed and left behind.
#[derive(PartialEq, Eq)]
struct Left {
    printed: Vec<u8>,
    files: BTreeMap<String, Vec<u8>>,
}

/// The lines, how each ends by itself, and how often it was killed.
#[derive(Default)]
pub(super) struct Jobs([Job; LINES.len()]);

#[derive(Default)]
struct Job {
    right: OnceLock<Right>,
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
        let right = job.right(line, target)?;
        let words = line.words(target);
        for _ in 0..1 + chance.below(5) {
            let mut child = target.command(&words).spawn()?;
            // Any moment of the whole run, however fast the machine is.
            std::thread::sleep(right.took * chance.below(1000) as u32 / 1000);
            // It may have ended.
            child.kill()?;
            let signal = child.wait_with_output()?.status.signal();
            let count = if signal == Some(SIGKILL) {
                &job.met
            } else {
                &job.late
            };
            count.fetch_add(1, Ordering::Relaxed);
        }
        let run = target.run(&words, b"")?;
        job.ended.fetch_add(1, Ordering::Relaxed);
        let ended = run.check().and_then(|()| match run.code {
            Some(0) => Ok(()),
            _ => Err(run.finding("it does not end after it was killed")),
        });
        if ended.is_ok() && line.left(target, run.stdout.clone())? != right.left {
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
    /// How the line ends by itself: found once, by whoever needs it first.
    fn right(&self, line: &Line, target: &Target<'_>) -> Result<&Right> {
        if let Some(right) = self.right.get() {
            return Ok(right);
        }
        let place = Target::new(target.program())?;
        let begun = Instant::now();
        let run = place.run(&line.words(target), b"")?;
        let took = begun.elapsed();
        ensure!(run.code == Some(0), run.finding("the work fails by itself"));
        let left = line.left(&place, run.stdout)?;
        Ok(self.right.get_or_init(|| Right { left, took }))
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
