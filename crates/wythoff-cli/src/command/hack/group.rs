//! A process with all its children: how to end them.

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

/// Ends the process and its children; whoever has left its group is left to `tree`.
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

#[cfg(unix)]
fn number(child: &Child) -> rustix::process::Pid {
    rustix::process::Pid::from_child(child)
}
