//! Tables and losing pairs of k-Wythoff, and tables of any rules.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use wythoff::rules::Table as LostTable;
use wythoff::solve::board::{closed, fill_grundy};
use wythoff::theory::wythoff::LosingPairs;
use wythoff::{Play, Wythoff, parse_rules};

use crate::fields::{Fields, parse};
use crate::question::small;

/// The most rows of a table of k-Wythoff.
const MOST_ROWS: usize = 2000;
/// The most rows of a table of any rules: each losing position looks at all after it.
const MOST_ROWS_BY_RULES: usize = 200;
/// The most losing pairs that are listed.
const MOST_PAIRS: usize = 5000;

/// What a table is asked for.
#[derive(Debug)]
pub struct Question {
    /// The k of k-Wythoff, unless there are rules.
    k: u64,
    /// Rules of two piles.
    rules: String,
    size: usize,
    /// Whether Grundy values are meant; otherwise outcomes, 0 for lost.
    grundy: bool,
    misere: bool,
}

impl Question {
    /// Reads what is asked for.
    pub fn read(fields: Fields<'_>) -> Result<Self, String> {
        Ok(Self {
            k: fields.number("k")?,
            rules: fields.text("rules").into(),
            size: small(fields.number("size")?),
            grundy: fields.flag("grundy"),
            misere: fields.flag("misere"),
        })
    }
}

/// A table, row after row; `progress` hears thousandths.
pub fn table(question: &str, progress: &mut dyn FnMut(u32)) -> Result<Vec<u16>, String> {
    fill(&Question::read(Fields(&parse(question)?))?, progress)
}

fn fill(question: &Question, progress: &mut dyn FnMut(u32)) -> Result<Vec<u16>, String> {
    let Question {
        k,
        size,
        grundy,
        misere,
        ..
    } = *question;
    let play = if misere { Play::Misere } else { Play::Normal };
    let most = if question.rules.is_empty() {
        MOST_ROWS
    } else {
        MOST_ROWS_BY_RULES
    };
    if size > most {
        return Err(format!("{size} > {most}"));
    }
    let mut told = 0;
    let mut watch = |done: u64, total: u64| {
        // At most 2000² cells: the product fits.
        let thousandths = (done * 1000 / total.max(1)) as u32;
        if thousandths > told + 9 {
            told = thousandths;
            progress(thousandths);
        }
        ControlFlow::Continue(())
    };
    let mut cells = vec![0u16; size * size];
    if !question.rules.is_empty() {
        let rules = parse_rules(&question.rules).map_err(|error| error.to_string())?;
        if rules.piles() != 2 || grundy {
            return Err("only outcomes of two piles are tabulated by rules".into());
        }
        cells.fill(1);
        for position in LostTable::new(&rules, &[size as u64; 2]).lost() {
            // Both are below the size, which is a small number of words.
            cells[position[0] as usize * size + position[1] as usize] = 0;
        }
        return Ok(cells);
    }
    let filled = if grundy && !misere {
        fill_grundy(k, size, &mut cells, NonZeroUsize::MIN, &mut watch).map(|_| ())
    } else {
        closed::fill_outcomes(&Wythoff::with_play(k, play), size, &mut cells)
    };
    filled.map_err(|error| error.to_string())?;
    Ok(cells)
}

/// The first losing pairs of k-Wythoff.
pub fn pairs(k: u64, count: usize) -> Vec<[u64; 2]> {
    let pairs = LosingPairs::new(&k, Play::Normal);
    let first = (0..count.min(MOST_PAIRS) as u64).map_while(|n| pairs.pair(&n));
    first.map(|(a, b)| [a, b]).collect()
}
