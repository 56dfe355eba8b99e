//! A control group of the system (cgroup v2) for one run: its memory is counted by the kernel, each page once, and whoever is in it can
//! be ended at once.
//!
//! Only who may write beside the group of this program can make one: root, or a session to which systemd has given its part of the
//! tree. Elsewhere `tree` counts.

#[cfg(target_os = "linux")]
mod linux {
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::thread;
    use std::time::Duration;

    /// What the names begin with; the number of this process follows, and that of the run.
    const NAME: &str = "wythoff-hack-";
    /// How often a group whose dead are not buried yet is asked to go, a millisecond apart.
    const MOST_ROUNDS: usize = 100;

    /// A group that goes when this is dropped.
    #[derive(Debug)]
    pub(in super::super) struct ControlGroup {
        folder: PathBuf,
    }

    impl ControlGroup {
        /// A group that has so much memory; `None`: this system does not let us.
        pub(in super::super) fn new(memory: u64) -> Option<Self> {
            static PARENT: OnceLock<Option<PathBuf>> = OnceLock::new();
            let parent = PARENT.get_or_init(|| {
                let parent = parent()?;
                sweep(&parent);
                Some(parent)
            });
            Self::below(parent.as_deref()?, memory)
        }

        fn below(parent: &Path, memory: u64) -> Option<Self> {
            static RUNS: AtomicU64 = AtomicU64::new(0);
            let run = RUNS.fetch_add(1, Ordering::Relaxed);
            let folder = parent.join(format!("{NAME}{}-{run}", std::process::id()));
            fs::create_dir(&folder).ok()?;
            let group = Self { folder };
            let write = |file: &str, text: &str| fs::write(group.folder.join(file), text);
            // Without the limit the group is no use, and goes again.
            write("memory.max", &memory.to_string()).ok()?;
            // Older kernels lack these, and a system without swap the first.
            let _ = write("memory.swap.max", "0");
            let _ = write("memory.oom.group", "1");
            Some(group)
        }

        /// Whoever writes 0 here is in the group, with all that it starts.
        pub(in super::super) fn entrance(&self) -> PathBuf {
            self.folder.join("cgroup.procs")
        }

        /// Whether somebody is in it: a process that could not enter is counted elsewhere.
        pub(in super::super) fn is_entered(&self) -> bool {
            self.has("cgroup.events", "populated")
        }

        /// Whether the system has ended somebody because there was no memory left.
        pub(in super::super) fn has_run_out(&self) -> bool {
            self.has("memory.events", "oom_kill")
        }

        /// Whether the number under this name is not 0.
        fn has(&self, file: &str, name: &str) -> bool {
            let text = fs::read_to_string(self.folder.join(file)).unwrap_or_default();
            let mut lines = text.lines().filter_map(|line| line.split_once(' '));
            lines.any(|(key, number)| key == name && number.trim() != "0")
        }

        /// Ends everybody in it; that they are gone is seen when they have been waited for.
        pub(in super::super) fn kill(&self) {
            // Before Linux 5.14 there is no such file; then they are found as on other systems.
            let _ = fs::write(self.folder.join("cgroup.kill"), "1");
        }
    }

    impl Drop for ControlGroup {
        fn drop(&mut self) {
            self.kill();
            for _ in 0..MOST_ROUNDS {
                // A folder of this file system is removed with what the kernel shows in it.
                if fs::remove_dir(&self.folder).is_ok() {
                    return;
                }
                thread::sleep(Duration::from_millis(1));
            }
        }
    }

    /// The folder below which groups with a limit of memory may be made: that of this program's group, or that of all.
    fn parent() -> Option<PathBuf> {
        let groups = fs::read_to_string("/proc/self/cgroup").ok()?;
        let mounts = fs::read_to_string("/proc/self/mountinfo").ok()?;
        let own = own_folder(&groups, &mounts)?;
        // A group with processes has no groups with limits below it, but the root of the tree.
        let candidates = own.ancestors().skip(1).take(1).chain([own.as_path()]);
        let mut counting = candidates.filter(|folder| {
            let file = folder.join("cgroup.subtree_control");
            let controllers = fs::read_to_string(file).unwrap_or_default();
            controllers.split_whitespace().any(|word| word == "memory")
        });
        counting.next().map(Path::to_owned)
    }

    /// The folder of this program's group, as `/proc/self/cgroup` and `/proc/self/mountinfo` tell.
    fn own_folder(groups: &str, mounts: &str) -> Option<PathBuf> {
        let group = groups.lines().find_map(|line| line.strip_prefix("0::"))?;
        let (root, point) = mounts.lines().find_map(|line| {
            let (place, kind) = line.split_once(" - ")?;
            let is_ours = kind.split_whitespace().next() == Some("cgroup2");
            let mut words = place.split_whitespace().skip(3);
            is_ours.then_some((words.next()?, words.next()?))
        })?;
        let below = Path::new(group).strip_prefix(root).ok()?;
        Some(Path::new(point).join(below))
    }

    /// Removes what a killed program has left: its groups are empty, since those in them are ended with it.
    fn sweep(parent: &Path) {
        for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let owner = name.to_str().and_then(|name| name.strip_prefix(NAME));
            let owner = owner.and_then(|rest| rest.split('-').next());
            if owner.is_some_and(|owner| !Path::new("/proc").join(owner).exists()) {
                let _ = fs::remove_dir(entry.path());
            }
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn the_group_of_this_program_is_found_where_the_tree_is_mounted() {
            let mounts = "25 1 0:22 / /proc rw - proc proc rw\n\
                          30 25 0:26 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate\n";
            let found = own_folder("0::/user.slice/user-0.slice/session-1.scope\n", mounts);
            let expected = "/sys/fs/cgroup/user.slice/user-0.slice/session-1.scope";
            assert_eq!(found.as_deref(), Some(Path::new(expected)));
            // The older kind, and a part of the tree.
            assert_eq!(own_folder("4:memory:/a\n", mounts), None);
            let part = mounts.replace(" / /sys/fs/cgroup", " /a /groups");
            let found = own_folder("4:memory:/x\n0::/a/b\n", &part);
            assert_eq!(found.as_deref(), Some(Path::new("/groups/b")));
            assert_eq!(own_folder("0::/elsewhere\n", &part), None);
        }

        #[test]
        fn a_limit_is_written_and_what_the_system_tells_is_read() {
            let parent = tempfile::tempdir().unwrap();
            let group = ControlGroup::below(parent.path(), 1 << 20).unwrap();
            let file = |name: &str| group.folder.join(name);
            assert_eq!(fs::read_to_string(file("memory.max")).unwrap(), "1048576");
            assert!(!group.is_entered() && !group.has_run_out());
            fs::write(file("cgroup.events"), "populated 1\nfrozen 0\n").unwrap();
            fs::write(file("memory.events"), "oom 2\noom_kill 1\n").unwrap();
            assert!(group.is_entered() && group.has_run_out());
            fs::write(file("cgroup.events"), "populated 0\nfrozen 1\n").unwrap();
            fs::write(file("memory.events"), "oom 2\noom_kill 0\n").unwrap();
            assert!(!group.is_entered() && !group.has_run_out());
            // An ordinary file system does not remove a folder with its files.
            fs::remove_dir_all(&group.folder).unwrap();
        }

        #[test]
        fn what_a_killed_program_has_left_goes_and_nothing_else() {
            let parent = tempfile::tempdir().unwrap();
            let own = format!("{NAME}{}-0", std::process::id());
            // Numbers of processes are below 2^22.
            let left = format!("{NAME}99999999-3");
            for name in [&own[..], &left, "another"] {
                fs::create_dir(parent.path().join(name)).unwrap();
            }
            sweep(parent.path());
            let kept = [own.as_str(), "another"].map(|name| parent.path().join(name).exists());
            assert_eq!(
                (kept, parent.path().join(left).exists()),
                ([true; 2], false)
            );
        }
    }
}

#[cfg(target_os = "linux")]
pub(super) use linux::ControlGroup;

/// Only Linux has them.
#[cfg(not(target_os = "linux"))]
#[derive(Debug)]
pub(super) enum ControlGroup {}

#[cfg(not(target_os = "linux"))]
impl ControlGroup {
    pub(super) fn new(_memory: u64) -> Option<Self> {
        None
    }

    pub(super) fn is_entered(&self) -> bool {
        match *self {}
    }

    pub(super) fn has_run_out(&self) -> bool {
        match *self {}
    }

    pub(super) fn kill(&self) {
        match *self {}
    }
}
