//! What the page shows and never changes: it is written when the page is built, and costs the core nothing.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;
use wythoff::NamedGame;
use wythoff::code::Programming;
use wythoff::explain::TheoremName;
use wythoff::precision::{Formula, Work, count};
use wythoff_show::render::{Format, Numbers};
use wythoff_show::theorem::Theorem;
use wythoff_show::{Language, Texts, precision, program};

use crate::laboratory::with_programs;

/// The most indices of a formula that are tried.
const MOST_EVALUATIONS: u64 = 300_000;
/// Formulas are tried on piles up to powers of ten.
const EXPONENTS: [u32; 4] = [6, 9, 12, 15];

/// The book in one language.
#[derive(Debug, Serialize, TS)]
pub struct Chapter {
    theorems: Vec<TheoremText>,
    /// By the exponent of the limit.
    precision: BTreeMap<u32, Vec<Judged>>,
    /// By the name of the game, then by that of the programming language.
    programs: BTreeMap<String, BTreeMap<&'static str, String>>,
}

/// A theorem with its proof.
#[derive(Debug, Serialize, TS)]
struct TheoremText {
    name: &'static str,
    title: String,
    html: String,
}

/// What becomes of a published formula.
#[derive(Debug, Serialize, TS)]
struct Judged {
    code: &'static str,
    about: String,
    /// How many lost positions it calls won; at least, if `more`.
    wrong: u64,
    more: bool,
    first: Option<(u64, u64)>,
}

/// The book in one language.
pub fn chapter(language: Language) -> Chapter {
    let texts = Texts::new(language);
    let theorem = |name: TheoremName| {
        let theorem = Theorem::new(name, &texts);
        TheoremText {
            name: name.name(),
            html: theorem.written(Format::Html, Numbers::Shortened, &texts),
            title: theorem.title,
        }
    };
    let judged = |limit: u64| {
        Formula::ALL
            .into_iter()
            .map(|formula| judge(formula, limit, &texts))
            .collect()
    };
    Chapter {
        theorems: TheoremName::ALL.into_iter().map(theorem).collect(),
        precision: EXPONENTS
            .into_iter()
            .map(|exponent| (exponent, judged(10u64.pow(exponent))))
            .collect(),
        programs: with_programs()
            .map(|game| (game.to_string(), programs(&game, &texts)))
            .collect(),
    }
}

fn judge(formula: Formula, limit: u64, texts: &Texts) -> Judged {
    let work = Work {
        evaluations: MOST_EVALUATIONS,
        threads: 1,
    };
    let found = count(formula, 0, limit, work, &mut ());
    Judged {
        code: formula.code(0),
        about: texts.say(&precision::about(formula)),
        wrong: found.lost_called_won,
        more: found.stopped_at.is_some(),
        first: found.first_missed.map(|missed| missed.pair),
    }
}

/// Programs for a game that is known to have them.
fn programs(game: &NamedGame, texts: &Texts) -> BTreeMap<&'static str, String> {
    let program = |programming: Programming| {
        let text = program::of_game(game, programming, texts);
        let text = text.expect("the games of the list have programs");
        (programming.file_name(), text)
    };
    Programming::ALL.into_iter().map(program).collect()
}
