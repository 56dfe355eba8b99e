//! The play convention, normal or misère, on the command line and in documents.

use wythoff::Play;

/// What the option `--misere` asks for.
pub(super) fn asked(misere: bool) -> Play {
    if misere { Play::Misere } else { Play::Normal }
}

/// The name in documents.
pub(super) fn name(play: Play) -> &'static str {
    match play {
        Play::Normal => "normal",
        Play::Misere => "misere",
    }
}
