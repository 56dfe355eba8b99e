//! Two long computations at the same time.

use std::thread;

/// Does both, the first in a thread of its own if `apart` and if the machine has threads (a web page has none).
pub(crate) fn together<A: Send, B>(
    apart: bool,
    first: impl Fn() -> A + Sync,
    second: impl FnOnce() -> B,
) -> (A, B) {
    let is_alone = || !thread::available_parallelism().is_ok_and(|count| count.get() > 1);
    if cfg!(target_family = "wasm") || !apart || is_alone() {
        return (first(), second());
    }
    thread::scope(|scope| {
        let thread = thread::Builder::new().spawn_scoped(scope, &first);
        let second = second();
        let first = match thread.map(thread::ScopedJoinHandle::join) {
            Ok(Ok(value)) => value,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            Err(_) => first(),
        };
        (first, second)
    })
}
