//! Every move of a game looked at again: was it winning, and what would have won?

use wythoff::{Answer, Outcome};

use super::game::{Made, Playing, Side, action};
use super::words;
use crate::console::Console;

/// What a move was worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It kept a won game won.
    Won,
    /// It threw a win away; this would have won, in words.
    ThrownAway { better: Option<String> },
    /// The position was lost whatever was done.
    Lost,
    /// Nobody knows.
    Unknown,
}

/// A move looked at again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Looked {
    pub(super) side: Side,
    pub(super) words: String,
    pub(super) verdict: Verdict,
}

/// Every move of a game, in order; `know` says who wins the position on the table of a game.
pub(super) fn review(
    game: &Playing,
    know: impl Fn(&Playing) -> Option<Answer>,
    console: &Console,
) -> Vec<Looked> {
    let mut again = Playing::new(game.start().clone(), game.play(), game.first());
    let mut known = know(&again);
    let mut looked = Vec::new();
    for (before, made) in game.made() {
        again.make(&made.to).expect("it was made before");
        let after = know(&again);
        looked.push(Looked {
            side: made.side,
            words: words::of_move(before, made, console),
            verdict: match (&known, &after) {
                (Some(known), _) if known.outcome == Outcome::Loss => Verdict::Lost,
                (Some(_), Some(after)) if after.outcome == Outcome::Loss => Verdict::Won,
                (Some(known), Some(_)) => Verdict::ThrownAway {
                    better: known.moves.first().and_then(|to| {
                        let part = &before.parts()[to.part];
                        let action = action(part, game.play(), to).ok()?;
                        let (side, to) = (made.side, to.clone());
                        Some(words::of_move(before, &Made { side, to, action }, console))
                    }),
                },
                _ => Verdict::Unknown,
            },
        });
        known = after;
    }
    looked
}
