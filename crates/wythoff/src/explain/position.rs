//! The explanation of a position.

use std::collections::HashSet;
use std::ops::ControlFlow;

use dashu_int::UBig;

use super::error::ExplainError;
use super::explanation::{Explanation, Subject};
use super::family::Family;
use super::moves::Move;
use super::step::{Common, SearchedOption, Step};
use super::{against, words};
use crate::analysis::{Analysis, Evidence};
use crate::effort::Effort;
use crate::game::Game;
use crate::games::NamedGame;
use crate::position::{Outcome, Play, Position};
use crate::solve::{self, SolveError};

/// So many winning moves are explained one by one.
const MOST_MOVES: usize = 12;
/// Every move is answered, or every option shown, where there are at most so many.
const MOST_OPTIONS: usize = 24;

/// A game with everything needed to explain its positions.
pub(super) struct Explainer<'a> {
    pub(super) game: &'a NamedGame,
    pub(super) rules: Box<dyn Game>,
    pub(super) family: Family,
}

pub(super) fn explain(
    game: &NamedGame,
    play: Play,
    position: &Position<UBig>,
    against: Option<&Position<UBig>>,
    effort: &mut Effort<'_>,
) -> Result<Explanation, ExplainError> {
    let rules = game.rules(play);
    let piles = position.piles();
    rules.check(piles).map_err(SolveError::from)?;
    // A move that is none is told at once.
    let after = against.map(|to| against::after(game, &*rules, piles, to.piles()));
    let after = after.transpose()?;
    let most_moves = std::mem::replace(&mut effort.most_moves, MOST_MOVES);
    let analysis = solve::analyse(&*rules, position, effort);
    effort.most_moves = most_moves;
    let analysis = analysis?;
    let family = Family::new(game, play, piles, effort)?;
    let explainer = Explainer {
        game,
        rules,
        family,
    };
    let mut steps = explainer.steps(piles, &analysis, effort)?;
    if let Some(after) = after {
        steps.push(against::step(&explainer, piles, after, effort)?);
    }
    steps.extend(source(&analysis.evidence));
    let subject = Subject::Position {
        game: game.to_string(),
        play: words::play_name(play),
        position: piles.to_vec(),
    };
    Ok(Explanation::new(subject, steps))
}

impl Explainer<'_> {
    fn steps(
        &self,
        piles: &[UBig],
        analysis: &Analysis<UBig>,
        effort: &mut Effort<'_>,
    ) -> Result<Vec<Step>, ExplainError> {
        let options = self.few_options(piles);
        let over = options.as_ref().is_some_and(Vec::is_empty);
        let outcome = analysis.outcome;
        let mut steps = self.family.steps(piles);
        if let Evidence::Search { positions } = analysis.evidence {
            steps.push(self.searched(positions, options.as_deref(), effort)?);
        }
        steps.push(Step::new(Common::Verdict { outcome, over }));
        match outcome {
            Outcome::Win if !over => steps.push(self.winning_moves(piles, analysis)),
            Outcome::Loss if !over => {
                steps.extend(self.family.every_move_fails(piles));
                // After a search the options are there already, with their outcomes.
                if !matches!(self.family, Family::Search) {
                    steps.extend(self.replies(options.as_deref(), effort)?);
                }
            }
            _ => {}
        }
        Ok(steps)
    }

    fn winning_moves(&self, piles: &[UBig], analysis: &Analysis<UBig>) -> Step {
        let moves = &analysis.winning_moves;
        let mut reasons: Vec<Step> = moves
            .iter()
            .map(|to| self.leaves(piles, to.piles()))
            .collect();
        reasons.extend(self.family.all_winning_moves(piles));
        let claim = Common::WinningMoves {
            count: moves.len(),
            more: analysis.more,
        };
        Step::new(claim).because(reasons)
    }

    /// A winning move, and why the position it leaves is lost.
    pub(super) fn leaves(&self, before: &[UBig], after: &[UBig]) -> Step {
        let claim = Common::Leaves {
            action: Move::between(self.game, before, after),
            position: after.to_vec(),
        };
        Step::new(claim).certified(self.family.test(after))
    }

    /// The options, each once; `None` if they are many.
    fn few_options(&self, piles: &[UBig]) -> Option<Vec<Vec<UBig>>> {
        let words: Option<Vec<u64>> = piles.iter().map(|pile| u64::try_from(pile).ok()).collect();
        let (mut seen, mut options, mut looked_at) = (HashSet::new(), Vec::new(), 0);
        let visited = self.rules.visit_options(&words?, &mut |option| {
            looked_at += 1;
            if seen.insert(option.to_vec()) {
                options.push(
                    option
                        .iter()
                        .map(|&pile| UBig::from(pile))
                        .collect::<Vec<_>>(),
                );
            }
            match options.len() <= MOST_OPTIONS && looked_at <= 100 * MOST_OPTIONS {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            }
        });
        visited.is_continue().then_some(options)
    }

    /// Every move from a lost position with a reply that wins, if there are few.
    fn replies(
        &self,
        options: Option<&[Vec<UBig>]>,
        effort: &mut Effort<'_>,
    ) -> Result<Option<Step>, SolveError> {
        let Some(options) = options else {
            return Ok(None);
        };
        let mut replies = Vec::new();
        for option in options {
            let reply = solve::analyse(&*self.rules, &Position(option.clone()), effort)?;
            // In misère play the opponent may have won already.
            if let Some(reply) = reply.winning_moves.into_iter().next() {
                replies.push((option.clone(), reply.0));
            }
        }
        let any = !replies.is_empty();
        Ok(any.then(|| Step::new(Common::Replies { replies })))
    }

    fn searched(
        &self,
        positions: usize,
        options: Option<&[Vec<UBig>]>,
        effort: &mut Effort<'_>,
    ) -> Result<Step, SolveError> {
        let mut shown = Vec::new();
        for option in options.unwrap_or_default() {
            let analysis = solve::analyse(&*self.rules, &Position(option.clone()), effort)?;
            shown.push(SearchedOption {
                position: option.clone(),
                outcome: analysis.outcome,
            });
        }
        Ok(Step::new(Common::Searched {
            positions,
            options: shown,
        }))
    }
}

/// The theorem an answer rests on, if it is one.
fn source(evidence: &Evidence) -> Option<Step> {
    match evidence {
        Evidence::Theorem(theorem) => Some(Step::new(Common::Source {
            theorem: theorem.name(),
            source: theorem.source(),
        })),
        _ => None,
    }
}
