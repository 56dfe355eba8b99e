//! Where a path leads: to a regular file, links followed, to a pipe or a device, or to what the program has open already.

use std::fs::{self, OpenOptions, Permissions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::partial::folder_of;

/// Where a path leads.
pub(super) enum Destination {
    /// To what is written through to and stays what it is.
    Through(Through),
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
            Ok(found) if !found.is_file() => {
                Ok(Self::Through(Through::DeviceOrPipe(path.to_owned())))
            }
            found => Ok(match followed(path) {
                Followed::Open(through) => Self::Through(through),
                Followed::Named(path) => Self::Regular {
                    path,
                    permissions: found.ok().map(|found| found.permissions()),
                },
            }),
        }
    }
}

/// What is not replaced.
pub(super) enum Through {
    Stdout,
    Stderr,
    /// By its path, or a file that is open under a number, to the end of which is written.
    DeviceOrPipe(PathBuf),
}

impl Through {
    pub(super) fn write(
        &self,
        fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let out: Box<dyn Write> = match self {
            Self::Stdout => Box::new(io::stdout().lock()),
            Self::Stderr => Box::new(io::stderr().lock()),
            Self::DeviceOrPipe(path) => Box::new(OpenOptions::new().append(true).open(path)?),
        };
        let mut writer = BufWriter::new(out);
        fill(&mut writer)?;
        writer.flush()
    }
}

/// What stands behind symbolic links.
enum Followed {
    /// A path; of a circle some place in it, which cannot be written.
    Named(PathBuf),
    /// Something that is open: to put a new file in the place of what a shell has open would lose what it wrote before, and what
    /// it writes after.
    Open(Through),
}

fn followed(path: &Path) -> Followed {
    let mut path = path.to_owned();
    for _ in 0..40 {
        match open_number(&path) {
            Some(1) => return Followed::Open(Through::Stdout),
            Some(2) => return Followed::Open(Through::Stderr),
            Some(_) => return Followed::Open(Through::DeviceOrPipe(path)),
            None => {}
        }
        match fs::read_link(&path) {
            // An absolute target replaces the folder.
            Ok(target) => path = path.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => break,
        }
    }
    Followed::Named(path)
}

/// Under which number this program has the file of this path open: `/dev/fd/3`.
fn open_number(path: &Path) -> Option<u32> {
    let own = PathBuf::from(format!("/proc/{}/fd", std::process::id()));
    let folder = fs::canonicalize(folder_of(path)).ok()?;
    let is_of_numbers = folder == own || folder == Path::new("/dev/fd");
    let name = path.file_name().filter(|_| is_of_numbers)?;
    name.to_str()?.parse().ok()
}

/// Whether the path leads to a regular file, or to none yet.
pub(crate) fn is_seekable(path: &Path) -> bool {
    path != Path::new("-") && matches!(Destination::of(path), Ok(Destination::Regular { .. }))
}
