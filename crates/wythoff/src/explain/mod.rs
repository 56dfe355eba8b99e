//! Explanations: why a position is won or lost, with the player's own numbers.
//!
//! An explanation is data: a tree of [`Step`]s, each a claim with its numbers, a [`Certificate`] that checks by
//! itself, and the steps it rests on. Its words, the theorems' proofs among them, are in the crate `wythoff-show`.
//!
//! ```
//! use wythoff::{Effort, NamedGame, Play, Position, UBig, explain};
//! let position = Position(vec![UBig::from(5u8), UBig::from(8u8)]);
//! let game = NamedGame::wythoff(UBig::ZERO);
//! let explanation = explain::explain(&game, Play::Normal, &position, None, &mut Effort::default())?;
//! assert!(explanation.outcome().is_win());
//! assert!(explanation.certificates().all(|certificate| certificate.checks()));
//! # Ok::<(), explain::ExplainError>(())
//! ```

use dashu_int::UBig;

use crate::effort::Effort;
use crate::games::NamedGame;
use crate::position::{Play, Position};
use crate::solve::sum::{Part, Sum};

mod against;
mod certificate;
mod error;
mod explanation;
mod family;
pub mod games;
mod position;
mod step;
pub mod sum;
mod theorem_name;

pub use certificate::{Certificate, Valued};
pub use error::ExplainError;
pub use explanation::{Explanation, Subject};
pub use step::{Claim, Common, SearchedOption, Step};
pub use theorem_name::TheoremName;

/// Explains a position: who wins, why, every winning move and why what it leaves is lost, or why every move fails.
///
/// `against` is a position one move away: what becomes of that move, and the reply that wins against it.
pub fn explain(
    game: &NamedGame,
    play: Play,
    position: &Position<UBig>,
    against: Option<&Position<UBig>>,
    effort: &mut Effort<'_>,
) -> Result<Explanation, ExplainError> {
    let part = Part {
        game: game.clone().into(),
        position: position.clone(),
    };
    position::explain(&part, play, against, effort)
}

/// Explains a sum by the Grundy values of its parts; `against` is the sum after a move.
pub fn explain_sum(
    sum: &Sum,
    play: Play,
    against: Option<&Sum>,
    effort: &mut Effort<'_>,
) -> Result<Explanation, ExplainError> {
    match (sum.parts(), against.map(Sum::parts)) {
        // A sum of one part is just a position.
        ([part], None) => position::explain(part, play, None, effort),
        ([part], Some([to])) if part.game == to.game => {
            position::explain(part, play, Some(&to.position), effort)
        }
        _ => sum::explain(sum, play, against, effort),
    }
}
