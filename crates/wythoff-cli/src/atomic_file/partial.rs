//! Files half written: their names, and the removal of those that killed programs left.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

pub(crate) const PARTIAL: &str = ".partial";

/// `.name.1234.partial` in the same directory, 1234 being this process: renaming works only within a file system, and
/// two programs that write one file must not write into one partial file.
pub(super) fn partial_name(path: &Path) -> io::Result<PathBuf> {
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
pub(super) fn remove_stale(path: &Path) {
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

/// The folder in which a path has its name.
pub(super) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent();
    folder
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::super::replace;
    use super::*;

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
}
