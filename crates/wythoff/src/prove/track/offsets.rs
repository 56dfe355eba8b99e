//! One byte a row: by how much the partner of the smaller pile differs from what the slope says.

use super::moved::Moved;
use crate::automata::{Budget, OutOfBudget};
use crate::logic::{NumberSystem, Slope};
use crate::rules::Partners;

/// Offsets that differ have different residues: they lie closer together than this.
pub(super) const MODULUS: i64 = 251;
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

/// For each number m below some size, where its partner M is the larger, the offset of M from the slope.
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

/// The pairs of one half: for each number its partner, and whether that is the larger.
pub(super) struct Half<'a> {
    partners: &'a Partners,
    /// For each column its row, where columns are asked for.
    columns: Vec<Option<u32>>,
    smaller: Smaller,
}

impl<'a> Half<'a> {
    pub(super) fn new(partners: &'a Partners, smaller: Smaller) -> Self {
        let columns = match smaller {
            Smaller::First => Vec::new(),
            Smaller::Second => columns(partners),
        };
        Self {
            partners,
            columns,
            smaller,
        }
    }

    /// The numbers before the first whose partner is beyond the table, each with its partner if that is the larger.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (u32, Option<u32>)> {
        (0..self.partners.rows()).map_while(|number| {
            let (partner, is_larger) = match self.smaller {
                Smaller::First => {
                    let partner = self.partners.of(number)?;
                    (partner, partner >= number)
                }
                Smaller::Second => {
                    let partner = self.columns[number as usize]?;
                    (partner, partner > number)
                }
            };
            Some((number, is_larger.then_some(partner)))
        })
    }
}

impl Offsets {
    /// The offsets of one half; `None`: they are not bounded, as far as one can see.
    pub(super) fn new(
        half: &Half<'_>,
        system: &NumberSystem,
        slope: Slope,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Self>, OutOfBudget> {
        let size = u64::from(half.partners.rows());
        let mut moved = Moved::new(system, slope.places, size);
        let mut symbols = Vec::new();
        let mut code = Code::EMPTY;
        for (number, larger) in half.pairs() {
            if number % (1 << 16) == 0 {
                budget.ask()?;
            }
            // Weights are below 2^13 times a number below 2^32, moved up twice by 2^13: below 2^63. What is taken several
            // times is moved up once only: below 2^50.
            let offset = larger.map(|larger| {
                slope.times * i64::from(larger)
                    - slope.own * i64::from(number)
                    - slope.moved * moved.value() as i64
            });
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
