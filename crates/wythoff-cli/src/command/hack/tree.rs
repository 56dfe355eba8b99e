//! All that a program has started, whether it stayed in its group or not; only Linux tells.
//!
//! A process whose parent has ended gets a new one: the nearest ancestor that has asked for such orphans, which is this program. So
//! nobody who began below it can get away from it, neither by `setsid` nor by forking twice.

#[cfg(target_os = "linux")]
mod linux {
    use std::collections::HashMap;
    use std::fs;

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

    /// How many bytes all of them have in memory; a page that two share counts twice.
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
        let below = parents.keys().filter(|&&process| is_below(process));
        let pages: u64 = below.filter_map(|process| resident_pages(*process)).sum();
        pages.saturating_mul(rustix::param::page_size() as u64)
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
