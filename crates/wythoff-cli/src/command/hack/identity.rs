//! Which program is tried: a corrected one is another, whatever its name.

use std::env;
use std::ffi::OsString;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use crate::fingerprint::Fingerprint;

/// A fingerprint of the words of the command and of the content of every file they name: the program itself, and a script
/// that an interpreter is given.
pub(super) fn of(words: &[OsString]) -> String {
    let mut fingerprint = Fingerprint::new();
    for (place, word) in words.iter().enumerate() {
        fingerprint.add(word.as_encoded_bytes());
        fingerprint.add(&[0]);
        let path = match place {
            0 => program(word),
            _ => Some(PathBuf::from(word)),
        };
        if let Some(path) = path {
            // What cannot be read adds nothing; a program that cannot be read cannot be started either.
            let _ = add_file(&path, &mut fingerprint);
        }
    }
    fingerprint.digits()
}

/// The file that is started: where the path leads, or the first of that name in the folders of `PATH`.
fn program(word: &OsString) -> Option<PathBuf> {
    let path = Path::new(word);
    if path.components().count() > 1 {
        return Some(path.to_owned());
    }
    let folders = env::var_os("PATH")?;
    let mut places = env::split_paths(&folders).map(|folder| folder.join(word));
    places.find(|place| place.is_file())
}

fn add_file(path: &Path, fingerprint: &mut Fingerprint) -> std::io::Result<()> {
    // A pipe or a device has no content of its own.
    if !path.metadata()?.is_file() {
        return Ok(());
    }
    let mut file = BufReader::new(File::open(path)?);
    let mut bytes = vec![0; 1 << 16];
    loop {
        match file.read(&mut bytes)? {
            0 => return Ok(()),
            read => fingerprint.add(&bytes[..read]),
        }
    }
}
