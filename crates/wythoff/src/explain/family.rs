//! Which explanation a game has: its family.

use dashu_int::UBig;

use super::certificate::Certificate;
use super::games::values::ValueRule;
use super::games::{euclid, fibonacci, heap, moore, values, wythoff};
use super::step::Step;
use crate::effort::Effort;
use crate::games::NamedGame;
use crate::position::Play;
use crate::solve::SolveError;
use crate::solve::heap::HeapRules;

/// A game by the way its positions are explained.
pub(super) enum Family {
    Wythoff(wythoff::Rules),
    Values(values::Rules),
    Heap(Box<heap::Rules>),
    Moore(moore::Rules),
    Fibonacci(fibonacci::Rules),
    Euclid(euclid::Rules),
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
        let of_values = |rule| Ok(Self::Values(values::Rules { rule, play }));
        if let Some(rules) = game.heap_rules() {
            return match (rules, play) {
                // `subtraction(1..m)` is Bachet's game, also in misère play.
                (HeapRules::AtMost(most), _) => of_values(ValueRule::Remainder {
                    modulus: UBig::from(most.get()) + UBig::ONE,
                }),
                (rules, Play::Normal) => {
                    heap::Rules::new(rules, piles, effort).map(|rules| Self::Heap(Box::new(rules)))
                }
                (_, Play::Misere) => Ok(Self::Search),
            };
        }
        let number = || game.number().expect("the game has a number");
        match (game.entry().name(), play) {
            ("wythoff", _) => Ok(Self::Wythoff(wythoff::Rules::new(number(), play))),
            ("nim", _) => of_values(ValueRule::Size),
            ("bachet", _) => of_values(ValueRule::Remainder {
                modulus: number() + UBig::ONE,
            }),
            ("moore", _) => Ok(Self::Moore(moore::Rules::new(number(), play))),
            ("fibonacci", _) => {
                let c = u32::try_from(number()).expect("c is at most 1000");
                Ok(Self::Fibonacci(fibonacci::Rules { c, play }))
            }
            ("euclid", _) => Ok(Self::Euclid(euclid::Rules { play })),
            ("staircase", Play::Normal) => of_values(ValueRule::OddStairs),
            ("turning-turtles", Play::Normal) => of_values(ValueRule::Place),
            ("mock-turtles", Play::Normal) => of_values(ValueRule::Odious),
            ("ruler", Play::Normal) => of_values(ValueRule::Ruler),
            _ => Ok(Self::Search),
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
            Self::Search => None,
        }
    }

    /// Why the winning moves are these.
    pub(super) fn all_winning_moves(&self, piles: &[UBig]) -> Option<Step> {
        match self {
            Self::Wythoff(rules) => Some(rules.all_winning_moves()),
            Self::Values(rules) => rules.all_winning_moves(piles),
            Self::Heap(rules) => match rules.test(piles) {
                Certificate::NimSum { sum, .. } => Some(Step::new(values::Fact::AllWinningMoves {
                    sum,
                    rule: ValueRule::Heap,
                })),
                _ => None,
            },
            Self::Fibonacci(rules) => Some(rules.all_winning_moves()),
            Self::Moore(_) | Self::Euclid(_) | Self::Search => None,
        }
    }
}
