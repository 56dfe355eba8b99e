//! The folder in which proofs are kept from one run to the next.

use std::env;
use std::path::PathBuf;

/// `$XDG_CACHE_HOME/wythoff` or `~/.cache/wythoff`.
pub(crate) fn folder() -> Option<PathBuf> {
    let set = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let cache = set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache")));
    Some(cache?.join("wythoff"))
}
