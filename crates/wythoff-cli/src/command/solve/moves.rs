//! What a move does, read off the positions before and after it.

use std::collections::BTreeSet;

use wythoff::{NamedGame, UBig};

use crate::text::{Message, Value};

/// What a move does.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Move {
    /// Takes so many from each pile.
    Take(Vec<UBig>),
    /// Takes so many, and says how many of what is left may be taken next.
    TakeAndLimit { amount: UBig, limit: UBig },
    /// Takes from one pile, counted from 0, and breaks what is left of it.
    Break {
        pile: usize,
        amount: UBig,
        parts: Vec<UBig>,
    },
    /// Takes coins from a stair, counted from 1, to the next lower.
    Step { stair: usize, coins: UBig },
    /// Turns the coins at these places, ascending.
    Turn(Vec<UBig>),
}

/// The move from one position to another.
pub(super) fn between(game: &NamedGame, before: &[UBig], after: &[UBig]) -> Move {
    match game.entry().name() {
        "fibonacci" => Move::TakeAndLimit {
            amount: &before[0] - &after[0],
            limit: after[1].clone(),
        },
        "staircase" => step(before, after),
        "turning-turtles" | "mock-turtles" | "ruler" => {
            let (before, after): (BTreeSet<_>, BTreeSet<_>) =
                (before.iter().collect(), after.iter().collect());
            Move::Turn((&before ^ &after).into_iter().cloned().collect())
        }
        _ if before.len() == after.len() => {
            let piles = before.iter().zip(after);
            Move::Take(piles.map(|(before, after)| before - after).collect())
        }
        _ => breaking(before, after),
    }
}

/// The stair with fewer coins is the one they come from.
fn step(before: &[UBig], after: &[UBig]) -> Move {
    let mut stairs = before.iter().zip(after);
    let stair = stairs.position(|(before, after)| after < before);
    let stair = stair.expect("a move takes coins from a stair");
    Move::Step {
        stair: stair + 1,
        coins: &before[stair] - &after[stair],
    }
}

/// One pile gave way to several, each smaller than it: the first difference is in its place.
fn breaking(before: &[UBig], after: &[UBig]) -> Move {
    let same = before
        .iter()
        .zip(after)
        .take_while(|(before, after)| before == after);
    let pile = same.count();
    let parts = &after[pile..=pile + after.len() - before.len()];
    let left: UBig = parts.iter().sum();
    Move::Break {
        pile,
        amount: &before[pile] - left,
        parts: parts.to_vec(),
    }
}

impl Move {
    /// What is taken from each pile, where that says all.
    pub(super) fn taken(&self) -> Option<&[UBig]> {
        match self {
            Self::Take(amounts) => Some(amounts),
            Self::TakeAndLimit { amount, .. } => Some(std::slice::from_ref(amount)),
            _ => None,
        }
    }

    /// The move in words; `number` writes a number, `leaves` is the position it leaves.
    pub(super) fn words(&self, leaves: &str, number: impl Fn(&UBig) -> Value) -> Message {
        match self {
            Self::Take(amounts) => take(amounts, number).with("leaves", leaves),
            Self::TakeAndLimit { amount, limit } => Message::new("solve-take-limited")
                .with("amount", number(amount))
                .with("limit", number(limit))
                .with("leaves", leaves),
            Self::Break {
                pile,
                amount,
                parts,
            } => {
                let message = if amount.is_zero() {
                    Message::new("solve-break")
                } else {
                    Message::new("solve-take-and-break").with("amount", number(amount))
                };
                message
                    .with("pile", pile + 1)
                    .with("parts", list(parts.iter().map(number).collect()))
                    .with("leaves", leaves)
            }
            Self::Step { stair, coins } => Message::new("solve-step")
                .with("coins", number(coins))
                .with("stair", *stair)
                .with("leaves", leaves),
            Self::Turn(places) => Message::new("solve-turn")
                .with("places", list(places.iter().map(number).collect()))
                .with("leaves", leaves),
        }
    }
}

fn take(amounts: &[UBig], number: impl Fn(&UBig) -> Value) -> Message {
    let piles = amounts.iter().enumerate();
    let changed: Vec<_> = piles.filter(|(_, amount)| !amount.is_zero()).collect();
    match (changed.as_slice(), amounts.len()) {
        ([(pile, amount)], _) => Message::new("solve-take-one")
            .with("amount", number(amount))
            .with("pile", pile + 1),
        ([(_, amount), (_, other)], 2) if amount == other => {
            Message::new("solve-take-both").with("amount", number(amount))
        }
        (changed, _) => {
            let items = changed.iter().map(|(pile, amount)| {
                let item = Message::new("solve-amount").with("amount", number(amount));
                item.with("pile", pile + 1).into()
            });
            Message::new("solve-take-some").with("amounts", list(items.collect()))
        }
    }
}

/// `2, 3 and 5`
pub(super) fn list(mut items: Vec<Value>) -> Value {
    let Some(last) = items.pop() else {
        return "".into();
    };
    let mut items = items.into_iter();
    let Some(first) = items.next() else {
        return last;
    };
    let start = items.fold(first, |list, item| {
        let longer = Message::new("list-comma").with("list", list);
        longer.with("item", item).into()
    });
    let whole = Message::new("list-and").with("list", start);
    whole.with("item", last).into()
}

#[cfg(test)]
mod tests {
    use wythoff::parse_game;

    use super::*;

    fn big(numbers: &[u8]) -> Vec<UBig> {
        numbers.iter().map(|&number| number.into()).collect()
    }

    #[test]
    fn the_position_left_tells_the_move() {
        let cases: [(&str, &[u8], &[u8], Move); 6] = [
            ("nim", &[3, 4], &[3, 1], Move::Take(big(&[0, 3]))),
            (
                "fibonacci",
                &[12],
                &[11, 2],
                Move::TakeAndLimit {
                    amount: UBig::ONE,
                    limit: 2u8.into(),
                },
            ),
            (
                "staircase",
                &[2, 5, 3],
                &[2, 7, 1],
                Move::Step {
                    stair: 3,
                    coins: 2u8.into(),
                },
            ),
            ("ruler", &[1, 4], &[3], Move::Turn(big(&[1, 3, 4]))),
            ("nim", &[], &[], Move::Take(vec![])),
            (
                "moore(k=2)",
                &[1, 2, 3],
                &[0, 2, 1],
                Move::Take(big(&[1, 0, 2])),
            ),
        ];
        for (game, before, after, expected) in cases {
            let game = parse_game(game).unwrap();
            assert_eq!(between(&game, &big(before), &big(after)), expected);
        }
    }

    #[test]
    fn what_is_left_of_a_broken_pile_stands_in_its_place() {
        for (before, after, pile, amount, parts) in [
            (&[9u8][..], &[3u8, 4][..], 0, 2u8, &[3u8, 4][..]),
            (&[5, 9, 5], &[5, 2, 5, 5], 1, 2, &[2, 5]),
            (&[9], &[1, 2, 6], 0, 0, &[1, 2, 6]),
        ] {
            let expected = Move::Break {
                pile,
                amount: amount.into(),
                parts: big(parts),
            };
            assert_eq!(breaking(&big(before), &big(after)), expected);
        }
    }
}
