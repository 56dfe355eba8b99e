//! What a move does.

use std::collections::BTreeSet;

use dashu_int::UBig;
#[cfg(feature = "serde")]
use serde::Serialize;

/// What a move does.
///
/// [`Game::legal`](super::Game::legal) reads it off the positions before and after.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "move", rename_all = "kebab-case"))]
pub enum Move {
    /// Takes so many from each pile.
    Take {
        /// From each pile.
        amounts: Vec<UBig>,
    },
    /// Takes so many, and says how many of what is left may be taken next.
    TakeAndLimit {
        /// What is taken.
        amount: UBig,
        /// How many may be taken next.
        limit: UBig,
    },
    /// Takes from one pile and breaks what is left of it.
    Break {
        /// The pile, counted from 1.
        pile: usize,
        /// What is taken.
        amount: UBig,
        /// What is left, in order.
        parts: Vec<UBig>,
    },
    /// Moves coins from one stair to the next lower.
    Step {
        /// The stair, counted from 1.
        stair: usize,
        /// How many coins.
        coins: UBig,
    },
    /// Changes piles, some of which may grow.
    Change {
        /// The piles before.
        before: Vec<UBig>,
        /// The piles after.
        after: Vec<UBig>,
    },
    /// Moves stones, and sets what is in memory.
    Remember {
        /// What happens to the piles.
        piles: Box<Move>,
        /// What is in memory then.
        memory: Vec<UBig>,
    },
    /// Turns coins over.
    Turn {
        /// Their places, ascending.
        places: Vec<UBig>,
    },
}

impl Move {
    /// The position the move leads to, as the rules write it.
    ///
    /// It may panic if the move was not read off this position.
    ///
    /// ```
    /// use wythoff::{Move, UBig};
    /// let piles = |piles: [u8; 2]| piles.map(UBig::from).to_vec();
    /// let action = Move::Take { amounts: piles([0, 3]) };
    /// assert_eq!(action.applied_to(&piles([8, 4])), piles([8, 1]));
    /// ```
    pub fn applied_to(&self, before: &[UBig]) -> Vec<UBig> {
        let mut piles = before.to_vec();
        match self {
            Self::Take { amounts } => {
                for (pile, amount) in piles.iter_mut().zip(amounts) {
                    *pile -= amount;
                }
            }
            Self::TakeAndLimit { amount, limit } => {
                piles = vec![&before[0] - amount, limit.clone()];
            }
            Self::Break { pile, parts, .. } => {
                piles.splice(pile - 1..*pile, parts.iter().cloned());
            }
            Self::Step { stair, coins } => {
                piles[stair - 1] -= coins;
                if *stair > 1 {
                    piles[stair - 2] += coins;
                }
            }
            Self::Change { after, .. } => piles = after.clone(),
            Self::Remember {
                piles: of_piles,
                memory,
            } => {
                let count = before.len() - memory.len();
                piles = of_piles.applied_to(&before[..count]);
                piles.extend(memory.iter().cloned());
            }
            Self::Turn { places } => {
                let heads: BTreeSet<&UBig> = before.iter().collect();
                let heads = &heads ^ &places.iter().collect();
                piles = heads.into_iter().cloned().collect();
            }
        }
        piles
    }

    /// What is taken from each pile, where that says all.
    pub fn taken(&self) -> Option<&[UBig]> {
        match self {
            Self::Take { amounts } => Some(amounts),
            Self::TakeAndLimit { amount, .. } => Some(std::slice::from_ref(amount)),
            Self::Remember { piles, .. } => piles.taken(),
            Self::Break { .. } | Self::Step { .. } | Self::Change { .. } | Self::Turn { .. } => {
                None
            }
        }
    }
}
