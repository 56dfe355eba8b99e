//! Numeration systems in words.

use wythoff::logic::{NumberSystem, Numerals};

use crate::list::listed;
use crate::message::{Message, Value};

/// How many weights of a system are named.
const SHOWN: usize = 5;

/// What a numeration system is called, with its first weights.
///
/// ```
/// use wythoff::logic::{NumberSystem, Numerals};
/// use wythoff_show::{Language, Texts, pattern::numeration};
/// let texts = Texts::new(Language::english());
/// let words = |list: &[u32]| {
///     let system = NumberSystem::new(Numerals::Greedy(list.to_vec())).unwrap();
///     texts.say(&numeration(&system))
/// };
/// assert_eq!(words(&[2]), "base 2");
/// assert_eq!(words(&[1, 1]), "Fibonacci numbers 1, 2, 3, 5, 8, …");
/// assert_eq!(words(&[3, 1]), "u_n = 3u_{n−1} + u_{n−2}: 1, 4, 13, 43, 142, …");
/// let system = NumberSystem::new(Numerals::Endless(vec![4, 2])).unwrap();
/// assert_eq!(texts.say(&numeration(&system)), "u_n = 5u_{n−1} − 2u_{n−2}: 1, 5, 23, 105, 479, …");
/// ```
pub fn numeration(system: &NumberSystem) -> Message {
    let message = match system.numerals() {
        Numerals::Greedy(coefficients) => match coefficients[..] {
            [base] => return Message::new("numeration-base").with("base", base.to_string()),
            [1, 1] => Message::new("numeration-fibonacci"),
            _ => Message::new("numeration-recurrence").with("recurrence", recurrence(coefficients)),
        },
        Numerals::Endless(coefficients) => {
            Message::new("numeration-recurrence").with("recurrence", falling(coefficients))
        }
        Numerals::Ostrowski(quotients) => {
            let quotients: Vec<String> = quotients.iter().map(u32::to_string).collect();
            Message::new("numeration-ostrowski").with("quotients", quotients.join(", "))
        }
    };
    message.with("weights", weights(system))
}

/// The first weights of the system of these numerals.
pub(super) fn first_weights(numerals: &Numerals) -> Value {
    let system = NumberSystem::new(numerals.clone()).expect("numerals of a proof make a system");
    weights(&system)
}

fn weights(system: &NumberSystem) -> Value {
    let weights = system.weights().take(SHOWN);
    listed(weights.map(|weight| weight.to_string()))
}

fn recurrence(coefficients: &[u32]) -> String {
    sum(coefficients.iter().map(|&c| i64::from(c)))
}

/// The recurrence of a system whose last coefficient comes again for ever: 5u_{n−1} − 2u_{n−2} for 4, 2, 2, ….
fn falling(coefficients: &[u32]) -> String {
    let pairs = coefficients.windows(2);
    let falls = pairs.map(|pair| i64::from(pair[1]) - i64::from(pair[0]));
    sum([i64::from(coefficients[0]) + 1].into_iter().chain(falls))
}

fn sum(coefficients: impl Iterator<Item = i64>) -> String {
    let mut text = String::new();
    for (place, c) in (1..).zip(coefficients).filter(|(_, c)| *c != 0) {
        text += match c < 0 {
            true => " − ",
            false if text.is_empty() => "",
            false => " + ",
        };
        if c.unsigned_abs() > 1 {
            text += &c.unsigned_abs().to_string();
        }
        text += &format!("u_{{n−{place}}}");
    }
    text
}
