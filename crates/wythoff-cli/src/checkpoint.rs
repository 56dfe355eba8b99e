//! Long runs written down: when, where, and what may be wrong with what was written.

use std::fs::File;
use std::io::{self, BufReader, BufWriter};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::atomic_file;
use crate::failure::Failure;
use crate::text::Message;

const FIRST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(30);

/// The time between two checkpoints: a second at first, then twice as long each time, up to half a minute.
pub(crate) struct Interval {
    started: Instant,
    length: Duration,
}

impl Interval {
    pub(crate) fn new() -> Self {
        Self {
            started: Instant::now(),
            length: FIRST,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.started.elapsed() >= self.length
    }

    pub(crate) fn next(&mut self) {
        self.length = LONGEST.min(self.length * 2);
        self.started = Instant::now();
    }
}

/// Opens a checkpoint to read it; `None` if there is none yet.
pub(crate) fn open(path: &Path) -> Result<Option<BufReader<File>>, Failure> {
    match File::open(path) {
        Ok(file) => Ok(Some(BufReader::new(file))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::reading(&path.display().to_string(), error)),
    }
}

/// Writes a checkpoint, wholly or not at all.
pub(crate) fn write(
    path: &Path,
    fill: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), Failure> {
    atomic_file::replace(path, fill).map_err(|error| Failure::creating(path, &error))
}

/// The file is not a checkpoint that can be taken up.
pub(crate) fn unfit(path: &Path, reason: Message) -> Failure {
    let message = Message::new("error-checkpoint").with("path", path.display().to_string());
    Failure::Input(message.with("reason", reason))
}

/// The run ends because the user asked for it; the file has what was found.
pub(crate) fn stopped(path: &Path) -> Failure {
    Failure::Stopped(Message::new("stopped").with("path", path.display().to_string()))
}
