//! What is claimed of two piles in k-Wythoff.

use dashu_int::UBig;
use wythoff::explain::Certificate;
use wythoff::explain::games::wythoff::{Fact, Pair};
use wythoff::number::Numeration;

use super::{certificate, tested};
use crate::formula::{Formula, letter, list, natural, tuple};
use crate::message::{Message, Value};
use crate::page::{Block, Prose};
use crate::texts::Texts;

/// So many weights of a numeration system are shown.
const WEIGHTS: usize = 5;

pub(super) fn blocks(fact: &Fact, certificate: Option<&Certificate>, texts: &Texts) -> Vec<Block> {
    match fact {
        Fact::Ordered { a, b, swapped } => {
            let message = match swapped {
                true => Message::new("explain-wythoff-ordered-swapped"),
                false => Message::new("explain-wythoff-ordered"),
            };
            vec![texts.paragraph(&message.with("a", a).with("b", b))]
        }
        Fact::Exceptions => vec![texts.paragraph(&Message::new("explain-wythoff-exceptions"))],
        Fact::Difference {
            a,
            b,
            d,
            t,
            n,
            rest,
            shift,
        } => {
            let message = match t.is_one() {
                true => Message::new("explain-wythoff-difference").with("n", n),
                false => among_multiples(d, t, n, rest, *shift),
            };
            vec![texts.paragraph(&message.with("a", a).with("b", b).with("d", d))]
        }
        Fact::NoSuchDifference { misere } => no_such_difference(*misere, texts),
        Fact::Tested { lost } => test(*lost, certificate, texts),
        Fact::Neighbours { pairs } => neighbours(pairs, texts),
        Fact::Digits { lower, partner } => digits(*lower, partner, certificate, texts),
        Fact::EveryMoveFails { t, a, b, misere } => every_move_fails(t, [a, b], *misere, texts),
        Fact::AllWinningMoves { t } => vec![texts.paragraph(&match t.is_one() {
            true => Message::new("explain-wythoff-all-moves"),
            false => Message::new("explain-wythoff-all-moves-k"),
        })],
    }
}

/// The difference beside those of the losing pairs, tn or tn + 1.
fn among_multiples(d: &UBig, t: &UBig, n: &UBig, rest: &UBig, shift: u8) -> Message {
    let mut multiple = letter('t').next('n');
    let mut numbers = natural(t) * natural(n);
    if shift > 0 {
        multiple = multiple + 1;
        numbers = numbers + 1;
    }
    if !rest.is_zero() {
        numbers = numbers + natural(rest);
    }
    let exact = *d == t * n + UBig::from(shift);
    let here = match (exact, d.is_zero()) {
        (true, _) => Message::new("explain-wythoff-here-exact")
            .with("d", d)
            .with("numbers", numbers)
            .with("n", n),
        (false, true) => Message::new("explain-wythoff-here-less"),
        (false, false) => Message::new("explain-wythoff-here-between")
            .with("d", d)
            .with("numbers", numbers),
    };
    Message::new("explain-wythoff-difference-k")
        .with("t", t)
        .with("multiple", multiple)
        .with("here", here)
}

/// This position needs no test; those that winning moves leave are tested, so the test is told all the same.
fn no_such_difference(misere: bool, texts: &Texts) -> Vec<Block> {
    let test = match misere {
        false => Message::new("explain-wythoff-other-pairs"),
        true => Message::new("explain-wythoff-other-pairs-misere"),
    };
    let function = match misere {
        false => certificate::function(),
        true => list([
            certificate::misere_function(),
            certificate::misere_argument_of(),
        ]),
    };
    vec![
        texts.paragraph(&Message::new("explain-wythoff-no-such-difference")),
        texts.paragraph(&test),
        Block::Display(function),
    ]
}

fn test(lost: bool, certificate: Option<&Certificate>, texts: &Texts) -> Vec<Block> {
    let shows = match lost {
        true => Message::new("explain-wythoff-test-holds"),
        false => Message::new("explain-wythoff-test-fails"),
    };
    let mut blocks = match certificate {
        Some(Certificate::LosingPair { .. }) => {
            vec![texts.paragraph(&Message::new("explain-wythoff-test"))]
        }
        Some(Certificate::MisereLosingPair { .. }) => {
            vec![texts.paragraph(&Message::new("explain-wythoff-test-misere"))]
        }
        _ => Vec::new(),
    };
    blocks.extend(tested(certificate, &shows, texts));
    blocks
}

fn neighbours(pairs: &[Pair], texts: &Texts) -> Vec<Block> {
    let any_here = pairs.iter().any(|pair| pair.here);
    let row = |pair: &Pair| -> Vec<Prose> {
        let difference = &pair.upper - &pair.lower;
        let numbers = [&pair.n, &pair.lower, &pair.upper, &difference];
        let mut row: Vec<Prose> = numbers.map(|number| natural(number).into()).into();
        if any_here {
            row.push(match pair.here {
                true => texts.prose(&Message::new("explain-wythoff-neighbours-here")),
                false => Prose::default(),
            });
        }
        row
    };
    let [a, b] = ['A', 'B'].map(|name| letter(name).indexed('n'));
    let mut head: Vec<Prose> = [letter('n'), a.clone(), b.clone(), b - a]
        .map(Prose::from)
        .into();
    if any_here {
        head.push(Prose::default());
    }
    let rows = pairs.iter().map(row).collect();
    let intro = Message::new("explain-wythoff-neighbours");
    vec![texts.paragraph(&intro), Block::Table { head, rows }]
}

fn digits(
    lower: bool,
    partner: &UBig,
    certificate: Option<&Certificate>,
    texts: &Texts,
) -> Vec<Block> {
    let Some(certificate @ Certificate::Digits { k, number, .. }) = certificate else {
        return Vec::new();
    };
    let weights = Numeration::new(k.clone()).weights();
    let weights = weights.take(WEIGHTS).map(|weight| natural(&weight));
    let system = match k.is_zero() {
        true => Message::new("explain-wythoff-zeckendorf"),
        false => Message::new("explain-wythoff-numeration"),
    };
    let message = match lower {
        true => Message::new("explain-wythoff-digits-lower"),
        false => Message::new("explain-wythoff-digits-upper"),
    };
    let message = message
        .with(
            "system",
            system.with("weights", list(weights.chain([Formula::Dots]))),
        )
        .with("number", number)
        .with("partner", partner);
    let mut blocks = vec![texts.paragraph(&message)];
    blocks.extend(super::certificate(certificate, texts));
    blocks
}

fn every_move_fails(t: &UBig, [a, b]: [&UBig; 2], misere: bool, texts: &Texts) -> Vec<Block> {
    let numbers: Value = match a == b {
        true => a.into(),
        false => Message::new("explain-wythoff-fails-numbers")
            .with("a", a)
            .with("b", b)
            .into(),
    };
    let one = Message::new("explain-wythoff-fails-one")
        .with("numbers", numbers)
        .with("position", tuple([a, b]));
    let both = match t.is_one() {
        true => Message::new("explain-wythoff-fails-both"),
        false => Message::new("explain-wythoff-fails-both-k")
            .with("k", &(t - UBig::ONE))
            .with("t", t),
    };
    let end = match misere {
        false => Message::new("explain-wythoff-fails-end"),
        true => Message::new("explain-wythoff-fails-end-misere"),
    };
    vec![
        texts.paragraph(&Message::new("explain-wythoff-fails")),
        Block::Items(vec![texts.prose(&one), texts.prose(&both)]),
        texts.paragraph(&end),
    ]
}
