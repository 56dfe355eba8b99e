//! Files that are written wholly or not at all.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

/// Replaces the file by what `fill` writes.
///
/// At every moment, whether the program or the machine stops, the path names the old content or the new one: it is
/// written to a new file beside it, brought to the disk, and renamed. A program that is killed may leave the new file
/// behind, under a name that begins with a dot and ends with `.partial`; one that fails does not.
pub(crate) fn replace(
    path: &Path,
    fill: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let partial = partial_name(path)?;
    let written = write_to_disk(&partial, fill).and_then(|()| fs::rename(&partial, path));
    if written.is_err() {
        // The first error is the one to tell.
        let _ = fs::remove_file(&partial);
    }
    written?;
    sync_directory(path)
}

/// `.name.1234.partial` in the same directory, 1234 being this process: renaming works only within a file system, and
/// two programs that write one file must not write into one partial file.
fn partial_name(path: &Path) -> io::Result<PathBuf> {
    let Some(name) = path.file_name() else {
        let error = format!("{} does not name a file", path.display());
        return Err(io::Error::new(io::ErrorKind::InvalidInput, error));
    };
    let mut partial = OsString::from(".");
    partial.push(name);
    partial.push(format!(".{}.partial", std::process::id()));
    Ok(path.with_file_name(partial))
}

fn write_to_disk(
    path: &Path,
    fill: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .open(path)?;
    let mut writer = BufWriter::new(file);
    fill(&mut writer)?;
    writer.into_inner()?.sync_all()
}

/// Brings the new name to the disk; only Unix lets a directory be opened for it.
fn sync_directory(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let directory = path
            .parent()
            .filter(|parent| !parent.as_os_str().is_empty());
        File::open(directory.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    fn names(directory: &Path) -> Vec<OsString> {
        let entries = fs::read_dir(directory).unwrap();
        entries.map(|entry| entry.unwrap().file_name()).collect()
    }

    #[test]
    fn a_file_is_made_and_replaced() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("checkpoint");
        for content in ["first", "second, longer", "3"] {
            replace(&path, |file| file.write_all(content.as_bytes())).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), content);
        }
        assert_eq!(names(directory.path()), ["checkpoint"]);
    }

    #[test]
    fn a_write_that_fails_leaves_the_old_file_and_nothing_else() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("checkpoint");
        fs::write(&path, "old").unwrap();
        let result = replace(&path, |file| {
            file.write_all(b"half of the new")?;
            Err(io::Error::other("the disk is full"))
        });
        assert_eq!(result.unwrap_err().to_string(), "the disk is full");
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(names(directory.path()), ["checkpoint"]);
    }

    #[test]
    fn the_old_file_stands_until_the_new_one_is_whole() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("checkpoint");
        fs::write(&path, "old").unwrap();
        replace(&path, |file| {
            file.write_all(b"new")?;
            file.flush()?;
            // Whoever is killed here loses nothing.
            assert_eq!(fs::read_to_string(&path)?, "old");
            Ok(())
        })
        .unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    }

    #[test]
    fn a_directory_that_is_not_there_and_a_path_without_a_name_are_errors() {
        let directory = tempfile::tempdir().unwrap();
        let missing = directory.path().join("missing/checkpoint");
        let error = replace(&missing, |_| Ok(())).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
        let error = replace(Path::new("/"), |_| Ok(())).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
    }
}
