//! Tables and losing pairs of k-Wythoff, and tables of any rules.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use serde::Deserialize;
use ts_rs::TS;
use wythoff::board::fill_grundy;
use wythoff::rules::{Table as LostTable, ValueTable};
use wythoff::solve::board::closed;
use wythoff::theory::wythoff::LosingPairs;
use wythoff::{Game, Play, Progress, Watch, Wythoff, parse_rules};
use wythoff_show::{Message, Texts, rules};

use crate::question::Asked;

/// The most rows of a table of k-Wythoff.
const MOST_ROWS: usize = 2000;
/// The most rows of a table of any rules: each losing position looks at all after it.
const MOST_ROWS_BY_RULES: usize = 200;
/// The most losing pairs that are listed.
const MOST_PAIRS: usize = 5000;

/// What a table is asked for.
#[derive(Debug, Deserialize, TS)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum TableQuestion {
    /// Outcomes of k-Wythoff, 0 for lost.
    Outcomes {
        /// The k.
        k: u32,
        /// Rows and columns.
        size: usize,
    },
    /// Grundy values of k-Wythoff.
    Grundy {
        /// The k.
        k: u32,
        /// Rows and columns.
        size: usize,
    },
    /// Outcomes of a game of two piles by rules, 0 for lost, or its Grundy values.
    Rules {
        /// A text in the rule language.
        text: String,
        /// Rows and columns.
        size: usize,
        /// Whether values are wanted.
        values: bool,
    },
}

/// A table, row after row; `watch` hears thousandths.
pub fn table(question: &str, watch: &mut dyn Watch<u32>) -> Result<Vec<u16>, String> {
    let asked: Asked<TableQuestion> = Asked::read(question)?;
    let texts = asked.texts()?;
    match asked.what {
        TableQuestion::Outcomes { k, size } => outcomes(k, size),
        TableQuestion::Grundy { k, size } => grundy(k, size, watch),
        TableQuestion::Rules { text, size, values } => by_rules(&text, size, values, &texts),
    }
}

fn empty(size: usize, most: usize) -> Result<Vec<u16>, String> {
    match size > most {
        true => Err(format!("{size} > {most}")),
        false => Ok(vec![1; size * size]),
    }
}

fn outcomes(k: u32, size: usize) -> Result<Vec<u16>, String> {
    let mut cells = empty(size, MOST_ROWS)?;
    let filled = closed::fill_outcomes(&Wythoff::new(u64::from(k)), size, &mut cells);
    filled.map_err(|error| error.to_string())?;
    Ok(cells)
}

fn grundy(k: u32, size: usize, watch: &mut dyn Watch<u32>) -> Result<Vec<u16>, String> {
    let mut cells = empty(size, MOST_ROWS)?;
    let mut told = 0;
    let mut listen = |progress: Progress| {
        let thousandths = progress.parts(1000).unwrap_or(0) as u32; // at most 1000
        match thousandths > told + 9 {
            true => {
                told = thousandths;
                watch.tell(thousandths)
            }
            false => ControlFlow::Continue(()),
        }
    };
    match fill_grundy(k.into(), size, &mut cells, NonZeroUsize::MIN, &mut listen) {
        Ok(ControlFlow::Continue(())) => Ok(cells),
        Ok(ControlFlow::Break(())) => Err("stopped".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

fn by_rules(text: &str, size: usize, values: bool, texts: &Texts) -> Result<Vec<u16>, String> {
    let mut cells = empty(size, MOST_ROWS_BY_RULES)?;
    let rules = parse_rules(text).map_err(|error| texts.say(&rules::in_place(&error, text)))?;
    if rules.piles() != 2 {
        return Err(texts.say(&Message::new("play-two-piles-only")));
    }
    if values && rules.play() == Play::Misere {
        return Err(texts.say(&Message::new("error-misere-grundy")));
    }
    if values {
        let table = ValueTable::new(&rules, &[size as u64; 2]);
        let narrow = table.values().iter().map(|&value| u16::try_from(value));
        return narrow
            .collect::<Result<_, _>>()
            .map_err(|error| error.to_string());
    }
    for position in LostTable::new(&rules, &[size as u64; 2]).lost() {
        // Both are below the size, which is a small number of words.
        cells[position[0] as usize * size + position[1] as usize] = 0;
    }
    Ok(cells)
}

/// The first losing pairs of k-Wythoff.
pub fn pairs(k: u32, count: usize) -> Vec<[u64; 2]> {
    let pairs = LosingPairs::new(&u64::from(k), Play::Normal);
    let first = (0..count.min(MOST_PAIRS) as u64).map_while(|n| pairs.pair(&n));
    first.map(|(a, b)| [a, b]).collect()
}
