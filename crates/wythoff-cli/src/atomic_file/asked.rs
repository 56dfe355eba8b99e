//! The files that a user asks for: whether they can be made, and what Ctrl-C does to them.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::destination::Destination;
use super::partial::partial_name;
use super::replace::replace;
use crate::failure::Failure;
use crate::interrupt;
use wythoff_show::Message;

/// Makes the file that the user asked for, as [`replace`] does; `-` is stdout. Ctrl-C ends it, and nothing is left behind.
pub(crate) fn make(
    path: &Path,
    fill: impl FnOnce(&mut UntilInterrupted<'_>) -> io::Result<()>,
) -> Result<(), Failure> {
    interrupt::listen();
    if path == Path::new("-") {
        let mut out = BufWriter::new(io::stdout().lock());
        fill(&mut UntilInterrupted(&mut out))?;
        return Ok(out.flush()?);
    }
    let written = replace(path, |file| fill(&mut UntilInterrupted(file)));
    written.map_err(|error| match interrupt::is_asked() {
        true => Failure::Stopped(Message::new("lab-interrupted")),
        false => Failure::creating(path, &error),
    })
}

/// Whether a file can be made here, before the work begins whose result it is to have. From here on Ctrl-C is a request:
/// the file made to see whether it can be made must not be left behind either.
pub(crate) fn probe(path: &Path) -> Result<(), Failure> {
    interrupt::listen();
    if path == Path::new("-") {
        return Ok(());
    }
    let probed = Destination::of(path).and_then(|destination| match destination {
        Destination::Through(_) => Ok(()),
        Destination::Regular { path, .. } => {
            let partial = partial_name(&path)?;
            File::create(&partial)?;
            fs::remove_file(&partial)
        }
    });
    probed.map_err(|error| Failure::creating(path, &error))
}

/// Refuses to go on writing after Ctrl-C.
pub(crate) struct UntilInterrupted<'a>(&'a mut dyn Write);

impl Write for UntilInterrupted<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match interrupt::is_asked() {
            // Not the kind `Interrupted`, after which writers try again.
            true => Err(io::Error::other("stopped")),
            false => self.0.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_probed_without_a_trace() {
        let directory = tempfile::tempdir().unwrap();
        probe(&directory.path().join("new")).unwrap();
        assert!(fs::read_dir(directory.path()).unwrap().next().is_none());
        assert!(probe(&directory.path().join("missing/new")).is_err());
        assert!(probe(directory.path()).is_err());
    }
}
