//! Files that are read whole: regular ones, and not larger than is said beforehand.
//!
//! A pipe that nobody writes to would be waited for for ever, and a device may have no end; for streams there is `-`.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use crate::failure::Failure;
use wythoff_show::Message;

/// What stands on stdin (`-`) or in a file, at most so many bytes.
pub(crate) fn or_stdin(source: &str, most_bytes: u64) -> Result<Vec<u8>, Failure> {
    match source {
        "-" => bounded(io::stdin().lock(), called(source), most_bytes),
        path => whole(Path::new(path), most_bytes),
    }
}

/// What a message calls a source: nobody knows a file named `-`.
pub(crate) fn called(source: &str) -> &str {
    match source {
        "-" => "stdin",
        path => path,
    }
}

/// The content of a regular file of at most so many bytes.
pub(crate) fn whole(path: &Path, most_bytes: u64) -> Result<Vec<u8>, Failure> {
    let source = path.display().to_string();
    let file = open(path).map_err(|error| Failure::reading(&source, error))?;
    bounded(file, &source, most_bytes)
}

/// The text that stands on stdin (`-`) or in a file, without a byte order mark.
pub(crate) fn text(source: &str, most_bytes: u64) -> Result<String, Failure> {
    let bytes = or_stdin(source, most_bytes)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let message = Message::new("error-text-not-unicode").with("source", called(source));
        Failure::Input(message.with("line", line))
    })?;
    let rest = text.strip_prefix('\u{feff}');
    Ok(rest.map_or_else(|| text.clone(), str::to_owned))
}

/// Why a pipe or a device is not opened; [`Failure::reading`] has the words for people.
#[derive(Debug)]
pub(crate) struct NotRegular;

impl fmt::Display for NotRegular {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("NotRegular")
    }
}

impl std::error::Error for NotRegular {}

/// Opens a regular file; anything else is refused before it is opened, which may take for ever.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, NotRegular));
    }
    File::open(path)
}

fn bounded(from: impl Read, source: &str, most_bytes: u64) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = from.take(most_bytes + 1).read_to_end(&mut bytes);
    read.map_err(|error| Failure::reading(source, error))?;
    if bytes.len() as u64 > most_bytes {
        let message = Message::new("error-file-too-large")
            .with("source", source)
            .with("most", most_bytes.to_string());
        return Err(Failure::Input(message));
    }
    Ok(bytes)
}
