//! A move the player asks about: whether it is one, and the reply that wins against it.

use dashu_int::UBig;

use super::error::ExplainError;
use super::position::Explainer;
use super::step::{Common, Step};
use crate::effort::Effort;
use crate::game::{Game, Move};
use crate::position::Position;
use crate::solve;

/// The move that leads to a position, or why there is none.
pub(super) fn moved(
    rules: &dyn Game,
    before: &[UBig],
    after: &[UBig],
) -> Result<Move, ExplainError> {
    rules.check(after).map_err(ExplainError::AgainstPosition)?;
    Ok(rules.legal(before, after)?)
}

/// What becomes of the move: the reply that wins, or that there is none.
pub(super) fn step(
    explainer: &Explainer<'_>,
    before: &[UBig],
    action: Move,
    effort: &mut Effort<'_>,
) -> Result<Step, ExplainError> {
    let after = action.applied_to(before);
    let most_moves = std::mem::replace(&mut effort.most_moves, 1);
    let answer = solve::analyse(&*explainer.rules, &Position(after.clone()), effort);
    effort.most_moves = most_moves;
    let answer = answer?;
    let reply = answer.moves.first();
    let reasons = reply.map(|reply| explainer.leaves(&after, reply.leaves.piles()));
    let wins = answer.outcome.is_loss();
    let test = explainer.family.test(&after).filter(|_| wins);
    let claim = Common::Against {
        action,
        position: after,
        wins,
    };
    Ok(Step::new(claim)
        .certified(test)
        .because(reasons.into_iter().collect()))
}
