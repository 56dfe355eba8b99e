//! Why a run ends early, and what the shell is told.

use std::io;
use std::path::Path;

use crate::interrupt;
use crate::read_file::{self, NotRegular};
use wythoff_show::Message;

/// The reason a run did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The words on the command line make no sense: exit 2, with a pointer to `--help`.
    Usage(Message),
    /// No word at all: exit 2, with the help in place of a message.
    NothingAsked(String),
    /// The input is not what it should be: exit 2.
    Input(Message),
    /// What was asked has a plain answer, already printed, and it is "no": exit 1.
    Finding,
    /// What was asked has an answer that nobody found: exit 1.
    NotFound(Message),
    /// Something outside went wrong: exit 3.
    Outside(Message),
    /// The user asked to stop, and what was found is safe: exit 130.
    Stopped(Message),
    /// Whoever read our output has seen enough: exit 0.
    ClosedPipe,
}

impl Failure {
    pub(crate) fn status(&self) -> u8 {
        match self {
            Self::ClosedPipe => 0,
            Self::Finding | Self::NotFound(_) => 1,
            Self::Usage(_) | Self::NothingAsked(_) | Self::Input(_) => 2,
            Self::Outside(_) => 3,
            Self::Stopped(_) => interrupt::STATUS,
        }
    }

    /// A file or folder that cannot be made.
    pub(crate) fn creating(path: &Path, error: &io::Error) -> Self {
        let message = Message::new("error-creating")
            .with("path", path.display().to_string())
            .with("reason", error.to_string());
        Self::Outside(message)
    }

    /// A pipe or a device where a file is meant.
    pub(crate) fn not_regular(source: &str) -> Self {
        Self::Outside(Message::new("error-not-regular").with("source", source))
    }

    /// A failed read of a named source.
    pub(crate) fn reading(source: &str, error: io::Error) -> Self {
        if error
            .get_ref()
            .is_some_and(|inner| inner.is::<NotRegular>())
        {
            return Self::not_regular(source);
        }
        let message = Message::new("error-reading")
            .with("source", read_file::called(source))
            .with("reason", error.to_string());
        Self::Outside(message)
    }
}

/// A failed write, as everything but a write names what it reads: a closed pipe is no error.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::ClosedPipe
        } else {
            Self::Outside(Message::new("error-writing").with("reason", error.to_string()))
        }
    }
}
