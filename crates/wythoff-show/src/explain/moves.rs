//! What a move does, in words.

use dashu_int::UBig;
use wythoff::Move;

use crate::list::{listed, with_and};
use crate::message::Message;

/// The move in words, its numbers as formulas so that a page writes them in its own way.
pub(super) fn message(action: &Move) -> Message {
    match action {
        Move::Take { amounts } => take(amounts),
        Move::TakeAndLimit { amount, .. } => {
            Message::new("move-take-limited").with("amount", amount)
        }
        Move::Break {
            pile,
            amount,
            parts,
        } => {
            let message = match amount.is_zero() {
                true => Message::new("move-break"),
                false => Message::new("move-take-and-break").with("amount", amount),
            };
            message.with("pile", *pile).with("parts", with_and(parts))
        }
        Move::Step { stair, coins } => Message::new("move-step")
            .with("coins", coins)
            .with("stair", *stair),
        Move::Change { before, after } => change(before, after),
        // What it remembers stands in the position it leaves.
        Move::Remember { piles, .. } => message(piles),
        Move::Turn { places } => Message::new("move-turn").with("places", with_and(places)),
    }
}

/// `pile 1 from 5 to 3, pile 2 from 0 to 2`
fn change(before: &[UBig], after: &[UBig]) -> Message {
    let piles = (1..).zip(before.iter().zip(after));
    let changed = piles.filter(|(_, (before, after))| before != after);
    let changed = changed.map(|(pile, (before, after))| {
        let message = Message::new("move-change-pile").with("pile", pile as usize);
        message.with("before", before).with("after", after)
    });
    Message::new("move-change").with("piles", listed(changed))
}

fn take(amounts: &[UBig]) -> Message {
    let piles = amounts.iter().enumerate();
    let changed: Vec<_> = piles.filter(|(_, amount)| !amount.is_zero()).collect();
    if let [(_, amount), (_, other)] = changed[..]
        && amount == other
        && amounts.len() == 2
    {
        return Message::new("move-take-both").with("amount", amount);
    }
    let amount = |&(pile, amount): &(usize, &UBig)| {
        let message = Message::new("move-amount").with("amount", amount);
        message.with("pile", pile + 1)
    };
    let amounts = changed.iter().map(amount);
    Message::new("move-take").with("amounts", with_and(amounts))
}
