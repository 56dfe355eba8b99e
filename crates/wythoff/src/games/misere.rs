//! The same rules in misère play, where nothing but the rules is known of it.

use std::ops::ControlFlow;

use dashu_int::UBig;

use crate::game::{Game, IllegalMove, Move, PositionError, Visitor};
use crate::position::Play;

/// A game in misère play: taking the last stone loses.
///
/// Grundy values say nothing about misère play, and no closed form of the game is used: its positions are searched.
#[derive(Debug, Clone)]
pub struct Misere<G>(pub G);

/// The game as it is, or in misère play.
pub(super) fn in_play(game: impl Game + 'static, play: Play) -> Box<dyn Game> {
    match play {
        Play::Normal => Box::new(game),
        Play::Misere => Box::new(Misere(game)),
    }
}

impl<G: Game> Game for Misere<G> {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        self.0.visit_options(from, visit)
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        self.0.legal(before, after)
    }

    fn play(&self) -> Play {
        Play::Misere
    }

    fn pile_count(&self) -> Option<usize> {
        self.0.pile_count()
    }

    fn check(&self, position: &[UBig]) -> Result<(), PositionError> {
        self.0.check(position)
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        self.0.simplify(position);
    }
}
