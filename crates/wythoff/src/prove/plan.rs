//! Which tables to make: a list of sizes, and what counterexamples ask for.

use std::collections::VecDeque;

use super::found::SearchOptions;
use super::proof::Counterexample;
use super::source::{CHEAP, FEW_ROWS, Source};
use crate::automata::Automaton;
use crate::logic::NumberSystem;
use crate::rules::Rules;

/// About how many bytes the search needs for a table of the positions with all piles below a size, and to guess from it.
///
/// ```
/// use wythoff::{Rules, prove::table_bytes};
/// assert!(table_bytes(&Rules::wythoff(0), 1_000_000) < 1 << 30); // one number a row
/// assert!(table_bytes(&Rules::nim(3), 1000) > 1 << 30); // a cube
/// ```
pub fn table_bytes(rules: &Rules, size: u64) -> u128 {
    Source::Lost(rules).bytes(size)
}

/// The sizes to come, and the mistakes that guesses have made.
pub(super) struct Plan<'a> {
    source: Source<'a>,
    /// Whether somebody has said which tables to make.
    is_given: bool,
    sizes: VecDeque<u64>,
    /// No table is larger.
    most: u64,
    /// Up to this size as many tracks are learnt as there are piles.
    most_of_all: u64,
    /// Up to this size one track is learnt.
    most_of_one: u64,
    /// The size of the last table.
    done: u64,
    /// The least size whose table shows a guess from the last table its mistake.
    needed: Option<u64>,
    mistakes: Vec<Counterexample>,
}

/// How many rows one track may be learnt from: as many as are allowed, and as memory has room for.
fn most_of_one(source: Source<'_>, options: &SearchOptions) -> u64 {
    if !source.is_deep() {
        return 0;
    }
    let rows = u64::from(options.track_rows) / source.level_count();
    let affordable = u128::from(options.memory) / source.track_bytes(1);
    rows.min(u64::try_from(affordable).unwrap_or(u64::MAX))
}

/// Where one track is learnt alone it is from more rows than this.
const FEW: u64 = 25_000;

/// The sizes from which one track alone is learnt: larger than the last table of two, each four times the one before.
fn track_sizes(last: u64, most: u64) -> Vec<u64> {
    let mut sizes = Vec::new();
    // Rows are at most 2^32.
    let mut size = 4 * last.max(FEW);
    while size < most {
        sizes.push(size);
        size *= 4;
    }
    if last.max(FEW) < most {
        sizes.push(most);
    }
    sizes
}

impl<'a> Plan<'a> {
    pub(super) fn new(source: Source<'a>, options: &SearchOptions) -> Self {
        let is_given = !options.boxes.is_empty();
        let affordable = |&size: &u64| source.bytes(size) <= u128::from(options.memory);
        let mut sizes = match is_given {
            true => options.boxes.clone(),
            false => source.usual_sizes(options),
        };
        let most_of_one = most_of_one(source, options);
        let mut most_of_all = sizes.iter().copied().filter(affordable).max().unwrap_or(0);
        match is_given {
            true => sizes.retain(|&size| size <= most_of_all.max(most_of_one)),
            false => sizes.retain(affordable),
        }
        if !is_given && source.is_deep() {
            let last = most_of_all;
            if !source.has_heap() {
                // Three tracks need more of everything.
                let affordable = u128::from(options.memory) / source.bytes(1).max(1);
                let affordable = u64::try_from(affordable).unwrap_or(u64::MAX);
                most_of_all = most_of_all.max(affordable.min(options.rows.into()));
            }
            sizes.extend(track_sizes(last, most_of_one.max(most_of_all)));
        }
        let mut most = sizes.last().copied().unwrap_or(0);
        if !is_given && !source.is_deep() {
            // A counterexample may ask for twice the positions of the last table.
            let twice = source.positions(most).saturating_mul(2);
            let larger = (most..2 * most + 1).take_while(|&size| source.positions(size) <= twice);
            most = larger.filter(affordable).last().unwrap_or(most);
            most_of_all = most;
        }
        Self {
            source,
            is_given,
            sizes: sizes.into(),
            most,
            most_of_all,
            most_of_one,
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

    /// Whether as many tracks as there are piles are learnt from a table of this size.
    ///
    /// It takes ten times the memory of one track and far more time. So where one track may do, it is done for small
    /// tables and once more before the rows become many.
    pub(super) fn has_all_tracks(&self, size: u64, has_track: bool) -> bool {
        let is_time = self.is_given || !has_track || size <= CHEAP || size == FEW_ROWS;
        size <= self.most_of_all && is_time
    }

    /// Whether one track is learnt from a table of this size: not from those that cost little anyway.
    pub(super) fn has_track(&self, size: u64) -> bool {
        CHEAP < size && size <= self.most_of_one
    }

    /// Learns from a refutation; the size of the table that shows the mistake, if there may be such a table.
    pub(super) fn learn(&mut self, mistake: &Counterexample) -> Option<u64> {
        let needed = self.source.size_with(mistake.position())?;
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
        debug_assert!(system.letter_count(self.source.game().piles()).is_some());
        let claims = |position: &[_]| guess.accepts(&system.word(position));
        (self.mistakes.iter()).find(|mistake| match mistake {
            Counterexample::MoveInside { from, to, .. } => claims(from) && claims(to),
            Counterexample::EndInside(position) => claims(position),
            Counterexample::NoWinningMove(_) => false,
        })
    }
}
