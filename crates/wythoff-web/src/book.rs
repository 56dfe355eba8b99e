//! What the page shows and never changes: it is written when the page is built, and costs the core nothing.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use serde::Serialize;
use wythoff::code::{Programming, for_game};
use wythoff::explain::{self, TheoremName};
use wythoff::precision::{Formula, Work, count};
use wythoff::{Language, parse_game};

use crate::laboratory::KNOWN;

/// The most indices of a formula that are tried.
const MOST_EVALUATIONS: u64 = 300_000;
/// Formulas are tried on piles up to powers of ten.
const EXPONENTS: [u32; 4] = [6, 9, 12, 15];

/// The book in one language.
#[derive(Debug, Serialize)]
pub struct Chapter {
    theorems: Vec<Theorem>,
    /// By the exponent of the limit.
    precision: BTreeMap<u32, Vec<Judged>>,
    /// By the name of the game, then by that of the programming language.
    programs: BTreeMap<String, BTreeMap<&'static str, String>>,
}

/// A theorem with its proof.
#[derive(Debug, Serialize)]
struct Theorem {
    name: &'static str,
    title: &'static str,
    html: String,
}

/// What becomes of a published formula.
#[derive(Debug, Serialize)]
struct Judged {
    code: &'static str,
    about: &'static str,
    /// How many lost positions it calls won; at least, if `more`.
    wrong: u64,
    more: bool,
    first: Option<(u64, u64)>,
}

/// The book in one language.
pub fn chapter(language: Language) -> Chapter {
    let theorem = |name: TheoremName| Theorem {
        name: name.name(),
        title: name.title().of(language),
        html: explain::theorem(name).html(language),
    };
    let judged = |limit: u64| {
        Formula::ALL
            .into_iter()
            .map(|formula| judge(formula, limit, language))
            .collect()
    };
    Chapter {
        theorems: TheoremName::ALL.into_iter().map(theorem).collect(),
        precision: EXPONENTS
            .into_iter()
            .map(|exponent| (exponent, judged(10u64.pow(exponent))))
            .collect(),
        programs: KNOWN
            .iter()
            .map(|name| ((*name).to_owned(), programs(name, language)))
            .collect(),
    }
}

fn judge(formula: Formula, limit: u64, language: Language) -> Judged {
    let work = Work {
        evaluations: MOST_EVALUATIONS,
        threads: 1,
    };
    let found = count(formula, 0, limit, work, &mut |_, _| {
        ControlFlow::Continue(())
    });
    Judged {
        code: formula.code(0),
        about: formula.text().of(language),
        wrong: found.lost_called_won,
        more: found.stopped_at.is_some(),
        first: found.first_missed.map(|missed| missed.pair),
    }
}

/// Programs for a game that is known to have them.
fn programs(name: &str, language: Language) -> BTreeMap<&'static str, String> {
    let game = parse_game(name).expect("a game of the list");
    let program = |programming: Programming| {
        let text =
            for_game(&game, programming, language).expect("the games of the list have programs");
        (programming.file_name(), text)
    };
    Programming::ALL.into_iter().map(program).collect()
}
