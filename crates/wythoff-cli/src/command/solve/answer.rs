//! A position with its answer.

use std::ops::ControlFlow;

use wythoff::{
    Analysis, Effort, Evidence, Game, NamedGame, Outcome, Play, Position, SolveError, UBig,
    Wythoff, solve,
};

/// A position with its answer.
pub(super) struct Answer {
    pub(super) game: NamedGame,
    /// As [`NamedGame`] writes it.
    pub(super) name: String,
    pub(super) play: Play,
    pub(super) position: Position<UBig>,
    pub(super) analysis: Analysis<UBig>,
    /// The Grundy value and what it rests on, if it was asked for.
    pub(super) grundy: Option<(UBig, Evidence)>,
    /// Whether there is no move.
    pub(super) is_over: bool,
}

impl Answer {
    pub(super) fn new(
        game: &NamedGame,
        play: Play,
        position: Position<UBig>,
        with_grundy: bool,
        effort: &mut Effort<'_>,
    ) -> Result<Self, SolveError> {
        let rules = game.rules(play);
        let analysis = solve::analyse(&*rules, &position, effort)?;
        let grundy = if with_grundy {
            let valued = solve::valued(&*rules, &position, effort)?;
            Some((valued.value(), valued.evidence()))
        } else {
            None
        };
        let is_over = analysis.winning_moves.is_empty() && has_no_move(&*rules, &position);
        Ok(Self {
            game: game.clone(),
            name: game.to_string(),
            play,
            position,
            analysis,
            grundy,
            is_over,
        })
    }

    /// Which losing pair of k-Wythoff this is.
    pub(super) fn losing_pair(&self) -> Option<UBig> {
        let [a, b] = self.position.piles() else {
            return None;
        };
        if self.analysis.outcome == Outcome::Win {
            return None;
        }
        let game = Wythoff::with_play(self.game.wythoff_k()?.clone(), self.play);
        game.losing_pairs().index_of(a, b)
    }
}

/// Whether the game is over; where a pile is beyond machine words it is not.
fn has_no_move(rules: &dyn Game, position: &Position<UBig>) -> bool {
    let piles = position.piles().iter().map(|pile| u64::try_from(pile).ok());
    let Some(piles) = piles.collect::<Option<Vec<u64>>>() else {
        return false;
    };
    let visited = rules.visit_options(&piles, &mut |_| ControlFlow::Break(()));
    visited.is_continue()
}
