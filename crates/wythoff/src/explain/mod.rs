//! Explanations: why a position is won or lost, with the player's own numbers, and the theorems behind it with proofs.
//!
//! An explanation is data first: a tree of [`Step`]s, each a claim with its numbers, a [`Certificate`] that checks by
//! itself, and the steps it rests on. It is written second: in English or Chinese, as terminal text, Markdown with LaTeX
//! formulas, an HTML fragment with MathML, or JSON.
//!
//! ```
//! use wythoff::{Effort, Language, NamedGame, Play, Position, UBig, explain};
//! let position = Position(vec![UBig::from(5u8), UBig::from(8u8)]);
//! let game = NamedGame::wythoff(UBig::ZERO);
//! let explanation = explain::explain(&game, Play::Normal, &position, None, &mut Effort::default())?;
//! assert!(explanation.outcome().unwrap().is_win());
//! assert!(explanation.certificates().all(|certificate| certificate.checks()));
//! assert!(explanation.text(Language::Chinese).contains("先手必胜"));
//! # Ok::<(), explain::ExplainError>(())
//! ```

use dashu_int::UBig;

use crate::effort::Effort;
use crate::games::NamedGame;
use crate::position::{Play, Position};
use crate::solve::sum::Sum;

mod against;
mod certificate;
mod error;
mod explanation;
mod family;
pub mod figures;
pub mod formula;
pub mod games;
mod legal;
mod moves;
pub mod page;
mod position;
mod render;
mod step;
pub mod sum;
pub mod theorems;
mod words;

pub use certificate::Certificate;
pub use error::{ExplainError, IllegalMove};
pub use explanation::{Explanation, Subject};
pub use moves::Move;
pub use render::{Format, Numbers};
pub use step::{Claim, Common, Step};
pub use theorems::{TheoremName, theorem};

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
    position::explain(game, play, position, against, effort)
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
        ([part], None) => explain(&part.game, play, &part.position, None, effort),
        ([part], Some([to])) if part.game == to.game => {
            explain(&part.game, play, &part.position, Some(&to.position), effort)
        }
        _ => sum::explain(sum, play, against, effort),
    }
}
