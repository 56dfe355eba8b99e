//! Tables by rules of any number of piles: one row, or the two piles that `--slice c=3` leaves free.

use std::collections::HashSet;
use std::ops::ControlFlow;

use wythoff::board::format::Values;
use wythoff::rules::{self, TableRules, ValueTable};
use wythoff::{Game, Play, Rules, parse_natural};

use super::Request;
use super::cells::Cells;
use crate::failure::Failure;
use crate::progress::Bar;
use crate::theorem::in_text;
use crate::{interrupt, memory};
use wythoff_show::Message;
use wythoff_show::complaint::quote;

/// How large each pile is, where it is fixed, and their names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Slice(Vec<Option<u64>>, Vec<&'static str>);

impl Slice {
    /// The slice of `c=3`, `d=0`, which must leave one pile free, or two.
    pub(super) fn read(texts: &[String], all: Vec<&'static str>) -> Result<Self, Failure> {
        let piles = all.len();
        let mut fixed = vec![None; piles];
        for text in texts {
            let refused = || {
                let message = Message::new("error-slice").with("found", quote(text));
                Failure::Usage(message.with("piles", all.join(" ")))
            };
            let (name, size) = text.split_once('=').ok_or_else(refused)?;
            let place = all.iter().position(|pile| *pile == name.trim());
            let place = place
                .filter(|&place| fixed[place].is_none())
                .ok_or_else(refused)?;
            let size = parse_natural(size.trim()).map_err(|_| refused())?;
            let size = u64::try_from(size).ok().filter(|&size| size < 1 << 31);
            fixed[place] = Some(size.ok_or_else(refused)?);
        }
        let slice = Self(fixed, all);
        match slice.free().len() {
            1 | 2 => Ok(slice),
            free => {
                let message = Message::new("error-slice-free").with("piles", piles);
                Err(Failure::Usage(message.with("free", free)))
            }
        }
    }

    /// The piles that are free.
    pub(super) fn free(&self) -> Vec<usize> {
        let piles = self.0.iter().enumerate();
        piles
            .filter(|(_, size)| size.is_none())
            .map(|(pile, _)| pile)
            .collect()
    }

    /// The names of the free piles.
    pub(super) fn names(&self) -> Vec<char> {
        // A letter each.
        let name = |pile: usize| self.1[pile].as_bytes()[0].into();
        self.free().into_iter().map(name).collect()
    }

    /// ` (c=3)` where piles are fixed.
    pub(super) fn words(&self) -> String {
        let fixed = self.1.iter().zip(&self.0);
        let fixed = fixed.filter_map(|(name, size)| size.map(|size| format!("{name}={size}")));
        let fixed: Vec<String> = fixed.collect();
        match fixed.is_empty() {
            true => String::new(),
            false => format!(" ({})", fixed.join(", ")),
        }
    }

    /// The box that the table needs.
    fn sizes(&self, size: usize) -> Vec<u64> {
        let sizes = self.0.iter();
        sizes
            .map(|fixed| fixed.map_or(size as u64, |fixed| fixed + 1))
            .collect()
    }

    /// The positions of the table, row after row.
    fn positions(&self, size: usize) -> impl Iterator<Item = Vec<u64>> {
        let free = self.free();
        let count = size.pow(free.len() as u32);
        (0..count as u64).map(move |place| {
            let mut position: Vec<u64> = self.0.iter().map(|size| size.unwrap_or(0)).collect();
            let mut rest = place;
            for &pile in free.iter().rev() {
                position[pile] = rest % size as u64;
                rest /= size as u64;
            }
            position
        })
    }
}

pub(super) fn fill(rules: &Rules, slice: &Slice, request: &Request) -> Result<Cells, Failure> {
    let sizes = sizes(slice, request)?;
    if sizes.contains(&0) {
        return Ok(Cells::Words(Vec::new()));
    }
    let mut bar = Bar::new(None);
    if request.values == Values::Grundy {
        if rules.play() == Play::Misere {
            return Err(Failure::Input(Message::new("error-misere-grundy")));
        }
        let table = ValueTable::watched(rules, &sizes, &mut bar).ok_or_else(stopped)?;
        let cells = slice
            .positions(request.size)
            .map(|position| table.value(&position));
        return Ok(Cells::Words(cells.collect()));
    }
    let table = rules::Table::watched(rules, &sizes, &mut bar).ok_or_else(stopped)?;
    let cells = slice
        .positions(request.size)
        .map(|position| match request.values {
            Values::Outcome => u32::from(!table.is_lost(&position)),
            _ => winning_moves(rules, &table, &position),
        });
    Ok(Cells::Words(cells.collect()))
}

/// The same by rules beyond linear arithmetic.
pub(super) fn fill_beyond(
    rules: &TableRules,
    slice: &Slice,
    request: &Request,
) -> Result<Cells, Failure> {
    if request.values == Values::Grundy && rules.play() == Play::Misere {
        return Err(Failure::Input(Message::new("error-misere-grundy")));
    }
    let sizes = sizes(slice, request)?;
    let values = rules.values(&sizes, &mut Bar::new(None));
    let values = values.ok_or_else(stopped)?;
    let values = values.map_err(|error| in_text(&error, rules.text()))?;
    let value = |position: Vec<u64>| {
        let place = position.iter().zip(&sizes);
        let place = place.fold(0, |place, (pile, size)| place * size + pile);
        match (request.values, values[place as usize]) {
            (Values::Grundy, value) => value,
            (_, value) => value.min(1),
        }
    };
    let cells = slice.positions(request.size).map(value);
    Ok(Cells::Words(cells.collect()))
}

/// The box that a request needs, if memory has room for it.
fn sizes(slice: &Slice, request: &Request) -> Result<Vec<u64>, Failure> {
    let sizes = slice.sizes(request.size);
    let bytes = sizes
        .iter()
        .fold(8u128, |bytes, &size| bytes.saturating_mul(size.into()));
    memory::check(bytes)?;
    interrupt::listen();
    Ok(sizes)
}

/// How many different lost positions the moves lead to.
fn winning_moves(rules: &Rules, table: &rules::Table, position: &[u64]) -> u32 {
    let mut lost = HashSet::new();
    let _ = rules.visit_moves(position, &mut |option| {
        if table.is_lost(option) {
            lost.insert(option.to_vec());
        }
        ControlFlow::Continue(())
    });
    lost.len() as u32 // fewer than the positions of a table in memory
}

fn stopped() -> Failure {
    Failure::Stopped(Message::new("lab-interrupted"))
}
