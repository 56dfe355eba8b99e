//! Which explanation a game has: its family.

use dashu_int::UBig;

use super::certificate::Certificate;
use super::games::{automaton, euclid, fibonacci, heap, moore, values, wythoff};
use super::step::Step;
use crate::effort::Effort;
use crate::game::SolveError;
use crate::games::{NamedGame, Reason, ValueRule};
use crate::position::Play;
use crate::solve::by_rules::ByRules;

/// A game by the way its positions are explained.
pub(super) enum Family {
    Wythoff(wythoff::Rules),
    Values(values::Rules),
    Heap(Box<heap::Rules>),
    Moore(moore::Rules),
    Fibonacci(fibonacci::Rules),
    Euclid(euclid::Rules),
    /// A game by rules with its theorem.
    Automaton(automaton::Rules),
    /// Nothing but the rules.
    Search,
}

impl Family {
    /// The family of a game, ready for this position and those that can be reached from it.
    pub(super) fn new(
        game: &NamedGame,
        play: Play,
        piles: &[UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Self, SolveError> {
        Ok(match game.reason(play) {
            Reason::LosingPairs { k } => Self::Wythoff(wythoff::Rules::new(&k, play)),
            Reason::NimSum(rule) => Self::Values(values::Rules { rule, play }),
            Reason::HeapValues(rules) => {
                Self::Heap(Box::new(heap::Rules::new(rules, piles, effort)?))
            }
            Reason::Columns { k } => Self::Moore(moore::Rules::new(&k, play)),
            Reason::LeastPart { c } => Self::Fibonacci(fibonacci::Rules { c, play }),
            Reason::Quotients => Self::Euclid(euclid::Rules { play }),
            Reason::Search => Self::Search,
        })
    }

    /// The family of a game by rules: its theorem, if it has one.
    pub(super) fn by_rules(game: &ByRules) -> Self {
        match game.proof() {
            Some(proof) => Self::Automaton(automaton::Rules {
                proof: proof.clone(),
            }),
            None => Self::Search,
        }
    }

    /// The steps that decide a position.
    pub(super) fn steps(&self, piles: &[UBig]) -> Vec<Step> {
        match self {
            Self::Wythoff(rules) => rules.steps(piles),
            Self::Values(rules) => rules.steps(piles),
            Self::Heap(rules) => rules.steps(piles),
            Self::Moore(rules) => rules.steps(piles),
            Self::Fibonacci(rules) => rules.steps(piles),
            Self::Euclid(rules) => rules.steps(piles),
            Self::Automaton(rules) => rules.steps(piles),
            Self::Search => Vec::new(),
        }
    }

    /// What shows a position to be lost or won, if there is a certificate for it.
    pub(super) fn test(&self, piles: &[UBig]) -> Option<Certificate> {
        match self {
            Self::Wythoff(rules) => rules.test(piles),
            Self::Values(rules) => Some(rules.test(piles)),
            Self::Heap(rules) => Some(rules.test(piles)),
            Self::Moore(rules) => Some(rules.test(piles)),
            Self::Fibonacci(rules) => rules.test(piles),
            Self::Euclid(rules) => rules.test(piles),
            Self::Automaton(rules) => Some(rules.test(piles)),
            Self::Search => None,
        }
    }

    /// Why no move from this lost position, which is not over, leads to a lost one.
    pub(super) fn every_move_fails(&self, piles: &[UBig]) -> Option<Step> {
        match self {
            Self::Wythoff(rules) => Some(rules.every_move_fails(piles)),
            Self::Values(rules) => Some(rules.every_move_fails()),
            Self::Heap(_) => Some(Step::new(values::Fact::EveryMoveFails { misere: false })),
            Self::Moore(rules) => Some(rules.every_move_fails(piles)),
            Self::Fibonacci(rules) => Some(rules.every_move_fails()),
            Self::Euclid(rules) => rules.every_move_fails(piles),
            Self::Automaton(_) => Some(Step::new(automaton::Fact::NoMoveBetweenLost)),
            Self::Search => None,
        }
    }

    /// Why the winning moves are these.
    pub(super) fn all_winning_moves(&self, piles: &[UBig]) -> Option<Step> {
        match self {
            Self::Wythoff(rules) => Some(rules.all_winning_moves()),
            Self::Values(rules) => rules.all_winning_moves(piles),
            Self::Heap(rules) => values::all_winning_moves(rules.test(piles), ValueRule::Heap),
            Self::Fibonacci(rules) => Some(rules.all_winning_moves()),
            Self::Automaton(_) => Some(Step::new(automaton::Fact::AllMovesRead)),
            Self::Moore(_) | Self::Euclid(_) | Self::Search => None,
        }
    }
}
