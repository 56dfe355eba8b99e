//! The theorem in words: patterns in the lost positions of a game, and numeration systems.

mod equation;
mod formula;
mod numeration;
#[cfg(feature = "whole")]
mod proved;
mod regex;
mod values;

use wythoff::UBig;
use wythoff::logic::Numerals;
use wythoff::prove::{BeattyPairs, Claim, Familiar, Pattern, Support};

use crate::list::listed;
use crate::message::{Message, Value};
use equation::{equation, line, number};

pub use equation::at_most;
pub use numeration::numeration;
#[cfg(feature = "whole")]
pub use proved::theorem;
pub use regex::lost_words;
pub use values::values;

/// A sentence of a theorem.
#[derive(Debug, Clone)]
pub struct Sentence {
    /// The words, which also say what it rests on.
    pub words: Message,
    /// What it rests on.
    pub support: Support,
}

/// A pattern as a sentence that also says what it rests on; piles and memory have these names ([`Rules::names`]).
///
/// [`Rules::names`]: wythoff::Rules::names
///
/// ```
/// use wythoff::{Rules, prove::{Found, SearchOptions, patterns, search}};
/// use wythoff_show::{Language, Texts, pattern};
/// let found = search(&Rules::wythoff(0), &SearchOptions::default(), &mut ());
/// let Found::Theorem { proof, .. } = found else { panic!() };
/// let words = Texts::new(Language::english()).say(&pattern::sentence(&patterns(&proof)[0], &["a", "b"]));
/// assert!(words.contains("α = (1 + √5)/2") && words.contains("α² = α + 1") && words.contains("proved"));
/// ```
pub fn sentence(pattern: &Pattern, names: &[&str]) -> Message {
    Message::new("pattern")
        .with("claim", claim(&pattern.claim, names))
        .with("support", support(pattern.support))
}

/// What a pattern rests on, in a few words.
pub fn support(support: Support) -> Message {
    match support {
        Support::Kernel => Message::new("pattern-kernel"),
        Support::Checked => Message::new("pattern-checked"),
        Support::Compared { below } => {
            Message::new("pattern-compared").with("size", below.to_string())
        }
    }
}

/// A claim as a sentence without its full stop, about piles and memory of these names.
pub fn claim(claim: &Claim, names: &[&str]) -> Message {
    match claim {
        Claim::Nothing => Message::new("claim-nothing"),
        Claim::Everything => Message::new("claim-everything"),
        Claim::Finite(list) => Message::new("claim-finite").with("positions", positions(list)),
        Claim::Xor { piles } => {
            let formula = formula::nim_sum(names, &Vec::from_iter(0..*piles), 0, &[0]);
            Message::new("claim-xor").with("formula", formula)
        }
        Claim::Diagonal => Message::new("claim-diagonal"),
        Claim::NimSum {
            piles,
            halvings,
            values,
        } => exactly(formula::nim_sum(names, piles, *halvings, values)),
        Claim::Values { form, values } => exactly(formula::values(names, form, values)),
        Claim::Remainders {
            form,
            modulus,
            remainders,
        } => exactly(formula::remainders(names, form, *modulus, remainders)),
        Claim::Powers { single, powers } => {
            let single = single.iter().map(formula::size);
            let formulas = single.chain(powers.iter().map(formula::powers));
            Message::new("claim-powers").with("formulas", alternatives(formulas))
        }
        Claim::Digits(regex) => Message::new("claim-digits").with("regex", regex::digits(regex)),
        Claim::FirstMove { numerals } => first_move(numerals, names),
        Claim::LastPart { factor, numerals } => last_part(*factor, numerals, names),
        Claim::Beatty(pairs) => beatty(pairs),
        Claim::Linear { s: 1, t, d } => {
            Message::new("claim-difference").with("difference", line(*t, *d))
        }
        Claim::Linear { s, t, d } => Message::new("claim-linear")
            .with("factor", s.to_string())
            .with("rest", line(*t, *d)),
        Claim::AppendedZero { numerals } => {
            Message::new("claim-appended-zero").with("weights", numeration::first_weights(numerals))
        }
        Claim::Mex => Message::new("claim-mex"),
        Claim::OnePerRow => Message::new("claim-one-per-row"),
        Claim::Periodic { shift, from } => periodic(shift, *from),
        Claim::Like {
            game,
            without,
            with,
        } => like(*game, without, with),
        Claim::Sequences { lower, upper } => Message::new("claim-sequences")
            .with("lower", *lower)
            .with("upper", *upper),
    }
}

fn exactly(formula: String) -> Message {
    Message::new("claim-formula").with("formula", formula)
}

/// One formula or another or another.
fn alternatives(formulas: impl Iterator<Item = String>) -> Value {
    let formulas = formulas.map(Value::from);
    let all = formulas.reduce(|list, item| {
        Message::new("claim-or")
            .with("list", list)
            .with("item", item)
            .into()
    });
    all.unwrap_or_else(|| "".into())
}

fn beatty(pairs: &BeattyPairs) -> Message {
    let message = match &pairs.shift {
        None => Message::new("claim-beatty"),
        Some(shift) => Message::new("claim-beatty-shifted").with("gamma", number(shift)),
    };
    message
        .with("alpha", number(&pairs.lower))
        .with("alpha-equation", equation("α", &pairs.lower))
        .with("beta", number(&pairs.upper))
        .with("beta-equation", equation("β", &pairs.upper))
}

fn first_move(numerals: &Numerals, names: &[&str]) -> Message {
    let message = match numerals {
        Numerals::Greedy(c) if c == &[1, 1] => Message::new("claim-first-move-fibonacci"),
        _ => Message::new("claim-first-move").with("weights", numeration::first_weights(numerals)),
    };
    message.with("pile", names[0]).with("memory", names[1])
}

fn last_part(factor: u64, numerals: &Numerals, names: &[&str]) -> Message {
    let multiple = match factor {
        1 => names[1].to_string(),
        factor => format!("{factor}{}", names[1]),
    };
    Message::new("claim-last-part")
        .with("weights", numeration::first_weights(numerals))
        .with("multiple", multiple)
        .with("pile", names[0])
        .with("memory", names[1])
}

fn periodic(shift: &[u64], from: u64) -> Message {
    let moved: Vec<usize> = (0..shift.len()).filter(|&pile| shift[pile] > 0).collect();
    let message = match (&moved[..], from) {
        ([_], 0) => Message::new("claim-period"),
        ([_], _) => Message::new("claim-period-from"),
        (_, 0) => Message::new("claim-shift"),
        (_, _) => Message::new("claim-shift-from"),
    };
    let message = match moved[..] {
        [pile] => message
            .with("period", shift[pile].to_string())
            .with("pile", pile + 1),
        _ => message.with("amount", shift[0].to_string()),
    };
    match from {
        0 => message,
        from => message.with("from", Value::count(from)),
    }
}

fn like(game: Familiar, without: &[Vec<UBig>], with: &[Vec<UBig>]) -> Message {
    let game = match game {
        Familiar::Nim => Message::new("familiar-nim"),
        Familiar::Wythoff(0) => Message::new("familiar-wythoff"),
        Familiar::Wythoff(k) => Message::new("familiar-k-wythoff").with("k", k.to_string()),
    };
    let message = match (without, with) {
        ([], []) => Message::new("claim-same"),
        (_, []) => Message::new("claim-except").with("without", positions(without)),
        ([], _) => Message::new("claim-also").with("with", positions(with)),
        _ => Message::new("claim-instead")
            .with("without", positions(without))
            .with("with", positions(with)),
    };
    message.with("game", game)
}

fn positions(list: &[Vec<UBig>]) -> Value {
    listed(list.iter().map(|piles| position(piles)))
}

/// `(3, 5)`
pub(crate) fn position(piles: &[UBig]) -> String {
    let piles: Vec<String> = piles.iter().map(UBig::to_string).collect();
    format!("({})", piles.join(", "))
}
