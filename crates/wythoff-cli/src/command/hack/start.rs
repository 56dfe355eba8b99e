//! How a program is started so that its limits hold before its first instruction.
//!
//! On Linux this program starts itself, and that second self takes the limits, enters the control group if there is one, asks to be ended with its parent (also when the parent
//! is killed and can clean up nothing), and becomes the program. A limit that is set from outside comes too late for a program that
//! takes its memory at once.

use std::process::Command;

/// The command that runs the program, and what is needed to understand that it could not be started.
pub(super) struct Start {
    pub(super) command: Command,
    #[cfg(target_os = "linux")]
    token: String,
}

#[cfg(target_os = "linux")]
mod linux {
    use std::ffi::{OsStr, OsString};
    use std::fs;
    use std::hash::{BuildHasher, Hasher, RandomState};
    use std::io;
    use std::os::unix::process::CommandExt;
    use std::path::PathBuf;
    use std::process::Command;

    use rustix::process::{
        Pid, Resource, Rlimit, Signal, getpid, getppid, set_parent_process_death_signal, setrlimit,
    };

    use super::Start;
    use crate::command::hack::control_group::ControlGroup;
    use crate::itself;

    /// The first word of the second self; nobody types it.
    const WORD: &str = "\u{1}start";
    /// The shells' code for a command that was not found.
    const NOT_STARTED: u8 = 127;

    impl Start {
        pub(in super::super) fn new(
            words: &[OsString],
            memory: Option<u64>,
            group: Option<&ControlGroup>,
        ) -> Self {
            // The program cannot know it, so it cannot pretend that it was not started.
            let token = format!("{:016x}", RandomState::new().build_hasher().finish());
            let memory = memory.map_or(String::new(), |bytes| bytes.to_string());
            let parent = getpid().as_raw_nonzero().to_string();
            let mut command = itself::command();
            command.args([WORD, &token, &parent, &memory]);
            command.arg(group.map_or_else(PathBuf::new, ControlGroup::entrance));
            command.args(words);
            Self { command, token }
        }

        /// Why the program could not be started, if what was complained about says so.
        pub(in super::super) fn failure(&self, complaint: &str) -> Option<io::Error> {
            let code = complaint.strip_prefix(&self.token)?.trim().parse().ok()?;
            Some(io::Error::from_raw_os_error(code))
        }
    }

    /// The second self: becomes the program, and comes back only if that is not possible.
    pub(crate) fn second_self(words: &[OsString]) -> Option<u8> {
        let [
            _,
            word,
            token,
            parent,
            memory,
            entrance,
            program,
            arguments @ ..,
        ] = words
        else {
            return None;
        };
        if word != WORD {
            return None;
        }
        if !entrance.is_empty() {
            // Where it is not let in, the other limits hold.
            let _ = fs::write(entrance, "0");
        }
        let error = become_program(parent, memory, Command::new(program).args(arguments));
        eprintln!(
            "{}{}",
            token.to_string_lossy(),
            error.raw_os_error().unwrap_or_default()
        );
        Some(NOT_STARTED)
    }

    fn become_program(parent: &OsStr, memory: &OsStr, program: &mut Command) -> io::Error {
        if let Err(error) = set_parent_process_death_signal(Some(Signal::KILL)) {
            return error.into();
        }
        // A parent that ended before the line above will not end us any more.
        let expected: Option<i32> = parent.to_str().and_then(|parent| parent.parse().ok());
        if expected.and_then(Pid::from_raw) != getppid() {
            return rustix::io::Errno::CHILD.into();
        }
        // Address space alone is not counted: Java asks for more than it needs.
        let bytes: Option<u64> = memory.to_str().and_then(|memory| memory.parse().ok());
        if bytes.is_some() {
            let limit = Rlimit {
                current: bytes,
                maximum: bytes,
            };
            if let Err(error) = setrlimit(Resource::Data, limit) {
                return error.into();
            }
        }
        program.exec()
    }
}

#[cfg(target_os = "linux")]
pub(crate) use linux::second_self;

#[cfg(not(target_os = "linux"))]
impl Start {
    /// No limit of memory: only Linux is asked for one.
    pub(super) fn new(
        words: &[std::ffi::OsString],
        _memory: Option<u64>,
        _group: Option<&super::control_group::ControlGroup>,
    ) -> Self {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]);
        Self { command }
    }

    pub(super) fn failure(&self, _complaint: &str) -> Option<std::io::Error> {
        None
    }
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn second_self(_words: &[std::ffi::OsString]) -> Option<u8> {
    None
}
