//! Answers by whatever reaches them: a theorem, known Grundy values, or search for any rules.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use crate::answer::{Answer, Moves, Value};
use crate::effort::Effort;
use crate::game::{Game, SolveError, Valued, in_words};
use crate::position::{Outcome, Play, Position};

pub mod board;
pub mod by_rules;
mod by_search;
pub mod decimal;
#[cfg(feature = "serde")]
pub mod document;
mod front;
pub mod search;
mod shipped;
pub mod sum;
mod zero;

/// Who wins a position, every winning move, and what the answer rests on.
///
/// A theorem answers if there is one for the game, else a known Grundy value, else a search.
///
/// ```
/// use wythoff::{Effort, Outcome, Position, parse_game, Play, solve};
/// let game = parse_game("nim")?.rules(Play::Normal);
/// let answer = solve::analyse(&*game, &Position::from([3, 4, 5]), &mut Effort::default())?;
/// assert_eq!(answer.outcome, Outcome::Win);
/// assert_eq!(answer.moves[0].leaves.to_string(), "(1, 4, 5)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn analyse(
    game: &dyn Game,
    position: &Position<UBig>,
    effort: &mut Effort<'_>,
) -> Result<Answer, SolveError> {
    let piles = position.piles();
    game.check(piles)?;
    let most = affordable(effort.most_moves, piles);
    if let Some(theorem) = game.closed_form() {
        // From a lost position no move wins, and deciding is cheaper than looking for one.
        let outcome = theorem.outcome(piles);
        let moves = match outcome {
            Outcome::Loss => Moves::new(most),
            Outcome::Win => theorem.winning_moves(piles, most),
        };
        return Ok(Answer::new(outcome, moves, theorem.evidence()));
    }
    if game.play() == Play::Normal
        && let Some(valued) = game.valued(piles, effort)?
    {
        let moves = valued.options_of_value(&UBig::ZERO, most)?;
        let value = value(&*valued);
        let outcome = Outcome::from_lost(value.grundy.is_zero());
        let answer = Answer::new(outcome, moves, value.evidence.clone());
        return Ok(Answer {
            value: Some(value),
            ..answer
        });
    }
    by_search::analyse(game, &in_words(piles)?, effort)
}

fn value(valued: &dyn Valued) -> Value {
    Value {
        grundy: valued.value(),
        evidence: valued.evidence(),
    }
}

/// A position with its Grundy value, ready to be a part of a sum; normal play only.
///
/// ```
/// use wythoff::{Effort, Play, Position, UBig, parse_game, solve};
/// let game = parse_game("fibonacci")?.rules(Play::Normal);
/// let position = Position::from([12]);
/// let valued = solve::valued(&*game, &position, &mut Effort::default())?;
/// assert_eq!(valued.value(), UBig::from(6u8));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn valued<'a>(
    game: &'a dyn Game,
    position: &'a Position<UBig>,
    effort: &mut Effort<'_>,
) -> Result<Box<dyn Valued + 'a>, SolveError> {
    if game.play() == Play::Misere {
        return Err(SolveError::MisereHasNoGrundyValue);
    }
    let piles = position.piles();
    game.check(piles)?;
    let found = match game.valued(piles, effort) {
        Ok(None) => in_words(piles)
            .and_then(|piles| by_search::valued(game, &piles, effort))
            .map(|valued| Box::new(valued) as Box<dyn Valued>),
        Ok(Some(valued)) => Ok(valued),
        Err(error) => Err(error),
    };
    found.or_else(|error| match zero::by_theorem(game, piles, error) {
        Ok(zero) => Ok(Box::new(zero) as Box<dyn Valued>),
        Err(error) => Err(error),
    })
}

/// So many moves from a position at most that the results, each about as long, fit in a quarter of a gigabyte.
fn affordable(most: usize, piles: &[UBig]) -> usize {
    let bytes: usize = piles.iter().map(|pile| 32 + pile.bit_len() / 8).sum();
    most.min(((1 << 28) / bytes.max(1)).max(1))
}
