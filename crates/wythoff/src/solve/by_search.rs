//! Answers and values by search, where nothing else is known of the rules.

use std::collections::HashSet;
use std::ops::ControlFlow;

use dashu_int::UBig;

use super::search::Search;
use crate::answer::{Answer, Evidence, Moves};
use crate::effort::Effort;
use crate::game::{Game, IllegalMove, Move, SolveError, Valued, Visitor};
use crate::position::Play;
use crate::watch::{Progress, Watch};

/// Who wins by the rules, and the moves to lost positions.
pub(super) fn analyse(
    game: &dyn Game,
    piles: &[u64],
    effort: &mut Effort<'_>,
) -> Result<Answer, SolveError> {
    let mut moves = Moves::new(effort.most_moves);
    let game = Simplified(game);
    let mut search = search(&game, effort);
    let outcome = search.outcome(&game.simple(piles))?;
    if outcome.is_win() {
        for option in options_once(game.0, piles) {
            if search.outcome(&game.simple(&option))?.is_loss()
                && moves.push(in_big(&option)).is_break()
            {
                break;
            }
        }
    }
    let evidence = Evidence::Search {
        positions: search.positions(),
    };
    Ok(Answer::new(outcome, moves, evidence))
}

/// A position with its value and those of its options.
pub(super) struct Searched {
    value: u64,
    options: Vec<(Vec<u64>, u64)>,
    positions: usize,
}

/// The Grundy value by the rules.
pub(super) fn valued(
    game: &dyn Game,
    piles: &[u64],
    effort: &mut Effort<'_>,
) -> Result<Searched, SolveError> {
    let game = Simplified(game);
    let mut search = search(&game, effort);
    let value = search.grundy(&game.simple(piles))?;
    let mut options = Vec::new();
    for option in options_once(game.0, piles) {
        let value = search.grundy(&game.simple(&option))?;
        options.push((option, value));
    }
    Ok(Searched {
        value,
        options,
        positions: search.positions(),
    })
}

impl Valued for Searched {
    fn value(&self) -> UBig {
        UBig::from(self.value)
    }

    fn evidence(&self) -> Evidence {
        Evidence::Search {
            positions: self.positions,
        }
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let mut moves = Moves::new(most);
        let _ = self
            .options
            .iter()
            .filter(|(_, known)| UBig::from(*known) == *value)
            .try_for_each(|(option, _)| moves.push(in_big(option)));
        Ok(moves)
    }
}

fn search<'a>(game: &'a dyn Game, effort: &'a mut Effort<'_>) -> Search<'a> {
    let budget = effort.budget;
    Search::new(game)
        .with_budget(budget)
        .watched(|progress: Progress| effort.tell(progress))
}

/// The options in the order the rules show them, each the first time only.
fn options_once(game: &dyn Game, piles: &[u64]) -> Vec<Vec<u64>> {
    let (mut seen, mut options) = (HashSet::new(), Vec::new());
    let _ = game.visit_options(piles, &mut |option| {
        if seen.insert(option.to_vec()) {
            options.push(option.to_vec());
        }
        ControlFlow::Continue(())
    });
    options
}

fn in_big(piles: &[u64]) -> Vec<UBig> {
    piles.iter().map(|&pile| UBig::from(pile)).collect()
}

/// The same game played with simplified positions only, so that fewer are looked at.
#[derive(Debug)]
struct Simplified<'a>(&'a dyn Game);

impl Simplified<'_> {
    fn simple(&self, piles: &[u64]) -> Vec<u64> {
        let mut piles = piles.to_vec();
        self.0.simplify(&mut piles);
        piles
    }
}

impl Game for Simplified<'_> {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let mut simple = Vec::new();
        self.0.visit_options(from, &mut |option| {
            simple.clear();
            simple.extend_from_slice(option);
            self.0.simplify(&mut simple);
            visit(&simple)
        })
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        self.0.legal(before, after)
    }

    fn play(&self) -> Play {
        self.0.play()
    }
}
