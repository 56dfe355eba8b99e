//! Stones picked up from piles, as a move.

use std::ops::ControlFlow;

use wythoff::games::Layout;
use wythoff::{IllegalMove, MoveTo, Part, Play, Position, Sum, UBig};

use super::game::NoMove;
use super::options::{self, in_words};

/// How the stones of a part lie, and so how they are taken.
pub(super) fn layout(part: &Part) -> Layout {
    match (part.game.named(), part.game.by_rules()) {
        (Some(named), _) => named.layout(),
        // Where piles may grow, what is taken does not say what is left.
        (None, Some(game)) if game.rules().measure().is_some() && game.rules().memory() == 0 => {
            Layout::List
        }
        (None, _) => Layout::Piles,
    }
}

/// How many of the numbers of a position are piles; the others say what may be done.
pub(super) fn piles_of(part: &Part) -> usize {
    let numbers = part.position.piles().len();
    match (layout(part), part.game.by_rules()) {
        (Layout::Limit, _) => numbers.min(1),
        (_, Some(game)) => numbers - game.rules().memory(),
        _ => numbers,
    }
}

/// The move that takes so many from each pile of a part; on stairs it takes them one down.
pub(super) fn taken(
    sum: &Sum,
    play: Play,
    part: usize,
    amounts: &[UBig],
) -> Result<MoveTo, NoMove> {
    let from = &sum.parts()[part];
    let piles = &from.position.piles()[..piles_of(from)];
    if piles.len() != amounts.len() {
        let (before, after) = (piles.len(), amounts.len());
        return Err(NoMove::Illegal(IllegalMove::PileCount { before, after }));
    }
    if amounts.iter().all(UBig::is_zero) {
        return Err(NoMove::Illegal(IllegalMove::Nothing));
    }
    if let Some((most, taken)) = piles.iter().zip(amounts).find(|(most, taken)| taken > most) {
        let (taken, most) = (taken.clone(), most.clone());
        return Err(NoMove::Illegal(IllegalMove::TooMuch { taken, most }));
    }
    let mut leaves: Vec<UBig> = piles.iter().zip(amounts).map(|(a, x)| a - x).collect();
    if layout(from) == Layout::Stairs {
        // What goes down from the lowest stair is gone.
        for stair in 1..amounts.len() {
            leaves[stair - 1] += &amounts[stair];
        }
    }
    if from
        .game
        .by_rules()
        .is_some_and(|game| game.rules().memory() > 0)
    {
        return remembering(from, play, part, amounts, leaves);
    }
    let leaves = Position(leaves);
    Ok(MoveTo { part, leaves })
}

/// The rules say what is in memory after taking these amounts.
fn remembering(
    from: &Part,
    play: Play,
    part: usize,
    amounts: &[UBig],
    leaves: Vec<UBig>,
) -> Result<MoveTo, NoMove> {
    let mut found = None;
    let _ = from
        .game
        .rules(play)
        .visit_options(&in_words(from), &mut |option| {
            let same = leaves.iter().zip(option);
            if same
                .into_iter()
                .all(|(left, &option)| *left == UBig::from(option))
            {
                found = Some(options::to(part, option));
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
    let taken = amounts.to_vec();
    found.ok_or(NoMove::Illegal(IllegalMove::NoClause { taken }))
}
