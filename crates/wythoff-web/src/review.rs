//! Where a win was thrown away, and what would have won.

use serde::Serialize;
use ts_rs::TS;
use wythoff_show::{Message, Texts};

use crate::game_state::{Choice, choice};
use crate::opponent::{know, winning};
use crate::question::Played;

/// A move of a finished game, looked at again.
#[derive(Debug, Serialize, TS)]
pub struct Looked {
    words: String,
    /// Whether the player who made it could have won.
    was_won: bool,
    /// Whether it kept the win.
    kept: bool,
    /// What would have won, one of the moves.
    better: Option<Choice>,
}

/// Every move of a game, in order.
pub fn review(game: &Played, texts: &Texts) -> Result<Vec<Looked>, Message> {
    let mut table = game.setup.lay_out()?;
    let mut looked = Vec::new();
    let mut known = know(&table)?;
    for to in &game.moves {
        let words = choice(&table, to.clone(), texts).words;
        let first = winning(&known, &table.moves()).into_iter().next();
        let better = first.map(|to| choice(&table, to, texts));
        let was_won = known.outcome.is_win();
        table.make(to)?;
        known = know(&table)?;
        let kept = was_won && known.outcome.is_loss();
        looked.push(Looked {
            words,
            was_won,
            kept,
            better: better.filter(|_| was_won && !kept),
        });
    }
    Ok(looked)
}
