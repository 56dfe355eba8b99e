//! Automata that read the digits of a place, and of its value where there are more than two.

use dashu_int::UBig;

use super::cells::Cells;
use crate::automata::{Automaton, State};
use crate::logic::NumberSystem;
use crate::prove::guess::{NoGuess, Sample};
use crate::prove::only_last::only_last;
use crate::prove::tabulated::{EVERYWHERE, Tabulated};

/// What an automaton accepts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// The places of value 0; all others have the value 1.
    Zeros,
    /// The places together with their values.
    Values,
}

/// An automaton that gives values to places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recogniser {
    system: NumberSystem,
    automaton: Automaton,
    about: About,
    /// The size of what was learnt from, and its greatest value: they bound values further out.
    size: u64,
    greatest: u32,
}

/// The most states that are of any use.
pub(super) const MOST_STATES: usize = 200;
/// So many values may have a state: a state for every few values is no pattern.
pub(super) const VALUES_A_STATE: usize = 4;

impl Recogniser {
    /// The automaton learnt from a corner, which it agrees with, if in this numeration it has a small one.
    pub(super) fn learn(
        system: NumberSystem,
        cells: &Cells<'_>,
        about: About,
    ) -> Result<Self, NoGuess> {
        let table = tabulated(cells, about);
        let most = (cells.count() / VALUES_A_STATE + 2).min(MOST_STATES);
        let sample = Sample::new(&system, &table, cells.is_symmetric());
        let automaton = sample.ok_or(NoGuess::TooSmall)?.guess(most)?;
        Ok(Self {
            automaton,
            about,
            size: cells.sizes.iter().copied().max().unwrap_or(1),
            greatest: cells.rows().flatten().copied().max().unwrap_or(0),
            system,
        })
    }

    /// The numeration system.
    pub fn system(&self) -> &NumberSystem {
        &self.system
    }

    /// The automaton.
    pub fn automaton(&self) -> &Automaton {
        &self.automaton
    }

    /// What it accepts.
    pub fn about(&self) -> About {
        self.about
    }

    /// How many numbers it takes to tell it: its edges.
    pub(super) fn told(&self) -> usize {
        self.automaton.edge_count().max(1)
    }

    /// The value at a place; `None`: it accepts none, or several.
    pub(super) fn value(&self, place: &[u64]) -> Option<u64> {
        let piles: Vec<UBig> = place.iter().map(|&n| UBig::from(n)).collect();
        if self.about == About::Zeros {
            let is_zero = self.automaton.accepts(&self.system.word(&piles));
            return Some(u64::from(!is_zero));
        }
        // If values grow as fast as they did, twice that is enough.
        let times = UBig::from(place.iter().max()? / self.size.max(1) + 2);
        let most = times * UBig::from(2 * u64::from(self.greatest) + 2);
        let value = only_last(&self.system, &self.automaton, &piles, &most)?;
        u64::try_from(value).ok()
    }

    /// Whether it gives every value of the data: all that it accepts with places inside is walked through, and there is
    /// as much of it as of the data.
    pub(super) fn agrees(&self, cells: &Cells<'_>) -> bool {
        let (places, expected) = (cells.sizes.len(), self.expected(cells));
        let tracks = places + usize::from(self.about == About::Values);
        let greatest = cells.rows().flatten().copied().max().unwrap_or(0);
        let largest = cells.sizes.iter().copied().chain([greatest.into()]).max();
        let mut weights = self.system.weights_above(largest.unwrap_or(0));
        while !weights.len().is_multiple_of(self.system.period()) {
            let next = self.system.weights().nth(weights.len());
            let Some(next) = next.and_then(|weight| u64::try_from(weight).ok()) else {
                return false;
            };
            weights.push(next);
        }
        let mut found = 0;
        let mut stack: Vec<(State, usize, [u64; 3])> =
            vec![(self.automaton.start(), weights.len(), [0; 3])];
        while let Some((state, rest, numbers)) = stack.pop() {
            if rest == 0 {
                if !self.automaton.is_accepting(state) {
                    continue;
                }
                let value = u64::from(cells.value(&numbers[..places]));
                let told = match self.about {
                    About::Zeros => 0,
                    About::Values => numbers[places],
                };
                found += 1;
                if value != told || found > expected {
                    return false;
                }
                continue;
            }
            for &(letter, to) in self.automaton.edges(state).iter().rev() {
                let mut next = numbers;
                for (track, number) in next.iter_mut().enumerate().take(tracks) {
                    let digit = u64::from(self.system.digit(letter, track, tracks));
                    *number = number.saturating_add(digit.saturating_mul(weights[rest - 1]));
                }
                if next.iter().zip(&cells.sizes).all(|(n, size)| n < size) {
                    stack.push((to, rest - 1, next));
                }
            }
        }
        found == expected
    }

    fn expected(&self, cells: &Cells<'_>) -> usize {
        match self.about {
            About::Zeros => cells.rows().flatten().filter(|&&value| value == 0).count(),
            About::Values => cells.count(),
        }
    }
}

/// The places of value 0, or all with their values.
pub(super) fn tabulated(cells: &Cells<'_>, about: About) -> Tabulated {
    let mut sizes = cells.sizes.clone();
    let positions = match about {
        About::Zeros => {
            let zeros = cells.all().filter(|(_, value)| *value == 0);
            zeros.flat_map(|(place, _)| place).collect()
        }
        About::Values => {
            sizes.push(EVERYWHERE); // a place has its value and no other
            cells
                .all()
                .flat_map(|(mut place, value)| {
                    place.push(value.into());
                    place
                })
                .collect()
        }
    };
    Tabulated { sizes, positions }
}

#[cfg(test)]
mod tests {
    use super::super::cells::Data;
    use super::*;
    use crate::logic::Numerals;

    #[test]
    fn the_thue_morse_sequence_needs_two_states() {
        let data = Data::row((0..200u32).map(|n| n.count_ones() % 2).collect());
        let binary = NumberSystem::new(Numerals::Greedy(vec![2])).unwrap();
        let corner = data.cells().corner(100);
        let found = Recogniser::learn(binary, &corner, About::Zeros).unwrap();
        assert_eq!(found.automaton().states(), 2);
        assert!(found.agrees(&data.cells()));
        assert_eq!(found.value(&[(1 << 20) - 1]), Some(0));
        let other = Data::row(vec![0; 200]);
        assert!(!found.agrees(&other.cells()));
    }

    #[test]
    fn values_are_read_off_the_digits() {
        let value = |n: u64| n ^ (n >> 1);
        let data = Data::row((0..300).map(|n| value(n) as u32).collect());
        let binary = NumberSystem::new(Numerals::Greedy(vec![2])).unwrap();
        let found = Recogniser::learn(binary, &data.cells().corner(100), About::Values).unwrap();
        assert!(found.agrees(&data.cells()));
        assert!((0..2000).all(|n| found.value(&[n]) == Some(value(n))));
    }
}
