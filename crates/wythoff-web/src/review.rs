//! Where a win was thrown away, and what would have won.

use serde::Serialize;
use wythoff::Language;

use crate::game_state::{Choice, choice};
use crate::opponent::know;
use crate::setup::{Move, Setup};

/// A move of a finished game, looked at again.
#[derive(Debug, Serialize)]
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
pub fn review(setup: &Setup, moves: &[Move], language: Language) -> Result<Vec<Looked>, String> {
    let mut table = setup.lay_out(language)?;
    let mut looked = Vec::new();
    let mut known = know(&table, language)?;
    for to in moves {
        let words = choice(&table, to.clone(), language).words;
        let all = table.moves();
        let first = known.winning.iter().find(|to| all.contains(to)).cloned();
        let better = first.map(|to| choice(&table, to, language));
        let was_won = known.outcome.is_win();
        table.make(to, language)?;
        known = know(&table, language)?;
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
