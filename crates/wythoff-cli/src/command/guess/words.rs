//! Patterns in words, a sentence to a line.

use wythoff::prove::data::{About, Formula, Law, Part, Pattern, Recogniser, Repeat};
use wythoff_show::{Message, pattern as claims};

use super::formula::{bracketed, form, part, right_side};
use crate::console::Console;

/// More values of a list are left out.
const SHOWN: usize = 40;

/// What the pattern says of the values.
pub(in crate::command) fn pattern(pattern: &Pattern, console: &Console) -> Vec<String> {
    let messages = match pattern {
        Pattern::Formula(_) | Pattern::Law(_) | Pattern::Repeat(_) => row(pattern, "g"),
        Pattern::Through {
            form: made,
            row: of,
        } => match explicit(of, form(*made)) {
            Some(value) => vec![equation(format!("g(a, b) = {value}"))],
            None => {
                let head = equation(format!("g(a, b) = r({})", form(*made)));
                [vec![head], row(of, "r")].concat()
            }
        },
        Pattern::NimSum { left, right } => match (explicit(left, "a"), explicit(right, "b")) {
            (Some(left), Some(right)) => {
                let (left, right) = (bracketed(&left), bracketed(&right));
                vec![equation(format!("g(a, b) = {left} ⊕ {right}"))]
            }
            _ => {
                let head = equation("g(a, b) = r(a) ⊕ s(b)".to_owned());
                [vec![head], row(left, "r"), row(right, "s")].concat()
            }
        },
        Pattern::Grid(grid) => vec![
            Message::new("guess-grid")
                .with("down", grid.down.period.to_string())
                .with("down-from", grid.down.preperiod.to_string())
                .with("across", grid.across.period.to_string())
                .with("across-from", grid.across.preperiod.to_string()),
        ],
        Pattern::Pairs(pairs) => {
            let claim =
                |claim| Message::new("lab-claim").with("claim", claims::claim(&claim, &["a", "b"]));
            pairs.claims().into_iter().map(claim).collect()
        }
        Pattern::Automaton(recogniser) => vec![automaton(recogniser)],
    };
    messages.iter().map(|one| console.say(one)).collect()
}

/// The word that names the kind of a pattern in documents.
pub(super) fn kind(pattern: &Pattern) -> &'static str {
    match pattern {
        Pattern::Formula(_) => "formula",
        Pattern::Law(_) => "law",
        Pattern::Repeat(_) => "period",
        Pattern::Through { .. } => "function",
        Pattern::NimSum { .. } => "nim-sum",
        Pattern::Grid(_) => "grid",
        Pattern::Pairs(_) => "pairs",
        Pattern::Automaton(_) => "automaton",
    }
}

fn equation(text: String) -> Message {
    Message::new("guess-equation").with("equation", text)
}

/// The right side of a closed form; `None`: it needs more words.
fn explicit(row: &Pattern, variable: &str) -> Option<String> {
    match row {
        Pattern::Formula(formula) => right_side(formula, variable),
        _ => None,
    }
}

/// What is said of a row of this name.
fn row(pattern: &Pattern, name: &'static str) -> Vec<Message> {
    match pattern {
        Pattern::Formula(formula) => match (right_side(formula, "n"), formula) {
            (Some(value), _) => vec![equation(format!("{name}(n) = {value}"))],
            (None, Formula::Multiples { modulus, remainder }) => {
                let message = match remainder {
                    0 => Message::new("guess-multiples"),
                    _ => Message::new("guess-remainder").with("remainder", remainder.to_string()),
                };
                vec![
                    message
                        .with("name", name)
                        .with("modulus", modulus.to_string()),
                ]
            }
            (None, _) => Vec::new(),
        },
        Pattern::Law(found) => law(found, name),
        Pattern::Repeat(found) => repeat(found, name),
        _ => Vec::new(),
    }
}

/// A law and, where it has one, the name of what it describes.
fn law(law: &Law, name: &'static str) -> Vec<Message> {
    let parts = (0..).zip(&law.parts);
    let parts = parts.map(|(remainder, &one)| part(name, law.modulus(), remainder, one));
    let told = law_of_parts(parts.collect(), &law.first, name);
    [told].into_iter().chain(title(law)).collect()
}

/// Equations, and the values from which they lead to all others.
pub(in crate::command) fn law_of_parts(
    parts: Vec<String>,
    first: &[u32],
    name: &'static str,
) -> Message {
    let list = |values: &[u32]| {
        let values = (0..).zip(values);
        let values = values.map(|(n, value): (u64, _)| format!("{name}({n}) = {value}"));
        values.collect::<Vec<String>>().join(", ")
    };
    let first = match first.len() {
        ..=SHOWN => list(first),
        more => format!("{}, …, {name}({})", list(&first[..SHOWN]), more - 1),
    };
    let told = Message::new("guess-law").with("first", first);
    told.with("parts", parts.join(", "))
}

/// What people call the values of a law.
fn title(law: &Law) -> Option<Message> {
    let zero = Part::Line {
        slope: 0,
        offset: 0,
    };
    let (again, more) = (Part::Again { offset: 0 }, Part::Again { offset: 1 });
    let base = Message::new("guess-divides").with("base", law.modulus().to_string());
    match (&law.first[..], &law.parts[..]) {
        ([0], [first, second]) if (*first, *second) == (again, more) => {
            Some(Message::new("guess-ones"))
        }
        ([0], [first, Part::Mirrored { sum: 1 }]) if *first == again => {
            Some(Message::new("guess-thue-morse"))
        }
        (_, [first, rest @ ..]) if *first == more && rest.iter().all(|part| *part == zero) => {
            Some(base.with("number", "n"))
        }
        (_, [rest @ .., last]) if *last == more && rest.iter().all(|part| *part == zero) => {
            Some(base.with("number", "n + 1"))
        }
        _ => None,
    }
}

fn repeat(repeat: &Repeat, name: &'static str) -> Vec<Message> {
    let period = repeat.period;
    let (before, again) = repeat.first.split_at(period.preperiod as usize);
    let message = match period.saltus {
        0 => Message::new("guess-period"),
        saltus => Message::new("guess-period-saltus").with("saltus", saltus.to_string()),
    };
    let told = message
        .with("name", name)
        .with("period", period.period.to_string())
        .with("from", period.preperiod.to_string())
        .with("values", listed(again));
    let before = (!before.is_empty()).then(|| {
        let message = Message::new("guess-preperiod").with("name", name);
        message.with("values", listed(before))
    });
    [told].into_iter().chain(before).collect()
}

fn automaton(recogniser: &Recogniser) -> Message {
    let message = match recogniser.about() {
        About::Zeros => Message::new("guess-automaton-zeros"),
        About::Values => Message::new("guess-automaton-values"),
    };
    message
        .with("states", recogniser.automaton().states())
        .with("numeration", claims::numeration(recogniser.system()))
}

/// The values, the first ones if they are many.
fn listed(values: &[u32]) -> String {
    let shown: Vec<String> = values.iter().take(SHOWN).map(u32::to_string).collect();
    let more = if values.len() > SHOWN { " …" } else { "" };
    shown.join(" ") + more
}
