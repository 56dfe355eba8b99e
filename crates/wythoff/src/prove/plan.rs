//! Which tables to make: a list of sizes, and what counterexamples ask for.

use std::collections::VecDeque;

use super::found::SearchOptions;
use super::proof::Counterexample;
use crate::automata::Automaton;
use crate::logic::NumberSystem;
use crate::rules::{Partners, Rules};

/// What a row of a deep table costs: its numbers, the list of lost positions, and the guess made from it.
///
/// Measured: 161 bytes with a million rows.
const BYTES_A_ROW: u128 = 200;
/// What a position of a dense table costs at most: its bit, and its share of the lost positions and of the guess.
const BYTES_A_POSITION: u128 = 8;
/// Tables up to this size are never left out: they cost little, and show other numerations.
const CHEAP: u64 = 2000;

/// About how many bytes the search needs for a table of the positions with all piles below a size, and to guess from it.
///
/// ```
/// use wythoff::{Rules, prove::table_bytes};
/// assert!(table_bytes(&Rules::wythoff(0), 1_000_000) < 1 << 30); // one number a row
/// assert!(table_bytes(&Rules::nim(3), 1000) > 1 << 30); // a cube
/// ```
pub fn table_bytes(rules: &Rules, size: u64) -> u128 {
    match is_deep(rules) {
        true => u128::from(size) * BYTES_A_ROW,
        false => (positions(rules, size)).saturating_mul(BYTES_A_POSITION),
    }
}

/// Whether a table needs one number a row.
pub(super) fn is_deep(rules: &Rules) -> bool {
    Partners::new(rules, 1).is_some()
}

fn positions(rules: &Rules, size: u64) -> u128 {
    u128::from(size).saturating_pow(rules.piles() as u32)
}

/// The sizes to come, and the mistakes that guesses have made.
pub(super) struct Plan<'a> {
    rules: &'a Rules,
    sizes: VecDeque<u64>,
    /// No table is larger.
    most: u64,
    /// The size of the last table.
    done: u64,
    /// The least size whose table shows a guess from the last table its mistake.
    needed: Option<u64>,
    mistakes: Vec<Counterexample>,
}

impl<'a> Plan<'a> {
    pub(super) fn new(rules: &'a Rules, options: &SearchOptions) -> Self {
        let is_given = !options.boxes.is_empty();
        let affordable = |&size: &u64| table_bytes(rules, size) <= u128::from(options.memory);
        let mut sizes = match is_given {
            true => options.boxes.clone(),
            false => usual_sizes(rules, options.rows),
        };
        sizes.retain(affordable);
        let last = sizes.last().copied().unwrap_or(0);
        let mut most = last;
        if !is_given && !is_deep(rules) {
            // A counterexample may ask for twice the positions of the last table.
            let twice = positions(rules, last).saturating_mul(2);
            let larger = (last..2 * last + 1).take_while(|&size| positions(rules, size) <= twice);
            most = larger.filter(affordable).last().unwrap_or(last);
        }
        Self {
            rules,
            sizes: sizes.into(),
            most,
            done: 0,
            needed: None,
            mistakes: Vec::new(),
        }
    }

    /// The size of the next table.
    ///
    /// A table that shows no guess its mistake gives the same guesses again; if it is large it is left out. One that is
    /// asked for is made even if it is on no list.
    pub(super) fn next(&mut self) -> Option<u64> {
        let in_reach = self.done + 1..=self.most;
        if let Some(needed) = self.needed.take().filter(|size| in_reach.contains(size)) {
            while (self.sizes.front()).is_some_and(|&size| CHEAP < size && size < needed) {
                self.sizes.pop_front();
            }
            if self.sizes.is_empty() {
                self.sizes.push_back(needed);
            }
        }
        let next = self.sizes.pop_front()?;
        self.done = next;
        Some(next)
    }

    /// Learns from a refutation; the size of the table that shows the mistake, if there may be such a table.
    pub(super) fn learn(&mut self, mistake: &Counterexample) -> Option<u64> {
        let largest = mistake.position().iter().max()?;
        let needed = u64::try_from(largest).ok()?.checked_add(1)?;
        if !self.mistakes.contains(mistake) {
            self.mistakes.push(mistake.clone());
        }
        self.needed = Some(self.needed.map_or(needed, |least| least.min(needed)));
        (needed <= self.most).then_some(needed)
    }

    /// A mistake of an earlier guess that this one, in whatever numeration, makes too.
    ///
    /// Two positions cannot both be lost if a move joins them. That a position has no move into the set depends on the
    /// rest of the set, so such a mistake is not looked for.
    pub(super) fn known_mistake(
        &self,
        system: &NumberSystem,
        guess: &Automaton,
    ) -> Option<&Counterexample> {
        debug_assert!(system.letter_count(self.rules.piles()).is_some());
        let claims = |position: &[_]| guess.accepts(&system.word(position));
        (self.mistakes.iter()).find(|mistake| match mistake {
            Counterexample::MoveInside { from, to, .. } => claims(from) && claims(to),
            Counterexample::EndInside(position) => claims(position),
            Counterexample::NoWinningMove(_) => false,
        })
    }
}

fn usual_sizes(rules: &Rules, rows: u32) -> Vec<u64> {
    match rules.piles() {
        1 => vec![150, 1000, 8000],
        2 => {
            let mut sizes = vec![120, 300, 800, CHEAP];
            // Deep tables cost little, where there are any.
            if is_deep(rules) {
                let deep = (0..).map(|n| 6000u64 * 3u64.pow(n));
                sizes.extend(deep.take_while(|&size| size < rows.into()));
                sizes.push(rows.into());
            }
            sizes
        }
        _ => vec![17, 33, 65],
    }
}
