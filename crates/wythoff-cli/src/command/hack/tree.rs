//! All that a program has started, whether it stayed in its group or not; only Linux tells.
//!
//! A process whose parent has ended gets a new one: the nearest ancestor that has asked for such orphans, which is this program. So
//! nobody who began below it can get away from it, neither by `setsid` nor by forking twice.

#[cfg(target_os = "linux")]
mod linux {
    use std::collections::HashMap;
    use std::fs;
    use std::os::unix::fs::MetadataExt;

    use rustix::process::{
        Pid, Signal, WaitId, WaitIdOptions, getpid, kill_process, set_child_subreaper, waitid,
    };

    /// A process that starts others as fast as they are ended is given up after so many rounds.
    const MOST_ROUNDS: usize = 10_000;

    /// Asks for the orphans of the programs that are run.
    pub(in super::super) fn adopt() {
        // An old kernel that does not know it: then only the group is ended, as on other systems.
        let _ = set_child_subreaper(Some(getpid()));
    }

    /// Ends whoever is left; the program itself has been waited for.
    pub(in super::super) fn end_orphans() {
        for _ in 0..MOST_ROUNDS {
            let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG;
            match waitid(WaitId::All, options) {
                // There is no child, dead or alive.
                Err(_) => return,
                // One that was dead.
                Ok(Some(_)) => {}
                Ok(None) => {
                    let parents = parents();
                    let own = getpid().as_raw_nonzero().get();
                    let children = parents.iter().filter(|(_, parent)| **parent == own);
                    for child in children.filter_map(|(child, _)| Pid::from_raw(*child)) {
                        let _ = kill_process(child, Signal::KILL);
                    }
                    std::thread::sleep(std::time::Duration::from_micros(200));
                }
            }
        }
    }

    /// How many bytes all of them have in memory, the files among them that live there; a page that two share counts twice.
    pub(in super::super) fn memory() -> u64 {
        let parents = parents();
        let own = getpid().as_raw_nonzero().get();
        let is_below = |process: i32| {
            // No chain is longer than there are processes.
            let ancestors =
                std::iter::successors(Some(process), |process| parents.get(process).copied());
            ancestors
                .skip(1)
                .take(parents.len())
                .any(|ancestor| ancestor == own)
        };
        let below = parents.keys().copied();
        let below: Vec<i32> = below.filter(|&process| is_below(process)).collect();
        let pages: u64 = below.iter().filter_map(|&one| resident_pages(one)).sum();
        // Several may have the same file.
        let files: HashMap<File, u64> = below.into_iter().flat_map(files_in_memory).collect();
        let pages = pages.saturating_mul(rustix::param::page_size() as u64);
        pages.saturating_add(files.into_values().sum())
    }

    /// For each process its parent.
    fn parents() -> HashMap<i32, i32> {
        let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
        let numbers = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
        let pairs = numbers.filter_map(|process: i32| {
            let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
            // The name in brackets may have blanks and brackets of its own.
            let (_, rest) = stat.rsplit_once(')')?;
            let parent = rest.split_whitespace().nth(1)?.parse().ok()?;
            Some((process, parent))
        });
        pairs.collect()
    }

    fn resident_pages(process: i32) -> Option<u64> {
        let pages = fs::read_to_string(format!("/proc/{process}/statm")).ok()?;
        pages.split_whitespace().nth(1)?.parse().ok()
    }

    /// A device, and the number of a file on it.
    type File = (u64, u64);

    /// The files without a name (`memfd_create`) and those of `/dev/shm` that a process has open, with their bytes: they fill
    /// memory even where nobody has them in view.
    fn files_in_memory(process: i32) -> impl Iterator<Item = (File, u64)> {
        let open = fs::read_dir(format!("/proc/{process}/fd"));
        open.into_iter().flatten().flatten().filter_map(|entry| {
            let target = fs::read_link(entry.path()).ok()?;
            let target = target.as_os_str().as_encoded_bytes();
            let is_in_memory = target.starts_with(b"/memfd:") || target.starts_with(b"/dev/shm/");
            let file = fs::metadata(entry.path()).ok().filter(|_| is_in_memory)?;
            // Blocks of 512 bytes, whatever the file system.
            Some(((file.dev(), file.ino()), file.blocks().saturating_mul(512)))
        })
    }
}

#[cfg(target_os = "linux")]
pub(super) use linux::{adopt, end_orphans, memory};

#[cfg(not(target_os = "linux"))]
pub(super) fn adopt() {}

#[cfg(not(target_os = "linux"))]
pub(super) fn end_orphans() {}

#[cfg(not(target_os = "linux"))]
pub(super) fn memory() -> u64 {
    0
}
