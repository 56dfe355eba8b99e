//! A game plus a heap of Nim: how Grundy values become lost positions.

use super::clause::{Atom, Clause, unit};
use super::language::normal;
use super::ruleset::{Rules, RulesError};
use crate::game::Game;
use crate::position::Play;

impl Rules {
    /// These rules plus a heap of Nim, which is the last pile.
    ///
    /// (a, b, c) is lost in the sum exactly if c is the Grundy value of (a, b) (Sprague, Grundy): so who knows the lost
    /// positions of the sum knows all values. With `most`, play stops where the heap is larger than that; such positions
    /// are lost, whatever the piles, and the others say which positions have a value up to `most`. Memory is a pile of
    /// the sum like others, one that has no weight in the measure.
    ///
    /// ```
    /// use wythoff::{Rules, rules::Table};
    /// let wythoff = Rules::wythoff(0).with_heap(None).unwrap();
    /// let table = Table::new(&wythoff, &[3, 3, 6]);
    /// assert!(table.is_lost(&[2, 2, 1])); // the value of (2, 2) is 1
    /// ```
    pub fn with_heap(&self, most: Option<u32>) -> Result<Self, RulesError> {
        if self.play() == Play::Misere {
            return Err(RulesError::MisereHasNoValues);
        }
        let piles = self.piles() + 1;
        let heap = unit(piles, piles - 1);
        let longer = |form: &[i64]| [form, &[0]].concat();
        let of_piles = self.clauses().iter().map(|clause| {
            let atoms = clause.atoms.iter().map(|atom| {
                let (before, after) = atom.coefficients();
                atom.with_coefficients(longer(before), longer(after))
            });
            let kept = Atom::taken(&heap, Some(0), Some(0));
            atoms.chain([kept]).collect()
        });
        let of_heap = (0..piles).map(|pile| match pile + 1 == piles {
            true => Atom::taken(&heap, Some(1), None),
            false => Atom::taken(&unit(piles, pile), Some(0), Some(0)),
        });
        let small = most.map(|most| Atom::Between {
            before: heap.clone(),
            after: vec![0; piles],
            lo: None,
            hi: Some(most.into()),
        });
        // The heap counts as one stone of a measure.
        let measure = self.measure().map(|measure| [measure, &[1]].concat());
        let clauses = of_piles.chain([of_heap.collect()]).map(|atoms: Vec<Atom>| {
            let atoms = atoms.into_iter().chain(small.clone()).collect();
            let clause = Clause { atoms };
            if let Some(measure) = &measure {
                return normal(&clause.lowering(measure), piles, Some(0)).unwrap_or(clause);
            }
            // As a text of these rules would be read.
            let clause = normal(&clause, piles, None).unwrap_or(clause);
            match clause.visibly_decreases(piles) {
                true => clause,
                false => clause.taking_something(piles),
            }
        });
        let clauses: Vec<Clause> = clauses.collect();
        match measure.clone() {
            Some(measure) => Self::growing(piles, clauses, &[], measure),
            None => Self::new(piles, clauses, &[], Play::Normal),
        }
    }
}
