//! From the partners of each row to an automaton of pairs, through one track.

use dashu_int::UBig;

use super::asked::asked;
use super::blocks::Blocks;
use super::classes::Track;
use super::fitted::fitted;
use super::heap::beside;
use super::offsets::{Half, Offsets, Smaller};
use super::pair::pairs;
use crate::automata::{Automaton, Budget, OutOfBudget};
use crate::logic::{NumberSystem, Slope};
use crate::prove::family::{finite, with_mirror};
use crate::rules::Partners;

/// Of how many lengths the continuations of two beginnings must be known to take them for equivalent.
const EVIDENCE: usize = 3;

/// Why there is no guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoGuess {
    /// The table is too small.
    TooSmall,
    /// There would be too many classes, or too many states: a larger table cannot help.
    TooMany,
    /// The search was stopped.
    Stopped,
}

impl From<OutOfBudget> for NoGuess {
    fn from(reason: OutOfBudget) -> Self {
        match reason {
            OutOfBudget::Cancelled => Self::Stopped,
            OutOfBudget::States | OutOfBudget::Steps => Self::TooMany,
        }
    }
}

/// How pairs are read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Guess<'a> {
    pub(super) system: &'a NumberSystem,
    /// The larger pile is the smaller one with so many zeros appended, and an offset; `None`: what its slope is the pairs tell.
    pub(super) places: Option<usize>,
    /// Whether the pairs are their own mirror image.
    pub(super) is_symmetric: bool,
    /// The most classes of one track.
    pub(super) most_classes: usize,
}

impl Guess<'_> {
    /// The pairs of each level with the heap of that size beside them.
    pub(super) fn levels(
        &self,
        levels: &[Partners],
        budget: &mut Budget<'_>,
    ) -> Result<Automaton, NoGuess> {
        let mut all = Automaton::nothing();
        for (heap, level) in (0..).zip(levels) {
            let level = beside(&self.pairs(level, budget)?, self.system, heap);
            all = all.combined(&level, true, |a, b| a || b).minimised().0;
        }
        Ok(all)
    }

    /// The same for the values of Wythoff's game up to `most`, from no table: rows are looked at where they are wanted.
    pub(super) fn asked(&self, most: u32, budget: &mut Budget<'_>) -> Result<Automaton, NoGuess> {
        let (system, digits) = (self.system, self.system.digit_count());
        let mut all = Automaton::nothing();
        for heap in 0..=most {
            let (track, code) = asked(heap as usize, system, self.most_classes, budget)?;
            let slope = Slope::places(self.places.unwrap_or(1));
            let half = pairs(&track, code, Smaller::First, system, slope, budget)?;
            let both = self.valid(&with_mirror(&half, digits, 2));
            let level = beside(&both, system, heap);
            all = all.combined(&level, true, |a, b| a || b).minimised().0;
        }
        Ok(all)
    }

    /// The pairs of a row and its partner: least automaton, valid words only.
    pub(super) fn pairs(
        &self,
        partners: &Partners,
        budget: &mut Budget<'_>,
    ) -> Result<Automaton, NoGuess> {
        let first = self.half(partners, Smaller::First, budget)?;
        let both = match self.is_symmetric {
            true => with_mirror(&first, self.system.digit_count(), 2),
            false => {
                let second = self.half(partners, Smaller::Second, budget)?;
                first.combined(&second, true, |a, b| a || b)
            }
        };
        // Of a row with several, all are small.
        let small: Vec<Vec<UBig>> = (partners.small())
            .map(|lost| lost.map(UBig::from).to_vec())
            .collect();
        let small = finite(self.system, &small);
        let all = both.combined(&small, true, |a, b| a || b);
        Ok(self.valid(&all))
    }

    /// What of it is numerals.
    fn valid(&self, pairs: &Automaton) -> Automaton {
        let valid = self.system.valid(2);
        pairs.combined(&valid, false, |a, b| a && b).minimised().0
    }

    /// The pairs whose smaller pile is the first, or the second.
    fn half(
        &self,
        partners: &Partners,
        smaller: Smaller,
        budget: &mut Budget<'_>,
    ) -> Result<Automaton, NoGuess> {
        let system = self.system;
        let half = Half::new(partners, smaller);
        let slope = match self.places {
            Some(places) => Some(Slope::places(places)),
            None => fitted(&half, system),
        };
        let slope = slope.ok_or(NoGuess::TooMany)?;
        let offsets = Offsets::new(&half, system, slope, budget)?;
        let offsets = offsets.ok_or(NoGuess::TooMany)?;
        let blocks = Blocks::new(offsets.symbols());
        let track = self.track(&blocks, budget)?;
        Ok(pairs(
            &track,
            offsets.code(),
            smaller,
            system,
            slope,
            budget,
        )?)
    }

    /// Where the digits are many, a length of continuations more takes many times the rows: less evidence must do.
    fn track(&self, blocks: &Blocks<'_>, budget: &mut Budget<'_>) -> Result<Track, NoGuess> {
        let least = match self.places {
            Some(_) => EVIDENCE,
            None => 1,
        };
        let mut result = Err(NoGuess::TooSmall);
        for evidence in (least..=EVIDENCE).rev() {
            result = Track::new(blocks, self.system, evidence, self.most_classes, budget);
            if !matches!(result, Err(NoGuess::TooSmall)) {
                break;
            }
        }
        result
    }
}
