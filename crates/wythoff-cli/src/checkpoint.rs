//! Long runs written down: when, where, and what may be wrong with what was written.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::atomic_file;
use crate::failure::Failure;
use crate::read_file;
use wythoff_show::Message;

const FIRST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(30);

/// The checkpoint of one run, if one was asked for.
///
/// That it cannot be written stops no run: the next one is tried when its time has come, and what went wrong with the last is told at
/// the end, after what was found.
pub(crate) struct Keeper<'a> {
    path: Option<&'a Path>,
    /// The time between two: a second at first, then twice as long each time, up to half a minute.
    interval: Duration,
    since: Instant,
    failure: Option<Failure>,
}

impl<'a> Keeper<'a> {
    pub(crate) fn new(path: Option<&'a Path>) -> Self {
        Self {
            path,
            interval: FIRST,
            since: Instant::now(),
            failure: None,
        }
    }

    pub(crate) fn path(&self) -> Option<&'a Path> {
        self.path
    }

    /// Whether it is time to write.
    pub(crate) fn is_due(&self) -> bool {
        self.path.is_some() && self.since.elapsed() >= self.interval
    }

    /// Writes the checkpoint, wholly or not at all.
    pub(crate) fn write(&mut self, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) {
        let Some(path) = self.path else { return };
        let written = atomic_file::replace(path, fill);
        self.failure = written.err().map(|error| Failure::creating(path, &error));
        self.interval = LONGEST.min(self.interval * 2);
        self.since = Instant::now();
    }

    /// The end of a run that has printed what it found.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        self.failure.map_or(Ok(()), Err)
    }

    /// The end of a run because the user asked for it; the file has what was found, unless it could not be written. `None`: there is
    /// no file.
    pub(crate) fn stopped(&mut self) -> Option<Failure> {
        let path = self.path?.display().to_string();
        let stopped = Message::new("stopped").with("path", path);
        Some(self.failure.take().unwrap_or(Failure::Stopped(stopped)))
    }
}

/// Opens a checkpoint to read it; `None` if there is none yet.
pub(crate) fn open(path: &Path) -> Result<Option<BufReader<File>>, Failure> {
    match read_file::open(path) {
        Ok(file) => Ok(Some(BufReader::new(file))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::reading(&path.display().to_string(), error)),
    }
}

/// The file is not a checkpoint that can be taken up.
pub(crate) fn unfit(path: &Path, reason: Message) -> Failure {
    let message = Message::new("error-checkpoint").with("path", path.display().to_string());
    Failure::Input(message.with("reason", reason))
}
