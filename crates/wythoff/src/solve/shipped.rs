//! Games with the theorems about their values that come with the library, given by a name or by rules that mean the same.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use dashu_int::UBig;

use super::by_rules::theorem::ByTheorem;
use crate::answer::SolveError;
use crate::effort::Effort;
use crate::game::{ClosedForm, Game, IllegalMove, Move, PositionError, Valued};
use crate::games::NamedGame;
use crate::position::{Play, Visitor};
use crate::prove::{GrundyTheorem, shipped_values, wythoff_k};
use crate::rules::Rules;

/// Of smaller piles the game itself has a table, which also knows larger values.
const SMALL: u16 = 8192;

/// The theorem about the values of a game, if one comes with the library.
pub(super) fn shipped(game: &NamedGame) -> Option<Arc<GrundyTheorem>> {
    shipped_values(u16::try_from(game.wythoff_k()?).ok()?)
}

/// The theorem about the values of the game that these rules are, if one comes with the library.
pub(super) fn shipped_by_rules(rules: &Rules) -> Option<Arc<GrundyTheorem>> {
    shipped_values(wythoff_k(rules)?)
}

/// The rules of a game, with the theorem about its values if one comes with the library.
pub(super) fn with_values(game: &NamedGame, play: Play) -> Box<dyn Game> {
    let rules = game.rules(play);
    match game.wythoff_k().filter(|_| play == Play::Normal) {
        Some(_) => Box::new(WithValues {
            rules,
            game: game.clone(),
            theorem: OnceLock::new(),
        }),
        None => rules,
    }
}

/// A game, and what is proved of its values.
#[derive(Debug)]
struct WithValues {
    rules: Box<dyn Game>,
    game: NamedGame,
    /// Read when a value is asked for: that takes longer than to say who wins.
    theorem: OnceLock<Option<Arc<GrundyTheorem>>>,
}

impl WithValues {
    fn theorem(&self) -> Option<&GrundyTheorem> {
        self.theorem.get_or_init(|| shipped(&self.game)).as_deref()
    }
}

impl Game for WithValues {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        self.rules.visit_options(from, visit)
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        self.rules.legal(before, after)
    }

    fn play(&self) -> Play {
        self.rules.play()
    }

    fn pile_count(&self) -> Option<usize> {
        self.rules.pile_count()
    }

    fn check(&self, position: &[UBig]) -> Result<(), PositionError> {
        self.rules.check(position)
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        self.rules.simplify(position);
    }

    fn closed_form(&self) -> Option<&dyn ClosedForm> {
        self.rules.closed_form()
    }

    fn valued<'a>(
        &'a self,
        position: &'a [UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        if position.iter().any(|pile| *pile >= UBig::from(SMALL))
            && let Some(theorem) = self.theorem()
            && let Some(valued) = ByTheorem::new(theorem, position)
        {
            return Ok(Some(Box::new(valued)));
        }
        // Out of reach of tables and rows, what the theorem does not know is what is missing.
        (self.rules.valued(position, effort)).map_err(|error| {
            let is_far = matches!(error, SolveError::RowTooFar { .. });
            let theorem = is_far.then(|| self.theorem()).flatten();
            match theorem.and_then(GrundyTheorem::most) {
                Some(most) => SolveError::ValueAbove { most },
                None => error,
            }
        })
    }
}
