//! Why a position is not one move away from another, in words.

use dashu_int::UBig;
use wythoff::IllegalMove;

use crate::message::{Message, Value};

/// Numbers of more digits than this are only said to be long.
const LONG: usize = 60;

/// Why a position is not one move away from another.
pub fn illegal_move(illegal: &IllegalMove) -> Message {
    match illegal {
        IllegalMove::Nothing => Message::new("illegal-nothing"),
        IllegalMove::PileCount { before, after } => Message::new("illegal-pile-count")
            .with("before", *before)
            .with("after", *after),
        IllegalMove::Grows { pile } => Message::new("illegal-grows").with("pile", *pile),
        IllegalMove::TooManyPiles { changed, most } => Message::new("illegal-too-many-piles")
            .with("changed", *changed)
            .with("most", number(most)),
        IllegalMove::TooFarApart { x, y, k } => Message::new("illegal-too-far-apart")
            .with("x", number(x))
            .with("y", number(y))
            .with("k", number(k)),
        IllegalMove::TooMuch { taken, most } => Message::new("illegal-too-much")
            .with("taken", number(taken))
            .with("most", number(most)),
        IllegalMove::WrongLimit { expected, found } => Message::new("illegal-wrong-limit")
            .with("expected", number(expected))
            .with("found", number(found)),
        IllegalMove::NotAStep => Message::new("illegal-not-a-step"),
        IllegalMove::NotAMultiple { taken, smaller } => Message::new("illegal-not-a-multiple")
            .with("taken", number(taken))
            .with("smaller", number(smaller)),
        IllegalMove::FromSmaller => Message::new("illegal-from-smaller"),
        IllegalMove::HeapRule { heap, parts, rules } => Message::new("illegal-heap-rule")
            .with("rules", rules.as_str())
            .with("parts", all(parts))
            .with("heap", number(heap)),
        IllegalMove::NotAHead { place } => {
            Message::new("illegal-not-a-head").with("place", number(place))
        }
        IllegalMove::Coins { turned } => Message::new("illegal-coins").with("turned", *turned),
        IllegalMove::NoClause { taken } => {
            Message::new("illegal-no-clause").with("taken", all(taken))
        }
        IllegalMove::OtherSum => Message::new("illegal-other-sum"),
        IllegalMove::PartsChanged { changed } => {
            Message::new("illegal-parts-changed").with("changed", *changed)
        }
    }
}

/// A number, or how long it is if it is long.
fn number(number: &UBig) -> Value {
    let written = number.to_string();
    match written.len() {
        ..=LONG => written.into(),
        digits => Message::new("illegal-long-number")
            .with("digits", digits)
            .into(),
    }
}

/// `3,5`
fn all(numbers: &[UBig]) -> Value {
    let all = numbers.iter().map(number).reduce(|list, item| {
        let longer = Message::new("illegal-numbers").with("list", list);
        longer.with("item", item).into()
    });
    all.unwrap_or_else(|| "".into())
}
