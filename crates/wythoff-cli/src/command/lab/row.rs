//! Rules of one pile: what is proved of all Grundy values, or seen in those that are known.

use wythoff::prove::data::{Data, Finding, Pattern, Repeat, findings};
use wythoff::prove::{AtMost, AtMostPart, RowFacts, RowTheorem, Window, row_facts};
use wythoff_show::list::listed;
use wythoff_show::{Message, pattern};

use super::super::guess::{law_of_parts, linear, pattern_words};
use super::values::value_lines;
use crate::console::Console;
use crate::failure::Failure;
use crate::progress::Bar;
use crate::theorem::{Found, Given, Options, Proved, Sought, find};

/// Longer lists are left out.
const LISTED: usize = 40;
/// So many equations are still read.
const MOST_PARTS: u64 = 12;

/// What is known of the values of one pile.
pub(crate) struct Row {
    facts: RowFacts,
    known: Known,
}

/// What the values rest on.
enum Known {
    /// A lemma, or what was asked for anyway.
    Lemma(RowTheorem),
    /// An automaton that the checker has accepted.
    Automaton(Box<Proved>),
    /// What was looked for is this theorem.
    Asked,
    /// A pattern that agrees with all that are known.
    Seen(Box<Finding>),
    Nothing,
}

impl Row {
    /// What is known of the values, where there is one pile and play is normal.
    pub(super) fn of(
        given: &Given,
        sought: Sought,
        found: &Found,
        options: &Options,
        console: &Console,
    ) -> Result<Option<Self>, Failure> {
        if matches!(sought, Sought::Values { most: Some(_) }) {
            return Ok(None);
        }
        let Some(mut facts) = row_facts(&given.rules, &mut Bar::new(None)) else {
            return match given.has_values_of_one_pile() {
                true => Err(Failure::Stopped(Message::new("lab-interrupted"))),
                false => Ok(None),
            };
        };
        if let Some(theorem) = facts.theorem.take() {
            let known = Known::Lemma(theorem);
            return Ok(Some(Self { facts, known }));
        }
        let values = Sought::Values { most: None };
        let known = match (sought, found) {
            (Sought::Values { .. }, Found::Theorem(_)) => Known::Asked,
            (Sought::Values { .. }, Found::Nothing(_)) => seen(&facts)?,
            (Sought::Lost, _) => match find(given, values, options, console)? {
                Found::Theorem(proved) => Known::Automaton(proved),
                Found::Nothing(_) => seen(&facts)?,
            },
        };
        Ok(Some(Self { facts, known }))
    }

    /// Whether all values are proved.
    pub(super) fn is_proved(&self) -> bool {
        matches!(self.known, Known::Lemma(_) | Known::Automaton(_))
    }

    /// Whether they are what was asked for, and told there.
    pub(super) fn is_told(&self) -> bool {
        matches!(self.known, Known::Asked)
    }

    /// The largest pile whose value was computed.
    pub(super) fn last(&self) -> u64 {
        self.facts.values.len() as u64 - 1
    }

    /// `repetition`, `at most`, `automaton`, `pattern` or nothing.
    pub(super) fn by(&self) -> Option<&'static str> {
        match self.known {
            Known::Lemma(RowTheorem::Repeats(_)) => Some("repetition"),
            Known::Lemma(_) => Some("at most"),
            Known::Automaton(_) | Known::Asked => Some("automaton"),
            Known::Seen(_) => Some("pattern"),
            Known::Nothing => None,
        }
    }

    /// The period, proved or seen.
    pub(super) fn period(&self) -> Option<wythoff::Period> {
        match &self.known {
            Known::Lemma(RowTheorem::Repeats(found)) => Some(found.repeat.period),
            Known::Seen(finding) => match &finding.pattern {
                Pattern::Repeat(repeat) => Some(repeat.period),
                _ => None,
            },
            _ => None,
        }
    }

    /// What is known, a sentence to a line.
    pub(super) fn lines(&self, given: &Given, console: &Console) -> Vec<String> {
        match &self.known {
            Known::Lemma(RowTheorem::Repeats(found)) => repeats(&found.repeat, console),
            Known::Lemma(RowTheorem::AtMost(found)) => vec![console.say(&at_most(found))],
            Known::Automaton(proved) => value_lines(&given.rules, None, &proved.proof, console),
            Known::Seen(finding) => pattern_words(&finding.pattern, console),
            _ => Vec::new(),
        }
    }

    /// What it rests on.
    pub(super) fn evidence(&self) -> Message {
        match &self.known {
            Known::Lemma(RowTheorem::Repeats(found)) => by_window(&found.window),
            Known::Lemma(RowTheorem::AtMost(found)) => {
                Message::new("lab-row-by-at-most").with("most", most(found))
            }
            Known::Automaton(proved) => {
                Message::new("lab-checked").with("bytes", super::report::size(proved.bytes()))
            }
            Known::Seen(_) => self.checked_to(Message::new("lab-row-seen")),
            _ => self.checked_to(Message::new("lab-row-unknown")),
        }
    }

    fn checked_to(&self, message: Message) -> Message {
        message.with("last", self.last().to_string())
    }

    /// How the section is called.
    pub(super) fn title(&self) -> Message {
        match self.known {
            Known::Seen(_) => Message::new("lab-row-pattern"),
            Known::Nothing => Message::new("lab-row-no-pattern"),
            _ => Message::new("lab-row-theorem"),
        }
    }
}

/// The strongest pattern of the values.
fn seen(facts: &RowFacts) -> Result<Known, Failure> {
    let found = findings(&Data::row(facts.values.clone()), &mut Bar::new(None));
    let found = found.ok_or_else(|| Failure::Stopped(Message::new("lab-interrupted")))?;
    let strong = found.into_iter().find(Finding::is_strong);
    Ok(strong.map_or(Known::Nothing, |finding| Known::Seen(Box::new(finding))))
}

/// The period, and which piles are lost.
pub(super) fn repeats(repeat: &Repeat, console: &Console) -> Vec<String> {
    let mut lines = pattern_words(&Pattern::Repeat(repeat.clone()), console);
    let period = repeat.period;
    let zeros = |from: u64, to: u64| -> Vec<u64> {
        let zeros = (from..to).filter(|&n| repeat.first[n as usize] == 0);
        zeros.collect()
    };
    let before = zeros(0, period.preperiod);
    let mut again = zeros(period.preperiod, period.preperiod + period.period);
    again.iter_mut().for_each(|n| *n %= period.period);
    again.sort_unstable();
    if period.saltus > 0 || before.len() + again.len() > LISTED {
        return lines;
    }
    let list = |numbers: &[u64]| listed(numbers.iter().map(u64::to_string));
    let message = match (again.is_empty(), before.is_empty()) {
        (true, _) => Message::new("lab-row-lost-few").with("before", list(&before)),
        (false, true) => Message::new("lab-row-lost"),
        (false, false) => Message::new("lab-row-lost-also").with("before", list(&before)),
    };
    let from = period.preperiod.to_string();
    let message = message.with("remainders", list(&again)).with("from", from);
    lines.push(console.say(&message.with("period", period.period.to_string())));
    lines
}

/// ⌊(n + 1)/2⌋
fn most(found: &AtMost) -> String {
    pattern::at_most(found.slope, found.offset, found.divisor)
}

fn at_most(found: &AtMost) -> Message {
    if found.divisor > MOST_PARTS {
        return Message::new("lab-row-at-most")
            .with("most", most(found))
            .with("from", found.from.to_string());
    }
    let parts = (0..found.divisor).map(|remainder| {
        let number = linear(found.divisor.into(), remainder.into());
        match found.part(remainder) {
            AtMostPart::Line { slope, offset } => {
                format!("g({number}) = {}", linear(slope.into(), offset.into()))
            }
            AtMostPart::Again { slope, offset } => {
                format!("g({number}) = g({})", linear(slope.into(), offset.into()))
            }
        }
    });
    law_of_parts(parts.collect(), &found.first, "g")
}

/// Why a repetition goes on.
fn by_window(window: &Window) -> Message {
    let message = match (window.any, window.modulus) {
        (Some(any), 1) => Message::new("lab-row-by-greatest").with("any", any.to_string()),
        (Some(any), _) => Message::new("lab-row-by-greatest-modulo").with("any", any.to_string()),
        (None, 1) => Message::new("lab-row-by-window"),
        (None, _) => Message::new("lab-row-by-window-modulo"),
    };
    message
        .with("modulus", window.modulus.to_string())
        .with("length", window.length.to_string())
        .with("from", window.from.to_string())
        .with("first", window.first.to_string())
        .with("later", window.later.to_string())
}
