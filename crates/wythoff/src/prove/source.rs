//! What a search tabulates and guesses: the lost positions of a game, or its Grundy values.

use dashu_int::UBig;

use super::family::at_most;
use super::found::SearchOptions;
use super::tabulated::{EVERYWHERE, Tabulated};
use crate::automata::Automaton;
use crate::logic::NumberSystem;
use crate::rules::{Layers, Partners, Rules, Table, ValueTable};
use crate::watch::Watch;

/// What a row of a deep table costs: its numbers, the list of lost positions, and the guess made from it.
///
/// Measured: 161 bytes with a million rows.
const BYTES_A_ROW: u128 = 200;
/// What a position of a dense table costs at most: its bit, and its share of the lost positions and of the guess.
const BYTES_A_POSITION: u128 = 8;
/// What a row costs where one track is learnt: its offset, the numbers of its blocks, free places, perhaps its column.
const BYTES_A_TRACK_ROW: u128 = 16;
/// What it costs for each level.
const BYTES_A_LEVEL: u128 = 4;
/// What a value costs: itself, its place in the list of lost positions, and its share of the guess.
const BYTES_A_VALUE: u128 = 160;
/// Tables up to this size are never left out: they cost little, and show other numerations.
pub(super) const CHEAP: u64 = 2000;

/// Up to so many rows as many tracks are learnt as there are piles, even where one track would do.
pub(super) const FEW_ROWS: u64 = 100_000;

/// A table as it is made.
pub(super) enum Made {
    /// For each value the partners of each row.
    Levels(Vec<Partners>),
    /// The lost positions of a box.
    Box(Tabulated),
}

/// What is tabulated.
#[derive(Debug, Clone, Copy)]
pub(super) enum Source<'a> {
    /// The lost positions of a game.
    Lost(&'a Rules),
    /// The values of a game, up to `most` or all, as the lost positions of the game plus a heap.
    Values {
        rules: &'a Rules,
        most: Option<u32>,
        sum: &'a Rules,
    },
    /// The lost positions of a game with two piles and a few tokens.
    Tokens {
        layers: &'a Layers<'a>,
        sum: &'a Rules,
    },
}

impl<'a> Source<'a> {
    /// The game whose lost positions are looked for.
    pub(super) fn game(&self) -> &'a Rules {
        match *self {
            Self::Lost(rules)
            | Self::Values { sum: rules, .. }
            | Self::Tokens { sum: rules, .. } => rules,
        }
    }

    /// The game whose piles a table is about.
    fn rules(&self) -> &'a Rules {
        match *self {
            Self::Lost(rules) | Self::Values { rules, .. } => rules,
            Self::Tokens { layers, .. } => layers.piles(),
        }
    }

    /// Whether exchanging the first two piles changes nothing.
    pub(super) fn is_symmetric(&self) -> bool {
        self.rules().is_symmetric()
    }

    /// Whether a heap, or tokens, stand beside the piles.
    pub(super) fn has_heap(&self) -> bool {
        !matches!(self, Self::Lost(_))
    }

    /// Whether every position is tabulated with its value.
    pub(super) fn has_all_values(&self) -> bool {
        matches!(self, Self::Values { most: None, .. })
    }

    /// How large the heap beside the piles is at most, or how many tokens there are; `None`: no heap, or any.
    fn most(&self) -> Option<u32> {
        match *self {
            Self::Lost(_) => None,
            Self::Values { most, .. } => most,
            Self::Tokens { layers, .. } => Some(layers.most()),
        }
    }

    /// Whether a table needs one number a row, or one for each value.
    pub(super) fn is_deep(&self) -> bool {
        let is_bounded = !matches!(self, Self::Values { most: None, .. });
        let rules = self.rules();
        is_bounded && rules.measure().is_none() && Partners::new(rules, 1).is_some()
    }

    /// How many numbers a row of a deep table has.
    pub(super) fn level_count(&self) -> u64 {
        self.most().map_or(1, |most| u64::from(most) + 1)
    }

    /// About how many bytes it takes to learn one track from a deep table of this size.
    pub(super) fn track_bytes(&self, size: u64) -> u128 {
        let levels = u128::from(self.level_count());
        u128::from(size) * (BYTES_A_TRACK_ROW + levels * BYTES_A_LEVEL)
    }

    /// About how many bytes a table of this size needs, and to guess from it.
    pub(super) fn bytes(&self, size: u64) -> u128 {
        match self {
            _ if self.is_deep() => u128::from(size) * u128::from(self.level_count()) * BYTES_A_ROW,
            Self::Values { most: None, .. } => self.positions(size).saturating_mul(BYTES_A_VALUE),
            _ => self.positions(size).saturating_mul(BYTES_A_POSITION),
        }
    }

    /// How many positions of the piles a table of this size has.
    pub(super) fn positions(&self, size: u64) -> u128 {
        u128::from(size).saturating_pow(self.rules().piles() as u32)
    }

    /// How many numbers or bits a table of this size has.
    pub(super) fn cells(&self, size: u64) -> u64 {
        match self.is_deep() {
            true => size.saturating_mul(self.level_count()),
            false => u64::try_from(self.positions(size)).unwrap_or(u64::MAX),
        }
    }

    /// A guess has learnt something if there are at least so many lost positions for each of its states.
    pub(super) fn positions_a_state(&self) -> usize {
        match self {
            // With its value every position is one.
            Self::Values { most: None, .. } => 16,
            _ => 2,
        }
    }

    /// The sizes of the tables to make, one after the other.
    pub(super) fn usual_sizes(&self, options: &SearchOptions) -> Vec<u64> {
        let mut sizes = self.first_sizes();
        let grows = self.rules().measure().is_some();
        let is_plain = !matches!(self, Self::Values { most: None, .. });
        if grows || !is_plain || self.has_heap() {
            return sizes;
        }
        let last = sizes.last().copied().unwrap_or(1);
        if self.is_deep() {
            // Deep tables cost little, and larger ones follow.
            let deep = (0..).map(|n| 6000u64 * 3u64.pow(n));
            let few = u64::from(options.rows).min(FEW_ROWS);
            sizes.extend(deep.take_while(|&size| size < few));
            sizes.push(few.max(last));
        } else {
            // Each with some two and a half times the positions of the one before.
            let larger = std::iter::successors(Some(last), |&size| Some(self.larger(size)));
            let most = match self.rules().piles() {
                1 => options.positions / 100, // a single row, with a lost position every few places
                _ => options.positions,
            };
            let fits = |&size: &u64| self.positions(size) <= most.into();
            sizes.extend(larger.skip(1).take_while(fits));
        }
        sizes
    }

    /// The size of the next table after one of this size, where all positions are tabulated.
    fn larger(&self, size: u64) -> u64 {
        match self.rules().piles() {
            1 => size * 8,
            2 => size * 3 / 2,
            // One more than powers of 2, and halfway between: bases show where their numerals get longer.
            _ if (size - 1).is_power_of_two() => (size - 1) / 2 * 3 + 1,
            _ => (size - 1) / 3 * 4 + 1,
        }
    }

    /// The sizes of the tables to begin with.
    fn first_sizes(&self) -> Vec<u64> {
        match (self, self.rules().piles()) {
            // Whatever is reached from the box is looked at as well.
            (_, 1) if self.rules().measure().is_some() => vec![40, 150, 600],
            (_, 2) if self.rules().measure().is_some() => vec![34, 66, 130, 260],
            (_, 3) if self.rules().measure().is_some() => vec![9, 17, 25],
            (_, _) if self.rules().measure().is_some() => vec![5, 8],
            // Every value looks at all options.
            (Self::Values { most: None, .. }, 1) => vec![40, 150, 600, 2400],
            (Self::Values { most: None, .. }, 2) => vec![34, 66, 130, 260, 400],
            (Self::Values { most: None, .. }, 3) => vec![9, 17, 33],
            (Self::Values { most: None, .. }, _) => vec![5, 9, 17],
            (_, 1) => vec![150, 1000, 8000],
            (_, 2) => vec![120, 300, 800, CHEAP],
            (_, 3) => vec![17, 33, 65],
            (_, _) => vec![9, 17, 25],
        }
    }

    /// The table of a size; `None`: stopped.
    pub(super) fn table(&self, size: u64, watch: &mut dyn Watch) -> Option<Made> {
        match self.is_deep() {
            true => self.levels(size, watch).map(Made::Levels),
            false => self.dense(size, watch).map(Made::Box),
        }
    }

    /// The partners of each row of a deep table; `None`: stopped, or there are too many rows.
    fn levels(&self, size: u64, watch: &mut dyn Watch) -> Option<Vec<Partners>> {
        let rows = u32::try_from(size).ok()?;
        match *self {
            Self::Values {
                rules,
                most: Some(most),
                ..
            } => Partners::levels(rules, rows, most, watch),
            Self::Tokens { layers, .. } => layers.partners(rows, watch),
            _ => Partners::watched(self.rules(), rows, watch).map(|level| vec![level]),
        }
    }

    /// The table that levels make.
    pub(super) fn table_of(&self, levels: &[Partners]) -> Tabulated {
        let size = levels.first().map_or(0, |level| u64::from(level.rows()));
        let mut sizes = vec![size; 2];
        if !self.has_heap() {
            let positions = levels.iter().flat_map(Partners::lost).flatten().collect();
            return Tabulated { sizes, positions };
        }
        sizes.push(EVERYWHERE); // larger heaps are completed
        let with_heap = |(heap, level)| Partners::lost(level).flat_map(move |[a, b]| [a, b, heap]);
        let positions = (0..).zip(levels).flat_map(with_heap).collect();
        Tabulated { sizes, positions }
    }

    /// The lost positions of a box; `None`: stopped.
    fn dense(&self, size: u64, watch: &mut dyn Watch) -> Option<Tabulated> {
        let mut sizes = vec![size; self.rules().piles()];
        let positions = match *self {
            Self::Lost(rules) => lost(&Table::watched(rules, &sizes, watch)?),
            Self::Values {
                rules, most: None, ..
            } => {
                let table = ValueTable::watched(rules, &sizes, watch)?;
                sizes.push(EVERYWHERE); // whatever the heap: it is lost with the value and no other
                valued(&table)
            }
            Self::Values { sum, .. } | Self::Tokens { sum, .. } => {
                sizes.push(self.level_count());
                let table = Table::watched(sum, &sizes, watch)?;
                *sizes.last_mut().expect("the heap") = EVERYWHERE; // larger ones are completed
                lost(&table)
            }
        };
        Some(Tabulated { sizes, positions })
    }

    /// Pairs of piles whose slopes tell in which numerations to look.
    pub(super) fn pairs<'t>(&self, table: &'t Tabulated) -> Vec<&'t [u64]> {
        let piles = self.rules().piles();
        match self {
            // Of a game of two piles, those of value 0, or without a token.
            Self::Values { .. } | Self::Tokens { .. } if piles == 2 => {
                let lost = table.lost().filter(|position| position[2] == 0);
                lost.map(|position| &position[..2]).collect()
            }
            _ => table.lost().collect(),
        }
    }

    /// A guess with what is lost by definition: whatever has a larger heap than is asked about.
    pub(super) fn completed(&self, system: &NumberSystem, guess: Automaton) -> Automaton {
        let Some(most) = self.most() else {
            return guess;
        };
        let piles = self.game().piles();
        let small = at_most(system, most, piles);
        let above = system
            .valid(piles)
            .combined(&small, true, |valid, small| valid && !small);
        let all = guess.combined(&above, true, |lost, above| lost || above);
        all.minimised().0
    }

    /// The size of the table in which a position is found.
    pub(super) fn size_with(&self, position: &[UBig]) -> Option<u64> {
        let largest = position[..self.rules().piles()].iter().max()?;
        u64::try_from(largest).ok()?.checked_add(1)
    }
}

fn lost(table: &Table) -> Vec<u64> {
    table
        .lost()
        .iter()
        .flat_map(|position| position.iter().copied())
        .collect()
}

/// Each position with its value as the last pile.
fn valued(table: &ValueTable) -> Vec<u64> {
    let sizes = table.sizes();
    let mut positions = Vec::with_capacity(table.values().len() * (sizes.len() + 1));
    let mut position = vec![0; sizes.len()];
    for &value in table.values() {
        positions.extend(&position);
        positions.push(value.into());
        // The next position of the box.
        for (pile, &size) in position.iter_mut().zip(sizes).rev() {
            *pile += 1;
            if *pile < size {
                break;
            }
            *pile = 0;
        }
    }
    positions
}
