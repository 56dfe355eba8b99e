//! The moves there are, one by one.

use std::ops::ControlFlow;

use wythoff::{MoveTo, Part, Play, Position, Sum, UBig};

/// No more moves than this are looked at: piles may be so large that nobody could wait for all.
const MOST_VISITED: usize = 2_000_000;

/// Shows every move from a position, part by part, as what it leaves there; perhaps one more than once.
pub(super) fn visit(
    sum: &Sum,
    play: Play,
    visit: &mut dyn FnMut(usize, &[u64]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut left = MOST_VISITED;
    for (number, part) in sum.parts().iter().enumerate() {
        let rules = part.game.rules(play);
        rules.visit_options(&in_words(part), &mut |leaves| {
            if left == 0 {
                return ControlFlow::Break(());
            }
            left -= 1;
            visit(number, leaves)
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether there is a move.
pub(super) fn is_any(sum: &Sum, play: Play) -> bool {
    visit(sum, play, &mut |_, _| ControlFlow::Break(())).is_break()
}

/// The moves, each once, in order; at most so many, and whether there are more.
pub(super) fn listed(sum: &Sum, play: Play, most: usize) -> (Vec<MoveTo>, bool) {
    let mut found: Vec<(usize, Vec<u64>)> = Vec::new();
    let cut = visit(sum, play, &mut |part, leaves| {
        found.push((part, leaves.to_vec()));
        // A move may be shown twice, seldom more often.
        match found.len() < 4 * most {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    });
    found.sort();
    found.dedup();
    let more = cut.is_break() || found.len() > most;
    found.truncate(most);
    let moves = found.iter().map(|(part, leaves)| to(*part, leaves));
    (moves.collect(), more)
}

/// A move by what it leaves.
pub(super) fn to(part: usize, leaves: &[u64]) -> MoveTo {
    let leaves = Position(leaves.iter().map(|&pile| UBig::from(pile)).collect());
    MoveTo { part, leaves }
}

/// The piles in machine words: a game refuses moves to piles of more than 2^40.
pub(super) fn in_words(part: &Part) -> Vec<u64> {
    let piles = part.position.piles().iter();
    let words = piles.map(|pile| u64::try_from(pile).expect("at most 2^40"));
    words.collect()
}
