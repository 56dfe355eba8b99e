//! Amounts in the brackets after the name of a game: `1,3,4`, `2..5`, `1,4..6`.

use std::num::NonZeroU32;

use super::brackets::Brackets;
use super::error::GameNameError;
use super::reader::Reader;
use crate::heap::{Amounts, HeapRulesError, HeapRulesReason as Reason};

/// Ranges of amounts are written out up to so many.
const MOST: u64 = 1 << 16;

/// Amounts as they were written: single ones, and ranges with both their ends.
pub(in crate::games) struct Ranges {
    column: usize,
    ranges: Vec<(NonZeroU32, NonZeroU32)>,
}

impl Ranges {
    /// The m of `1..m`, which need not be written out.
    pub(in crate::games) fn up_to(&self) -> Option<NonZeroU32> {
        match self.ranges[..] {
            [(NonZeroU32::MIN, last)] => Some(last),
            _ => None,
        }
    }

    /// All of them, if they are not too many.
    pub(in crate::games) fn written_out(&self) -> Result<Amounts, GameNameError> {
        let lengths = self.ranges.iter();
        let count: u64 = lengths
            .map(|(first, last)| u64::from(last.get() - first.get()) + 1)
            .sum();
        if count > MOST {
            return Err(at(self.column, Reason::TooManyAmounts { most: MOST }));
        }
        let amounts = self.ranges.iter().flat_map(|(first, last)| {
            let amounts = first.get()..=last.get();
            amounts.filter_map(NonZeroU32::new)
        });
        Ok(Amounts::new(amounts).expect("one was read"))
    }
}

impl Brackets<'_> {
    /// Reads `(1,3,4)`.
    pub(in crate::games) fn amounts(mut self) -> Result<Ranges, GameNameError> {
        self.open("amounts")?;
        let reader = self.reader;
        reader.skip_blanks();
        let column = reader.column();
        if reader.peek() == Some(')') {
            return Err(at(column, Reason::NoAmounts));
        }
        let mut ranges = vec![range(reader)?];
        while reader.eat(',') {
            ranges.push(range(reader)?);
        }
        if !reader.eat(')') {
            return Err(expected("\",\" or \")\"", reader));
        }
        Ok(Ranges { column, ranges })
    }
}

/// Reads `3` or `2..5`.
fn range(reader: &mut Reader) -> Result<(NonZeroU32, NonZeroU32), GameNameError> {
    reader.skip_blanks();
    let column = reader.column();
    let first = amount(reader)?;
    if !reader.eat('.') {
        return Ok((first, first));
    }
    if reader.peek() != Some('.') {
        return Err(expected("\"..\"", reader));
    }
    reader.expect('.')?;
    let last = amount(reader)?;
    match first <= last {
        true => Ok((first, last)),
        false => Err(at(column, Reason::RangeBackwards)),
    }
}

fn amount(reader: &mut Reader) -> Result<NonZeroU32, GameNameError> {
    reader.skip_blanks();
    let column = reader.column();
    let mut value = None;
    while let Some(digit) = reader.digit() {
        let tens = value.unwrap_or(0u32).checked_mul(10);
        let next = tens.and_then(|tens| tens.checked_add(digit));
        value = Some(next.ok_or_else(|| at(column, Reason::AmountTooLarge))?);
    }
    let value = value.ok_or_else(|| expected("an amount", reader))?;
    NonZeroU32::new(value).ok_or_else(|| at(column, Reason::ZeroAmount))
}

fn expected(expected: &'static str, reader: &Reader) -> GameNameError {
    let found = reader.peek();
    at(reader.column(), Reason::Expected { expected, found })
}

fn at(column: usize, reason: Reason) -> GameNameError {
    GameNameError::Heap(HeapRulesError { column, reason })
}
