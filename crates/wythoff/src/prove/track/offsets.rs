//! One byte a row: by how much the partner of the smaller pile differs from that pile moved up.

use super::moved::Moved;
use crate::automata::{Budget, OutOfBudget};
use crate::logic::NumberSystem;
use crate::rules::Partners;

/// Offsets that differ have different residues: they lie closer together than this.
const MODULUS: i64 = 251;
/// The partner is smaller.
const SMALLER: u8 = 0;

/// Which pile of a pair is the smaller one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Smaller {
    /// The first, or they are equal.
    First,
    /// The second.
    Second,
}

/// How offsets are written as bytes: 0 where the partner is smaller; else 1 and the residue of the offset.
#[derive(Debug, Clone, Copy)]
pub(super) struct Code {
    least: i64,
    most: i64,
}

/// For each number m below some size, where its partner M is the larger, the offset M − m·0…0.
#[derive(Debug)]
pub(super) struct Offsets {
    symbols: Vec<u8>,
    code: Code,
}

impl Code {
    /// No offset has been written.
    pub(super) const EMPTY: Self = Self {
        least: i64::MAX,
        most: i64::MIN,
    };

    /// The symbol of a pile whose partner is larger by this offset, or smaller; `None`: the offsets are not bounded, as far as
    /// one can see.
    pub(super) fn write(&mut self, offset: Option<i64>) -> Option<u8> {
        let Some(offset) = offset else {
            return Some(SMALLER);
        };
        (self.least, self.most) = (self.least.min(offset), self.most.max(offset));
        let is_bounded = self.most - self.least < MODULUS;
        is_bounded.then_some(offset.rem_euclid(MODULUS) as u8 + 1)
    }

    /// The offset of a symbol; `None`: the partner is smaller.
    pub(super) fn read(&self, symbol: u8) -> Option<i64> {
        let residue = i64::from(symbol.checked_sub(1)?);
        Some(self.least + (residue - self.least).rem_euclid(MODULUS))
    }

    /// The least and the most of the offsets; `None`: there are none.
    pub(super) fn bounds(&self) -> Option<(i64, i64)> {
        (self.least <= self.most).then_some((self.least, self.most))
    }
}

impl Offsets {
    /// The offsets of all rows (or columns) before the first whose partner is beyond the table; `None`: they are not
    /// bounded, as far as one can see.
    pub(super) fn new(
        partners: &Partners,
        smaller: Smaller,
        system: &NumberSystem,
        places: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Self>, OutOfBudget> {
        let columns = match smaller {
            Smaller::First => Vec::new(),
            Smaller::Second => columns(partners),
        };
        let partner = |number: u32| match smaller {
            Smaller::First => partners.of(number),
            Smaller::Second => columns[number as usize],
        };
        let size = u64::from(partners.rows());
        let mut moved = Moved::new(system, places, size);
        let mut symbols = Vec::new();
        let mut code = Code::EMPTY;
        for number in 0..partners.rows() {
            let Some(larger) = partner(number) else { break };
            if number % (1 << 16) == 0 {
                budget.ask()?;
            }
            let is_larger = match smaller {
                Smaller::First => larger >= number,
                Smaller::Second => larger > number,
            };
            // Weights are below 2^13 times a number below 2^32, moved up twice by 2^13: below 2^63.
            let offset = is_larger.then(|| i64::from(larger) - moved.value() as i64);
            let Some(symbol) = code.write(offset) else {
                return Ok(None);
            };
            symbols.push(symbol);
            moved.advance();
        }
        Ok((code.bounds().is_some()).then_some(Self { symbols, code }))
    }

    /// A symbol for each number.
    pub(super) fn symbols(&self) -> &[u8] {
        &self.symbols
    }

    /// What the symbols mean.
    pub(super) fn code(&self) -> Code {
        self.code
    }
}

/// For each column its row.
fn columns(partners: &Partners) -> Vec<Option<u32>> {
    let mut columns = vec![None; partners.rows() as usize];
    for [row, column] in partners.lost() {
        columns[column as usize] = Some(row as u32); // below the number of rows
    }
    columns
}
