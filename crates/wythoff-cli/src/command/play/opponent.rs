//! Moves of the opponents: perfect, or careless now and then.

use std::ops::ControlFlow;

use clap::ValueEnum;
use wythoff::games::Layout;
use wythoff::{Answer, MoveTo, Outcome, Play, Sum};

use super::dice::Dice;
use super::hand::{layout, piles_of};
use super::options::{self, in_words};

/// Whom one plays against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Opponent {
    /// Always makes a winning move if there is one.
    Perfect,
    /// Perfect, and says why.
    Teacher,
    /// Every other move is any move.
    Careless,
    /// Another person at the same table; nobody answers.
    Person,
}

/// The move of an opponent who knows this of the position, or knows nothing; `None` if there is no move.
pub(super) fn choose(
    opponent: Opponent,
    sum: &Sum,
    play: Play,
    known: Option<&Answer>,
    dice: &mut Dice,
) -> Option<MoveTo> {
    let is_thoughtless = opponent == Opponent::Careless && dice.below(2) == 0;
    match known.filter(|_| !is_thoughtless) {
        None => any(sum, play, dice),
        Some(known) if known.outcome == Outcome::Win && !known.moves.is_empty() => {
            let one = dice.below(known.moves.len() as u64) as usize;
            known.moves.get(one).cloned()
        }
        Some(_) => slowest(sum, play, dice),
    }
}

fn any(sum: &Sum, play: Play, dice: &mut Dice) -> Option<MoveTo> {
    best(sum, play, dice, |_, _| 0)
}

/// One of the moves that leave the most stones: who is lost makes it last.
pub(super) fn slowest(sum: &Sum, play: Play, dice: &mut Dice) -> Option<MoveTo> {
    // What is left is compared with what was there, so that all parts count alike: at most 2^40 stones in each of a
    // few thousand piles, far below 2^63.
    let parts = sum.parts().iter();
    let counted: Vec<usize> = parts
        .clone()
        .map(|part| match layout(part) {
            Layout::Row => usize::MAX,
            _ => piles_of(part),
        })
        .collect();
    let stones: Vec<i64> = parts
        .zip(&counted)
        .map(|(part, counted)| count(&in_words(part), *counted))
        .collect();
    best(sum, play, dice, |part, leaves| {
        count(leaves, counted[part]) - stones[part]
    })
}

fn count(piles: &[u64], counted: usize) -> i64 {
    let piles = piles.iter().take(counted);
    piles.map(|&pile| pile as i64).sum()
}

/// One of the moves with the highest score, each as likely.
fn best(
    sum: &Sum,
    play: Play,
    dice: &mut Dice,
    score: impl Fn(usize, &[u64]) -> i64,
) -> Option<MoveTo> {
    let mut chosen: Option<(i64, MoveTo)> = None;
    let mut equal = 0;
    let _ = options::visit(sum, play, &mut |part, leaves| {
        let score = score(part, leaves);
        let most = chosen.as_ref().map(|(most, _)| *most);
        equal = match most {
            Some(most) if score < most => return ControlFlow::Continue(()),
            Some(most) if score == most => equal + 1,
            _ => 1,
        };
        // The nth of those that are equal takes the place of the one before with chance 1/n.
        if dice.below(equal) == 0 {
            chosen = Some((score, options::to(part, leaves)));
        }
        ControlFlow::Continue(())
    });
    chosen.map(|(_, to)| to)
}
