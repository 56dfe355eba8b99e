//! Where a path leads: to a regular file, links followed, or to a pipe or a device.

use std::fs::{self, Permissions};
use std::io;
use std::path::{Path, PathBuf};

/// Where a path leads.
pub(super) enum Destination {
    /// To a pipe or a device, which is written through to and stays what it is.
    Through(PathBuf),
    /// To a regular file, links followed, that is there and has these permissions, or is not there yet.
    Regular {
        path: PathBuf,
        permissions: Option<Permissions>,
    },
}

impl Destination {
    pub(super) fn of(path: &Path) -> io::Result<Self> {
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

/// Whether the path leads to a regular file, or to none yet.
pub(crate) fn is_seekable(path: &Path) -> bool {
    path != Path::new("-") && matches!(Destination::of(path), Ok(Destination::Regular { .. }))
}
