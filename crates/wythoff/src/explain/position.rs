//! The explanation of a position.

use std::collections::HashSet;
use std::ops::ControlFlow;

use dashu_int::UBig;

use super::against;
use super::error::ExplainError;
use super::explanation::{Explanation, Subject};
use super::family::Family;
use super::games::automaton;
use super::step::{Common, SearchedOption, Step};
use crate::answer::{Answer, Checked, Evidence};
use crate::effort::Effort;
use crate::game::{Game, SolveError};
use crate::position::{Outcome, Play, Position};
use crate::solve;
use crate::solve::sum::{Part, PartGame};

/// So many winning moves are explained one by one.
const MOST_MOVES: usize = 12;
/// Every move is answered, or every option shown, where there are at most so many.
const MOST_OPTIONS: usize = 24;

/// A game with everything needed to explain its positions.
pub(super) struct Explainer<'a> {
    pub(super) rules: Box<dyn Game + 'a>,
    pub(super) family: Family,
}

pub(super) fn explain(
    Part { game, position }: &Part,
    play: Play,
    against: Option<&Position<UBig>>,
    effort: &mut Effort<'_>,
) -> Result<Explanation, ExplainError> {
    let play = game.play(play);
    let piles = position.piles();
    let rules = match game {
        PartGame::Named(game) => game.rules(play),
        PartGame::ByRules(game) => game.decided(position, effort)?,
    };
    rules.check(piles).map_err(SolveError::from)?;
    // A move that is none is told at once.
    let action = against.map(|to| against::moved(&*rules, piles, to.piles()));
    let action = action.transpose()?;
    let most_moves = std::mem::replace(&mut effort.most_moves, MOST_MOVES);
    let answer = solve::analyse(&*rules, position, effort);
    effort.most_moves = most_moves;
    let answer = answer?;
    let family = match game {
        PartGame::Named(game) => Family::new(game, play, piles, effort)?,
        PartGame::ByRules(game) => Family::by_rules(game),
    };
    let explainer = Explainer { rules, family };
    let mut steps = explainer.steps(piles, &answer, effort)?;
    if let Some(action) = action {
        steps.push(against::step(&explainer, piles, action, effort)?);
    }
    steps.extend(source(&answer.evidence, play));
    let subject = Subject::Position {
        game: game.to_string(),
        play,
        position: piles.to_vec(),
    };
    Ok(Explanation::new(subject, steps))
}

impl Explainer<'_> {
    fn steps(
        &self,
        piles: &[UBig],
        answer: &Answer,
        effort: &mut Effort<'_>,
    ) -> Result<Vec<Step>, ExplainError> {
        let options = self.few_options(piles);
        let over = options.as_ref().is_some_and(Vec::is_empty);
        let outcome = answer.outcome;
        let mut steps = self.family.steps(piles);
        match answer.evidence {
            Evidence::Search { positions } => {
                let options = self.decided(options.as_deref(), effort)?;
                steps.push(Step::new(Common::Searched { positions, options }));
            }
            Evidence::Table { to } => {
                let options = self.decided(options.as_deref(), effort)?;
                steps.push(Step::new(Common::Tabulated { to, options }));
            }
            _ => {}
        }
        steps.push(Step::new(Common::Verdict { outcome, over }));
        match outcome {
            Outcome::Win if !over => steps.push(self.winning_moves(piles, answer)),
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

    fn winning_moves(&self, piles: &[UBig], answer: &Answer) -> Step {
        let moves = &answer.moves;
        let mut reasons: Vec<Step> = moves
            .iter()
            .map(|to| self.leaves(piles, to.leaves.piles()))
            .collect();
        reasons.extend(self.family.all_winning_moves(piles));
        let claim = Common::WinningMoves {
            count: moves.len(),
            more: answer.moves.more(),
        };
        Step::new(claim).because(reasons)
    }

    /// A winning move, and why the position it leaves is lost.
    pub(super) fn leaves(&self, before: &[UBig], after: &[UBig]) -> Step {
        let claim = Common::Leaves {
            action: self
                .rules
                .legal(before, after)
                .expect("a winning move is one"),
            position: after.to_vec(),
        };
        Step::new(claim).certified(self.family.test(after))
    }

    /// The options, each once; `None` if they are many.
    fn few_options(&self, piles: &[UBig]) -> Option<Vec<Vec<UBig>>> {
        let words: Option<Vec<u64>> = piles.iter().map(|pile| u64::try_from(pile).ok()).collect();
        let words = words?;
        // Moves by rules are told one by one where the piles are those of a table: beyond, looking for them has no end.
        let by_rules = matches!(self.family, Family::Automaton(_));
        if by_rules && words.iter().any(|&pile| pile >= 1 << 32) {
            return None;
        }
        let (mut seen, mut options, mut looked_at) = (HashSet::new(), Vec::new(), 0);
        let visited = self.rules.visit_options(&words, &mut |option| {
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
            if let Some(reply) = reply.moves.first() {
                replies.push((option.clone(), reply.leaves.0.clone()));
            }
        }
        let any = !replies.is_empty();
        Ok(any.then(|| Step::new(Common::Replies { replies })))
    }

    /// The options with who wins them, if they are few.
    fn decided(
        &self,
        options: Option<&[Vec<UBig>]>,
        effort: &mut Effort<'_>,
    ) -> Result<Vec<SearchedOption>, SolveError> {
        let mut shown = Vec::new();
        for option in options.unwrap_or_default() {
            let answer = solve::analyse(&*self.rules, &Position(option.clone()), effort)?;
            shown.push(SearchedOption {
                position: option.clone(),
                outcome: answer.outcome,
            });
        }
        Ok(shown)
    }
}

/// The theorem an answer rests on, if it is one.
fn source(evidence: &Evidence, play: Play) -> Option<Step> {
    match evidence {
        Evidence::Theorem(theorem) => Some(Step::new(Common::Source { theorem: *theorem })),
        Evidence::Proof { checked, .. } => {
            let (checked, misere) = (*checked != Checked::No, play == Play::Misere);
            Some(Step::new(automaton::Fact::FoundTheorem { checked, misere }))
        }
        _ => None,
    }
}
