//! The program under attack: run in a place of its own, with limits, and looked at from outside.

use std::ffi::OsStr;
use std::io::Write;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use tempfile::TempDir;

/// SIGXCPU and SIGKILL: what the kernel ends a program with that has had its time.
const OUT_OF_TIME: [i32; 2] = [24, 9];

/// What is wrong, in words.
pub(super) type Finding = String;

/// A folder to run in, and the program.
pub(super) struct Target<'a> {
    program: &'a Path,
    place: TempDir,
    cache: TempDir,
    /// Seconds of processor time a run may have.
    pub(super) seconds: u32,
    /// Kilobytes of address space.
    pub(super) kilobytes: u32,
}

/// How a run ended.
pub(super) struct Run {
    /// What a shell would be given to do it again.
    line: String,
    pub(super) code: Option<i32>,
    pub(super) is_out_of_time: bool,
    pub(super) stdout: Vec<u8>,
    pub(super) stderr: Vec<u8>,
}

impl<'a> Target<'a> {
    pub(super) fn new(program: &'a Path) -> Result<Self> {
        Ok(Self {
            program,
            place: tempfile::tempdir()?,
            cache: tempfile::tempdir()?,
            seconds: 20,
            kilobytes: 6 << 20,
        })
    }

    pub(super) fn program(&self) -> &'a Path {
        self.program
    }

    pub(super) fn place(&self) -> &Path {
        self.place.path()
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.place.path().join(name)
    }

    /// The program with these words, within its limits.
    pub(super) fn command<S: AsRef<OsStr>>(&self, words: &[S]) -> Command {
        let mut command = Command::new("sh");
        let limits = format!(
            r#"ulimit -t {}; ulimit -v {}; exec "$@""#,
            self.seconds, self.kilobytes
        );
        command
            .args(["-c", &limits, "sh"])
            .arg(self.program)
            .args(words)
            .current_dir(self.place())
            .env("LC_ALL", "C")
            .env("XDG_CACHE_HOME", self.cache.path())
            .env("RUST_BACKTRACE", "0")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    pub(super) fn run<S: AsRef<OsStr>>(&self, words: &[S], input: &[u8]) -> Result<Run> {
        let mut child = self.command(words).spawn().context("sh does not start")?;
        let mut stdin = child.stdin.take().expect("piped");
        let input = input.to_owned();
        // A program need not read what it is given.
        let feeder = std::thread::spawn(move || drop(stdin.write_all(&input)));
        let output = child.wait_with_output()?;
        feeder.join().expect("it does not panic");
        let signal = output.status.signal();
        Ok(Run {
            line: shown(words),
            code: output.status.code(),
            is_out_of_time: signal.is_some_and(|signal| OUT_OF_TIME.contains(&signal)),
            stdout: output.stdout,
            stderr: output.stderr,
        })
    }
}

impl Run {
    /// What no run may do, whatever it is asked: fall over, or pass on what a terminal would obey.
    pub(super) fn check(&self) -> Result<(), Finding> {
        let complaint = self.complaint();
        if complaint.contains("panicked") || complaint.contains("mistake of the program") {
            return Err(self.finding("a mistake of the program"));
        }
        if [&self.stdout, &self.stderr]
            .iter()
            .any(|text| text.contains(&0x1b))
        {
            return Err(self.finding("an escape sequence reaches the terminal"));
        }
        match self.code {
            _ if self.is_out_of_time => Ok(()),
            Some(0..=3) => Ok(()),
            Some(code) => Err(self.finding(&format!("exit code {code}"))),
            None => Err(self.finding("ended by a signal")),
        }
    }

    pub(super) fn complaint(&self) -> String {
        String::from_utf8_lossy(&self.stderr).into_owned()
    }

    pub(super) fn finding(&self, what: &str) -> Finding {
        let complaint: String = self.complaint().chars().take(400).collect();
        format!(
            "{what}: wythoff {}\n    {}",
            self.line,
            complaint.trim_end().replace('\n', "\n    ")
        )
    }
}

fn shown<S: AsRef<OsStr>>(words: &[S]) -> String {
    let words = words.iter().map(|word| {
        let word: String = word.as_ref().to_string_lossy().chars().take(300).collect();
        format!("{word:?}")
    });
    words.collect::<Vec<_>>().join(" ")
}
