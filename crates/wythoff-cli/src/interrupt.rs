//! Ctrl-C: asks a long run to write its checkpoint and end.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);
static AT_ONCE: AtomicBool = AtomicBool::new(false);

/// What a shell is told of a run that was interrupted: 128 and the number of the signal.
pub(crate) const STATUS: u8 = 130;

/// From now on the first Ctrl-C is a request, and the second ends the run at once.
pub(crate) fn listen() {
    // If no handler can be set, Ctrl-C ends the run as it always did: at most the last interval is lost.
    let _ = ctrlc::set_handler(|| {
        if ASKED.swap(true, Ordering::Relaxed) || AT_ONCE.load(Ordering::Relaxed) {
            std::process::exit(STATUS.into());
        }
    });
}

/// From now on the first Ctrl-C ends the run: there is nothing to be kept, and it may be waiting for input.
pub(crate) fn end_at_once() {
    AT_ONCE.store(true, Ordering::Relaxed);
}

/// Whether the user has asked to stop.
pub(crate) fn is_asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// What a watch says that cares for nothing else.
pub(crate) fn go_on() -> ControlFlow<()> {
    match is_asked() {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    }
}
