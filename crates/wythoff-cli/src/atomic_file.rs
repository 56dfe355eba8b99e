//! Files that are written wholly or not at all.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

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

/// Where a path leads.
enum Destination {
    /// To a pipe or a device, which is written through to and stays what it is.
    Through(PathBuf),
    /// To a regular file, links followed, that is there and has these permissions, or is not there yet.
    Regular {
        path: PathBuf,
        permissions: Option<Permissions>,
    },
}

impl Destination {
    fn of(path: &Path) -> io::Result<Self> {
        // The system follows links that are no paths, such as /dev/stdout.
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            Ok(found) if !found.is_file() => Ok(Self::Through(path.to_owned())),
            found => Ok(Self::Regular {
                path: followed(path),
                permissions: found.ok().map(|found| found.permissions()),
            }),
        }
    }
}

/// The path behind symbolic links; of a circle some place in it, which cannot be written.
fn followed(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..40 {
        match fs::read_link(&path) {
            // An absolute target replaces the folder.
            Ok(target) => path = path.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => break,
        }
    }
    path
}

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
        Destination::Through(path) => {
            let mut writer = BufWriter::new(OpenOptions::new().write(true).open(path)?);
            fill(&mut writer)?;
            writer.flush()
        }
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

/// Whether the path leads to a regular file, or to none yet.
pub(crate) fn is_seekable(path: &Path) -> bool {
    path != Path::new("-") && matches!(Destination::of(path), Ok(Destination::Regular { .. }))
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

pub(crate) const PARTIAL: &str = ".partial";

/// `.name.1234.partial` in the same directory, 1234 being this process: renaming works only within a file system, and
/// two programs that write one file must not write into one partial file.
fn partial_name(path: &Path) -> io::Result<PathBuf> {
    let mut partial = partial_start(path)?;
    partial.push(format!("{}{PARTIAL}", std::process::id()));
    Ok(path.with_file_name(partial))
}

/// `.name.`
fn partial_start(path: &Path) -> io::Result<OsString> {
    let Some(name) = path.file_name() else {
        let error = format!("{} does not name a file", path.display());
        return Err(io::Error::new(io::ErrorKind::InvalidInput, error));
    };
    let mut start = OsString::from(".");
    start.push(name);
    start.push(".");
    Ok(start)
}

/// Removes what killed programs left behind of this file; whatever fails, it only stays.
fn remove_stale(path: &Path) {
    let (Ok(start), Ok(entries)) = (partial_start(path), fs::read_dir(folder_of(path))) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let process = name
            .as_encoded_bytes()
            .strip_prefix(start.as_encoded_bytes())
            .and_then(|rest| rest.strip_suffix(PARTIAL.as_bytes()))
            .and_then(|process| str::from_utf8(process).ok()?.parse().ok());
        if process.is_some_and(|process| !is_running(process)) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Whether there is such a process; where that cannot be told, there is.
#[cfg(unix)]
fn is_running(process: i32) -> bool {
    use rustix::process::{Pid, test_kill_process};
    Pid::from_raw(process)
        .is_none_or(|process| test_kill_process(process) != Err(rustix::io::Errno::SRCH))
}

#[cfg(not(unix))]
fn is_running(_: i32) -> bool {
    true
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

/// A file for the time of a run, beside the one that the run is to make; it goes away with the program, however that ends.
///
/// Where a file that is open cannot be removed, only a program that is killed leaves it behind, under a name like that of a
/// file half written, and the next that makes the same file removes it.
pub(crate) struct Scratch {
    file: File,
    /// Where it stands, if it still has a name.
    path: Option<PathBuf>,
}

impl Scratch {
    pub(crate) fn beside(path: &Path) -> io::Result<Self> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".scratch");
        let path = path.with_file_name(name);
        remove_stale(&path);
        let path = partial_name(&path)?;
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(true);
        let file = options.open(&path)?;
        let is_removed = cfg!(unix) && fs::remove_file(&path).is_ok();
        let path = (!is_removed).then_some(path);
        Ok(Self { file, path })
    }

    pub(crate) fn file(&self) -> &File {
        &self.file
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Some(path) = &self.path {
            let _ = fs::remove_file(path);
        }
    }
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent();
    folder
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
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

    #[cfg(target_os = "linux")]
    #[test]
    fn what_a_killed_program_left_is_removed_and_nothing_else() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("table");
        // No process has a number this large: the kernel's limit is 2^22.
        let stale = ".table.2000000000.partial";
        let others = [
            ".table.1.partial",
            ".other.2000000000.partial",
            ".table.x.partial",
        ];
        for name in others.iter().chain([&stale]) {
            fs::write(directory.path().join(name), "half").unwrap();
        }
        replace(&path, |out| out.write_all(b"whole")).unwrap();
        assert!(!directory.path().join(stale).exists());
        assert!(
            others
                .iter()
                .all(|name| directory.path().join(name).exists())
        );
    }

    #[test]
    fn a_place_is_probed_without_a_trace() {
        let directory = tempfile::tempdir().unwrap();
        probe(&directory.path().join("new")).unwrap();
        assert!(names(directory.path()).is_empty());
        assert!(probe(&directory.path().join("missing/new")).is_err());
        assert!(probe(directory.path()).is_err());
    }
}
