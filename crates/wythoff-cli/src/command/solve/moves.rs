//! A move of an answer in words.

use wythoff::UBig;
use wythoff::explain::Move;

use crate::text::{Message, Value};

/// The move in words; `number` writes a number, `leaves` is the position it leaves.
pub(super) fn words(action: &Move, leaves: &str, number: impl Fn(&UBig) -> Value) -> Message {
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
                .with("parts", list(parts.iter().map(number).collect()))
                .with("leaves", leaves)
        }
        Move::Step { stair, coins } => Message::new("solve-step")
            .with("coins", number(coins))
            .with("stair", *stair)
            .with("leaves", leaves),
        Move::Turn { places } => Message::new("solve-turn")
            .with("places", list(places.iter().map(number).collect()))
            .with("leaves", leaves),
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
