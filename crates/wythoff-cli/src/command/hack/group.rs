//! A process with all its children: how to end them, and how much memory they get.

use std::io;
use std::process::{Child, Command};

#[cfg(unix)]
pub(super) fn prepare(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    // A group of its own, so that children die with it, and Ctrl-C reaches only us.
    command.process_group(0);
}

#[cfg(not(unix))]
pub(super) fn prepare(_command: &mut Command) {}

/// Whether the process has ended. It is not waited for yet, so its number still belongs to it.
#[cfg(unix)]
pub(super) fn has_ended(child: &mut Child) -> io::Result<bool> {
    use rustix::process::{WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
    Ok(waitid(WaitId::Pid(number(child)), options)?.is_some())
}

#[cfg(not(unix))]
pub(super) fn has_ended(child: &mut Child) -> io::Result<bool> {
    Ok(child.try_wait()?.is_some())
}

/// Ends the process and its children, but for one that has left its group.
#[cfg(unix)]
pub(super) fn kill(child: &mut Child) {
    use rustix::process::{Signal, kill_process_group};
    // An error: there is nobody left.
    let _ = kill_process_group(number(child), Signal::KILL);
}

#[cfg(not(unix))]
pub(super) fn kill(child: &mut Child) {
    let _ = child.kill();
}

/// Lets the process have so many bytes of memory to write to; only Linux knows how to do this to another process.
///
/// It runs already, but has had no input yet. Address space alone is not counted: Java asks for more than it needs.
#[cfg(target_os = "linux")]
pub(super) fn limit_memory(child: &Child, bytes: u64) -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, prlimit};
    let limit = Rlimit {
        current: Some(bytes),
        maximum: Some(bytes),
    };
    match prlimit(Some(number(child)), Resource::Data, limit) {
        // It has ended already.
        Err(rustix::io::Errno::SRCH) => Ok(()),
        done => Ok(done.map(|_| ())?),
    }
}

#[cfg(not(target_os = "linux"))]
pub(super) fn limit_memory(_child: &Child, _bytes: u64) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn number(child: &Child) -> rustix::process::Pid {
    rustix::process::Pid::from_child(child)
}
