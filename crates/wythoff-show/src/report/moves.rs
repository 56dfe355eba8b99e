//! What a move of an answer does, in words.

use wythoff::{Move, Part, Play, UBig};

use crate::list::with_and;
use crate::message::{Message, Value};

/// What a winning move does.
pub(super) fn action(part: &Part, after: &[UBig]) -> Move {
    let rules = part.game.rules(Play::Normal);
    let action = rules.legal(part.position.piles(), after);
    action.expect("a winning move is one")
}

/// The move in words; `number` writes a number, `leaves` is the position it leaves.
pub fn words(action: &Move, leaves: &str, number: &dyn Fn(&UBig) -> Value) -> Message {
    match action {
        Move::Take { amounts } => take(amounts, number).with("leaves", leaves),
        Move::TakeAndLimit { amount, limit } => Message::new("solve-take-limited")
            .with("amount", number(amount))
            .with("limit", number(limit))
            .with("leaves", leaves),
        Move::Break {
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
                .with("pile", *pile)
                .with("parts", with_and(parts.iter().map(number)))
                .with("leaves", leaves)
        }
        Move::Step { stair, coins } => Message::new("solve-step")
            .with("coins", number(coins))
            .with("stair", *stair)
            .with("leaves", leaves),
        Move::Change { before, after } => {
            let piles = (1usize..).zip(before.iter().zip(after));
            let changed = piles.filter(|(_, (before, after))| before != after);
            let changed = changed.map(|(pile, (before, after))| {
                let one = Message::new("move-change-pile").with("pile", pile);
                let one = one.with("before", number(before));
                one.with("after", number(after))
            });
            Message::new("solve-change")
                .with("piles", with_and(changed))
                .with("leaves", leaves)
        }
        // What it remembers stands in the position it leaves.
        Move::Remember { piles, .. } => words(piles, leaves, number),
        Move::Turn { places } => Message::new("solve-turn")
            .with("places", with_and(places.iter().map(number)))
            .with("leaves", leaves),
    }
}

/// What is taken from the piles, without what it leaves.
pub(super) fn take<N: Default + PartialEq>(amounts: &[N], number: impl Fn(&N) -> Value) -> Message {
    let (piles, zero) = (amounts.iter().enumerate(), N::default());
    let changed: Vec<_> = piles.filter(|(_, amount)| **amount != zero).collect();
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
                item.with("pile", pile + 1)
            });
            Message::new("solve-take-some").with("amounts", with_and(items))
        }
    }
}
