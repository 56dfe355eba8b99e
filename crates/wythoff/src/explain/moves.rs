//! What a move does, read off the positions before and after it.

use std::collections::BTreeSet;

use dashu_int::UBig;
use serde::Serialize;

use super::formula::{list, natural};
use super::page::{Prose, prose};
use super::step::{decimal, decimals};
use crate::games::NamedGame;
use crate::language::Language;

/// What a move does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "move", rename_all = "kebab-case")]
pub enum Move {
    /// Takes so many from each pile.
    Take {
        /// From each pile.
        #[serde(serialize_with = "decimals")]
        amounts: Vec<UBig>,
    },
    /// Takes so many, and says how many of what is left may be taken next.
    TakeAndLimit {
        /// What is taken.
        #[serde(serialize_with = "decimal")]
        amount: UBig,
        /// How many may be taken next.
        #[serde(serialize_with = "decimal")]
        limit: UBig,
    },
    /// Takes from one pile and breaks what is left of it.
    Break {
        /// The pile, counted from 1.
        pile: usize,
        /// What is taken.
        #[serde(serialize_with = "decimal")]
        amount: UBig,
        /// What is left, in these piles.
        #[serde(serialize_with = "decimals")]
        parts: Vec<UBig>,
    },
    /// Takes coins from a stair to the next lower.
    Step {
        /// The stair, counted from 1.
        stair: usize,
        /// How many coins.
        #[serde(serialize_with = "decimal")]
        coins: UBig,
    },
    /// Turns the coins at these places, ascending.
    Turn {
        /// The places.
        #[serde(serialize_with = "decimals")]
        places: Vec<UBig>,
    },
}

impl Move {
    /// What the legal move from one position to another does.
    ///
    /// It may panic if the game has no such move.
    ///
    /// ```
    /// use wythoff::{NamedGame, UBig, explain::Move};
    /// let [before, after] = [[8u8, 4], [8, 1]].map(|piles| piles.map(UBig::from));
    /// let amounts = vec![UBig::ZERO, UBig::from(3u8)];
    /// assert_eq!(Move::between(&NamedGame::wythoff(UBig::ZERO), &before, &after), Move::Take { amounts });
    /// ```
    pub fn between(game: &NamedGame, before: &[UBig], after: &[UBig]) -> Self {
        match game.entry().name() {
            "fibonacci" => Self::TakeAndLimit {
                amount: &before[0] - &after[0],
                limit: after.get(1).cloned().unwrap_or_default(),
            },
            "staircase" => {
                let mut stairs = before.iter().zip(after);
                let stair = stairs.position(|(before, after)| after < before);
                let stair = stair.expect("a move takes coins from a stair");
                Self::Step {
                    stair: stair + 1,
                    coins: &before[stair] - &after[stair],
                }
            }
            "turning-turtles" | "mock-turtles" | "ruler" => {
                let (before, after): (BTreeSet<_>, BTreeSet<_>) =
                    (before.iter().collect(), after.iter().collect());
                let places = (&before ^ &after).into_iter().cloned().collect();
                Self::Turn { places }
            }
            _ if before.len() == after.len() => Self::Take {
                amounts: (before.iter().zip(after))
                    .map(|(before, after)| before - after)
                    .collect(),
            },
            _ => breaking(before, after),
        }
    }

    /// What is taken from each pile, where that says all.
    pub fn taken(&self) -> Option<&[UBig]> {
        match self {
            Self::Take { amounts } => Some(amounts),
            Self::TakeAndLimit { amount, .. } => Some(std::slice::from_ref(amount)),
            _ => None,
        }
    }

    /// The move in words.
    pub(super) fn words(&self, language: Language) -> Prose {
        match (self, language) {
            (Self::Take { amounts }, _) => take(amounts, language),
            (Self::TakeAndLimit { amount, .. }, Language::English) => {
                prose!["take ", natural(amount)]
            }
            (Self::TakeAndLimit { amount, .. }, Language::Chinese) => {
                prose!["取 ", natural(amount), " 颗"]
            }
            (
                Self::Break {
                    pile,
                    amount,
                    parts,
                },
                Language::English,
            ) if amount.is_zero() => {
                prose![format!("break pile {pile} into "), list(parts)]
            }
            (
                Self::Break {
                    pile,
                    amount,
                    parts,
                },
                Language::English,
            ) => prose![
                "take ",
                natural(amount),
                format!(" from pile {pile} and break the rest into "),
                list(parts)
            ],
            (
                Self::Break {
                    pile,
                    amount,
                    parts,
                },
                Language::Chinese,
            ) if amount.is_zero() => {
                prose![format!("把第 {pile} 堆分成 "), list(parts)]
            }
            (
                Self::Break {
                    pile,
                    amount,
                    parts,
                },
                Language::Chinese,
            ) => prose![
                format!("从第 {pile} 堆取 "),
                natural(amount),
                " 颗，余下的分成 ",
                list(parts)
            ],
            (Self::Step { stair, coins }, Language::English) => prose![
                "move ",
                natural(coins),
                format!(" from stair {stair} to the next lower")
            ],
            (Self::Step { stair, coins }, Language::Chinese) => {
                prose![format!("从第 {stair} 级往下移 "), natural(coins), " 枚"]
            }
            (Self::Turn { places }, Language::English) => prose!["turn ", list(places)],
            (Self::Turn { places }, Language::Chinese) => prose!["翻 ", list(places)],
        }
    }
}

fn take(amounts: &[UBig], language: Language) -> Prose {
    let changed = amounts.iter().enumerate();
    let changed: Vec<_> = changed.filter(|(_, amount)| !amount.is_zero()).collect();
    match (changed.as_slice(), language) {
        ([(_, amount), (_, other)], Language::English) if amount == other && amounts.len() == 2 => {
            prose!["take ", natural(amount), " from both piles"]
        }
        ([(_, amount), (_, other)], Language::Chinese) if amount == other && amounts.len() == 2 => {
            prose!["从两堆各取 ", natural(amount), " 颗"]
        }
        (changed, Language::English) => {
            let mut words = Prose::from("take ");
            for (place, (pile, amount)) in changed.iter().enumerate() {
                let and = match place {
                    0 => "",
                    place if place + 1 == changed.len() => " and ",
                    _ => ", ",
                };
                words = words.then(prose![
                    and,
                    natural(amount),
                    format!(" from pile {}", pile + 1)
                ]);
            }
            words
        }
        (changed, Language::Chinese) => {
            let mut words = Prose::from("从");
            for (place, (pile, amount)) in changed.iter().enumerate() {
                let comma = if place > 0 { "、" } else { "" };
                let which = format!("{comma}第 {} 堆取 ", pile + 1);
                words = words.then(prose![which, natural(amount), " 颗"]);
            }
            words
        }
    }
}

/// One pile gave way to several, each smaller than it: the first difference is in its place.
fn breaking(before: &[UBig], after: &[UBig]) -> Move {
    let same = before.iter().zip(after);
    let pile = same.take_while(|(before, after)| before == after).count();
    let parts = &after[pile..=pile + after.len() - before.len()];
    let left: UBig = parts.iter().sum();
    Move::Break {
        pile: pile + 1,
        amount: &before[pile] - left,
        parts: parts.to_vec(),
    }
}
