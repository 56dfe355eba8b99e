//! The game asked for with `--game` and `-k`.

use wythoff::{NamedGame, UBig};

use crate::failure::Failure;
use wythoff_show::Message;

/// The game; Wythoff's, with this k, where none is named or where that is the name.
pub(super) fn asked(game: Option<&NamedGame>, k: Option<&UBig>) -> Result<NamedGame, Failure> {
    let usual = NamedGame::wythoff(UBig::ZERO);
    match (game, k) {
        (Some(game), None) => Ok(game.clone()),
        (None, k) => Ok(NamedGame::wythoff(k.cloned().unwrap_or_default())),
        (Some(game), Some(k)) if *game == usual => Ok(NamedGame::wythoff(k.clone())),
        (Some(game), Some(_)) => {
            let message = Message::new("error-k-with-game").with("game", game.to_string());
            Err(Failure::Usage(message))
        }
    }
}
