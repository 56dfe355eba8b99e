//! Games whose moves take some stones and may break the heap in two: octal codes, Grundy's game.

use std::collections::TryReserveError;

use super::mirror::{Mirror, some_pair_gives};
use super::moves::Moves;
use super::rare::RareHeaps;
use super::stamps::{Stamps, WORDS};
use super::window::Window;
use crate::simd::nim_sums::{self, StampWithin};

/// Finds values one after the other.
///
/// The value of a heap is the least that no option has. A sample of the options meets most small values. What comes
/// then depends on the game and the processor:
///
/// - If few heaps are rare, the options with a rare part are met as well, and a common value not met needs no look: see
///   [`RareHeaps`]. A rare one not met is looked for among all other options, at vector speed, until one is not found:
///   that is the value.
/// - Else, if the processor has a kernel for it, all other options are looked through once, for all values not met in
///   the [`Window`] where the value is expected.
/// - Else the values not met are looked for one after the other, common or rare.
#[derive(Debug, Clone)]
pub(in crate::heap) struct Splitting {
    moves: Moves,
    stamps: Stamps,
    /// The values, as long as all are below `limits.word`; `None` from then on.
    mirror: Option<Mirror>,
    rare: Option<RareHeaps>,
    /// The heap at which to choose the partition into rare and common anew.
    review: usize,
    window: Window,
    limits: Limits,
}

/// Where one way of finding a value gives way to another; all of them find the same values.
#[derive(Debug, Clone, Copy)]
struct Limits {
    /// Values from here on do not fit the mirror.
    word: u32,
    /// Rare heaps are made use of if they are fewer than one in so many.
    rare_share: usize,
    /// The kernel for what is not sparse.
    kernel: Option<StampWithin>,
}

impl Limits {
    /// The measured best for this processor.
    fn measured() -> Self {
        let kernel = nim_sums::fastest();
        Self {
            word: 1 << 16,
            rare_share: if kernel.is_some() { 20 } else { 6 },
            kernel,
        }
    }
}

impl Splitting {
    pub(super) fn new(moves: Moves) -> Self {
        Self::with_limits(moves, Limits::measured())
    }

    fn with_limits(moves: Moves, limits: Limits) -> Self {
        Self {
            moves,
            stamps: Stamps::new(),
            mirror: Some(Mirror::new()),
            rare: None,
            review: 32,
            window: Window::new(),
            limits,
        }
    }

    /// Makes room for so many more values, if memory has it.
    pub(super) fn try_reserve(&mut self, more: usize) -> Result<(), TryReserveError> {
        self.mirror
            .as_mut()
            .map_or(Ok(()), |mirror| mirror.try_reserve(more))
    }

    /// The value of the heap after those whose values are given.
    pub(super) fn next(&mut self, values: &[u32]) -> u32 {
        // Heaps are below 2³²: see `LARGEST_HEAP`.
        self.stamps.turn_to(values.len() as u32);
        self.moves
            .visit_single(values, |value| self.stamps.meet(value));
        match self.mirror.take() {
            Some(mirror) => {
                let value = match self.limits.kernel {
                    Some(kernel) if self.rare.is_none() => {
                        self.search_in_windows(values.len(), &mirror, kernel)
                    }
                    _ => self.search(values.len(), &mirror),
                };
                self.mirror = Some(mirror);
                value
            }
            None => {
                self.meet_all_breaks(values);
                self.stamps.first_missing(0)
            }
        }
    }

    /// Takes note of the value of the next heap, for which there is room.
    pub(super) fn push(&mut self, heap: usize, value: u32) {
        if value >= self.limits.word {
            (self.mirror, self.rare) = (None, None);
        }
        let Some(mirror) = &mut self.mirror else {
            return;
        };
        let value = value as u16; // below limits.word ≤ 2¹⁶
        mirror.push(value);
        if let Some(rare) = &mut self.rare {
            rare.push(heap as u32, value);
        }
        if heap == self.review {
            self.review += self.review / 2;
            let rare = RareHeaps::fewest(mirror.positive());
            let are_few = rare.count().saturating_mul(self.limits.rare_share) < heap;
            self.rare = are_few.then_some(rare);
        }
    }

    fn search(&mut self, heap: usize, mirror: &Mirror) -> u32 {
        let sample = match &self.rare {
            Some(rare) => 64 + rare.count() / 8,
            None => 64.max(heap / 4),
        };
        for (total, end) in self.moves.breaks(heap) {
            if let Some(rare) = &self.rare {
                let others = mirror.opposite(total);
                for heaps in rare.partners(total, self.moves.unequal) {
                    self.stamps.meet_at(heaps, others);
                }
            }
            // From the middle, where parts are most like the heaps to come.
            let (left, right) = mirror.pairs(total, rest(end, sample), end);
            self.stamps.meet_pairs(left, right);
        }
        let mut value = self.stamps.first_missing(0);
        while !self.is_surely_missing(value) && self.is_in_rest(value, heap, sample, mirror) {
            value = self.stamps.first_missing(value + 1);
        }
        value
    }

    /// Finds the value by looking through all options, for one window of values after the other.
    fn search_in_windows(&mut self, heap: usize, mirror: &Mirror, kernel: StampWithin) -> u32 {
        let sample = self.window.sample();
        for (total, end) in self.moves.breaks(heap) {
            let (left, right) = mirror.pairs(total, rest(end, sample), end);
            self.stamps.meet_pairs(left, right);
        }
        let mut least = self.stamps.first_missing(0);
        // The values of the parts are below 2¹⁶, and so are those of the breaks.
        while (least as usize) < WORDS {
            let window = self.window.starting_at(least);
            for (total, end) in self.moves.breaks(heap) {
                let pairs = mirror.pairs(total, 1, rest(end, sample));
                self.stamps.meet_within(kernel, window.clone(), pairs);
            }
            least = self.stamps.first_missing(least);
            if least < window.end {
                break;
            }
            self.window.raise(least);
        }
        self.window.follow(least);
        least
    }

    /// Whether a value that was not met cannot be met at all.
    fn is_surely_missing(&self, value: u32) -> bool {
        // The values of the parts are below 2¹⁶, and so are those of the breaks.
        u16::try_from(value).map_or(true, |value| {
            self.rare.as_ref().is_some_and(|rare| rare.is_common(value))
        })
    }

    /// Whether a break outside the sample has the value.
    fn is_in_rest(&self, value: u32, heap: usize, sample: usize, mirror: &Mirror) -> bool {
        self.moves.breaks(heap).any(|(total, end)| {
            let (left, right) = mirror.pairs(total, 1, rest(end, sample));
            some_pair_gives(value as u16, left, right)
        })
    }

    fn meet_all_breaks(&mut self, values: &[u32]) {
        for (total, end) in self.moves.breaks(values.len()) {
            for part in 1..end {
                self.stamps.meet(values[part] ^ values[total - part]);
            }
        }
    }
}

/// The end of what the sample, the last of 1..end, leaves.
fn rest(end: usize, sample: usize) -> usize {
    end.saturating_sub(sample).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::HeapRules;

    fn sequence(rules: &HeapRules, limits: Limits, count: usize) -> Vec<u32> {
        let moves = Moves::of(rules).expect("a game that takes and breaks");
        let mut engine = Splitting::with_limits(moves, limits);
        engine.try_reserve(count).unwrap();
        let mut values = vec![0];
        engine.push(0, 0);
        while values.len() < count {
            let value = engine.next(&values);
            engine.push(values.len(), value);
            values.push(value);
        }
        values
    }

    #[test]
    fn every_way_of_finding_a_value_finds_the_same() {
        let meet_everything = Limits {
            word: 0,
            rare_share: 0,
            kernel: None,
        };
        let never_rare = Limits {
            word: 1 << 16,
            rare_share: usize::MAX,
            kernel: None,
        };
        let sometimes_rare = Limits {
            rare_share: 6,
            ..never_rare
        };
        let always_rare = Limits {
            rare_share: 0,
            ..never_rare
        };
        let words_run_out = Limits {
            word: 12,
            ..sometimes_rare
        };
        let through_windows = Limits {
            kernel: Some(nim_sums::portable),
            ..never_rare
        };
        let measured = Limits::measured();
        let windows_run_out = Limits {
            word: 12,
            ..measured
        };
        let ways = [
            never_rare,
            sometimes_rare,
            always_rare,
            words_run_out,
            through_windows,
            measured,
            windows_run_out,
        ];
        for text in [
            "0.007", "0.77", "0.165", "4.3", "0.6", "0.06", "0.76", "0.376", "grundy",
        ] {
            let rules = text.parse().unwrap();
            let expected = sequence(&rules, meet_everything, 3000);
            for limits in ways {
                let found = sequence(&rules, limits, 3000);
                assert!(expected == found, "{text} with {limits:?}");
            }
        }
    }
}
