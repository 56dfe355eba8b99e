//! What was guessed as a document, `wythoff/guess/1`.

use serde::Serialize;
use wythoff::logic::Numerals;
use wythoff::prove::data::{Finding, Letters, Pattern};

use super::next::{self, Next};
use super::{Found, words};
use crate::console::Console;

#[derive(Serialize)]
pub(super) struct Document {
    schema: &'static str,
    /// `row` or `table`.
    shape: &'static str,
    /// The number of the first value.
    first: u64,
    /// How many values there are in each direction.
    sizes: Vec<u64>,
    /// `P/N` or `L/W`, if letters stood for 0 and 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    letters: Option<&'static str>,
    /// `pattern`, `weak` or `none`.
    status: &'static str,
    /// Those that agree with all data, the best first.
    patterns: Vec<One>,
    /// What the first pattern predicts.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<Predicted>,
    /// Which values are 0, where no pattern of all values has much evidence.
    #[serde(skip_serializing_if = "Option::is_none")]
    zeros: Option<Zeros>,
}

#[derive(Serialize)]
struct Zeros {
    patterns: Vec<One>,
    next: Predicted,
}

#[derive(Serialize)]
struct One {
    kind: &'static str,
    /// In the language of the run.
    words: Vec<String>,
    /// How many values it agrees with: all there are.
    values: usize,
    /// How many numbers it takes to tell it.
    told: usize,
    /// Whether it was found without the last fifth of the data.
    predicted: bool,
    /// Whether much speaks for it.
    strong: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    period: Option<Period>,
    #[serde(skip_serializing_if = "Option::is_none")]
    states: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    numeration: Option<Numerals>,
}

#[derive(Serialize)]
struct Period {
    period: u64,
    preperiod: u64,
    saltus: u64,
    /// How often it was seen.
    times: u64,
}

/// Numbers that the pattern does not give are null.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Predicted {
    Values(Vec<Option<u64>>),
    Lines {
        row: Vec<Option<u64>>,
        column: Vec<Option<u64>>,
    },
    Zeros(Vec<Vec<u64>>),
}

pub(super) fn document(found: &Found, console: &Console) -> Document {
    let first = found.findings.first();
    let list = |findings: &[Finding]| {
        findings
            .iter()
            .map(|one| told(one, found, console))
            .collect()
    };
    Document {
        schema: "wythoff/guess/1",
        shape: match found.data.sizes() {
            [_] => "row",
            _ => "table",
        },
        first: found.first,
        sizes: found
            .data
            .sizes()
            .iter()
            .map(|size| size - found.first)
            .collect(),
        letters: found.letters.map(|letters| match letters {
            Letters::PreviousNext => "P/N",
            Letters::LostWon => "L/W",
        }),
        status: match first.map(Finding::is_strong) {
            Some(true) => "pattern",
            Some(false) => "weak",
            None => "none",
        },
        patterns: list(&found.findings),
        next: first.map(|one| next::values(&one.pattern, &found.data, found.next).into()),
        zeros: found.zeros.first().map(|one| Zeros {
            patterns: list(&found.zeros),
            next: next::zeros(&one.pattern, &found.data, found.next).into(),
        }),
    }
}

fn told(finding: &Finding, found: &Found, console: &Console) -> One {
    let (mut period, mut automaton) = (None, None);
    match &finding.pattern {
        Pattern::Repeat(repeat) => {
            period = Some(Period {
                period: repeat.period.period,
                preperiod: repeat.period.preperiod,
                saltus: repeat.period.saltus,
                times: repeat.times(finding.values as u64),
            });
        }
        Pattern::Automaton(recogniser) => automaton = Some(recogniser),
        _ => {}
    }
    One {
        kind: words::kind(&finding.pattern),
        words: words::pattern(&finding.pattern, console),
        values: finding.values - found.first as usize,
        told: finding.pattern.told(),
        predicted: finding.predicted,
        strong: finding.is_strong(),
        period,
        states: automaton.map(|one| one.automaton().states()),
        numeration: automaton.map(|one| one.system().numerals().clone()),
    }
}

impl From<Next> for Predicted {
    fn from(next: Next) -> Self {
        match next {
            Next::Values(values) => Self::Values(values),
            Next::Lines { row, column } => Self::Lines { row, column },
            Next::Zeros(places) => Self::Zeros(places),
        }
    }
}
