//! A file replaced: the old content or the new one at every moment.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::destination::Destination;
use super::partial::{folder_of, partial_name, remove_stale};

/// Replaces the file by what `fill` writes.
///
/// At every moment, whether the program or the machine stops, the path names the old content or the new one: it is
/// written to a new file beside it, brought to the disk, and renamed. A program that is killed may leave the new file
/// behind, under a name that begins with a dot and ends with `.partial`; one that fails does not, and the next one that
/// writes the same file removes it. A pipe or a device is written to as it is.
pub(crate) fn replace(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    match Destination::of(path)? {
        Destination::Through(through) => through.write(fill),
        Destination::Regular { path, permissions } => replace_regular(&path, permissions, |file| {
            let mut writer = BufWriter::new(file);
            fill(&mut writer)?;
            writer.flush()
        }),
    }
}

/// Replaces the file as [`replace`] does, by what `fill` writes in any order; a pipe or a device is refused.
pub(crate) fn replace_seekable(
    path: &Path,
    fill: impl FnOnce(&File) -> io::Result<()>,
) -> io::Result<()> {
    match Destination::of(path)? {
        Destination::Through(_) => Err(io::ErrorKind::NotSeekable.into()),
        Destination::Regular { path, permissions } => replace_regular(&path, permissions, fill),
    }
}

fn replace_regular(
    path: &Path,
    permissions: Option<Permissions>,
    fill: impl FnOnce(&File) -> io::Result<()>,
) -> io::Result<()> {
    let partial = partial_name(path)?;
    remove_stale(path);
    let written =
        write_to_disk(&partial, permissions, fill).and_then(|()| fs::rename(&partial, path));
    if written.is_err() {
        // The first error is the one to tell.
        let _ = fs::remove_file(&partial);
    }
    written?;
    sync_directory(path)
}

fn write_to_disk(
    path: &Path,
    permissions: Option<Permissions>,
    fill: impl FnOnce(&File) -> io::Result<()>,
) -> io::Result<()> {
    let file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .open(path)?;
    if let Some(permissions) = permissions {
        file.set_permissions(permissions)?;
    }
    fill(&file)?;
    file.sync_all()
}

/// Brings the new name to the disk; only Unix lets a directory be opened for it.
fn sync_directory(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(folder_of(path))?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

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
        assert_eq!(error.kind(), io::ErrorKind::IsADirectory);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_permissions_kept() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let directory = tempfile::tempdir().unwrap();
        let [file, link, far] = ["file", "link", "far"].map(|name| directory.path().join(name));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, Permissions::from_mode(0o640)).unwrap();
        symlink("file", &link).unwrap();
        symlink(&link, &far).unwrap();
        replace(&far, |out| out.write_all(b"new")).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert!(fs::symlink_metadata(&far).unwrap().is_symlink());
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o640);
        // A link to nothing yet makes what it points at.
        let new = directory.path().join("new");
        fs::remove_file(&link).unwrap();
        symlink("new", &link).unwrap();
        replace(&far, |out| out.write_all(b"newer")).unwrap();
        assert_eq!(fs::read_to_string(&new).unwrap(), "newer");
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_written_through_to() {
        use std::os::unix::fs::FileTypeExt;
        let null = Path::new("/dev/null");
        replace(null, |out| out.write_all(b"nothing")).unwrap();
        assert!(null.metadata().unwrap().file_type().is_char_device());
        let error = replace(Path::new("/dev/full"), |out| out.write_all(b"full"));
        assert!(error.is_err());
    }
}
