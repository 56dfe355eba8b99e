//! A move the player asks about: whether it is one, and the reply that wins against it.

use dashu_int::UBig;

use super::error::ExplainError;
use super::legal;
use super::moves::Move;
use super::position::Explainer;
use super::step::{Common, Step};
use crate::effort::Effort;
use crate::game::Game;
use crate::games::NamedGame;
use crate::position::Position;
use crate::solve;

/// The position after a move, as the rules write it, or why there is no such move.
pub(super) fn after(
    game: &NamedGame,
    rules: &dyn Game,
    before: &[UBig],
    after: &[UBig],
) -> Result<Vec<UBig>, ExplainError> {
    rules.check(after).map_err(ExplainError::AgainstPosition)?;
    Ok(legal::moved(game, before, after)?)
}

/// What becomes of the move: the reply that wins, or that there is none.
pub(super) fn step(
    explainer: &Explainer<'_>,
    before: &[UBig],
    after: Vec<UBig>,
    effort: &mut Effort<'_>,
) -> Result<Step, ExplainError> {
    let most_moves = std::mem::replace(&mut effort.most_moves, 1);
    let analysis = solve::analyse(&*explainer.rules, &Position(after.clone()), effort);
    effort.most_moves = most_moves;
    let analysis = analysis?;
    let reply = analysis.winning_moves.first();
    let reasons = reply.map(|reply| explainer.leaves(&after, reply.piles()));
    let wins = analysis.outcome.is_loss();
    let claim = Common::Against {
        action: Move::between(explainer.game, before, &after),
        position: after.clone(),
        wins,
    };
    let test = explainer.family.test(&after).filter(|_| wins);
    Ok(Step::new(claim)
        .certified(test)
        .because(reasons.into_iter().collect()))
}
