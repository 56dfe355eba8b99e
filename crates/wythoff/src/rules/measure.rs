//! Rules under which a pile may grow: a sum of the piles that falls with every move says that play ends.

use super::clause::{Atom, Clause};
use super::ruleset::{Rules, RulesError, check_atom, escaping};
use super::{MOST_MEASURE, MOST_PILES};
use crate::position::Play;

impl Rules {
    /// Rules under which piles may grow; the measure Σ wᵢ·pileᵢ falls with every move, as every clause says in so many
    /// words. They are played in normal play.
    ///
    /// ```
    /// use wythoff::{Atom, Clause, Rules, rules::Table};
    /// // Move coins from the second stair to the first, or from the first to the floor.
    /// let between = |before: [i64; 2], after: [i64; 2], lo, hi| Atom::Between {
    ///     before: before.to_vec(), after: after.to_vec(), lo, hi,
    /// };
    /// let falls = between([1, 2], [-1, -2], Some(1), None);
    /// let down = Clause { atoms: vec![between([1, 0], [-1, 0], Some(1), None), between([0, 1], [0, -1], Some(0), Some(0)), falls.clone()] };
    /// let step = Clause { atoms: vec![between([0, 1], [0, -1], Some(1), None), between([1, 1], [-1, -1], Some(0), Some(0)), falls] };
    /// let stairs = Rules::growing(2, vec![down, step], &[], vec![1, 2]).unwrap();
    /// let table = Table::new(&stairs, &[4, 4]);
    /// assert!(table.is_lost(&[0, 3]) && !table.is_lost(&[1, 3])); // only the first stair counts
    /// ```
    pub fn growing(
        piles: usize,
        clauses: Vec<Clause>,
        terminal: &[Vec<Atom>],
        measure: Vec<i64>,
    ) -> Result<Self, RulesError> {
        if !(1..=MOST_PILES).contains(&piles) {
            return Err(RulesError::Piles(piles));
        }
        let in_range = |w: &i64| (0..=MOST_MEASURE).contains(w);
        if measure.len() != piles || !measure.iter().all(in_range) {
            return Err(RulesError::Measure);
        }
        let atoms = clauses.iter().flat_map(|clause| &clause.atoms);
        (atoms.chain(terminal.iter().flatten())).try_for_each(|atom| check_atom(atom, piles))?;
        for (index, clause) in clauses.iter().enumerate() {
            if !clause.visibly_lowers(&measure) {
                return Err(RulesError::DoesNotDecrease(index, clause.clone()));
            }
        }
        let clauses = escaping(clauses, terminal)?;
        Ok(Self::made(piles, clauses, Play::Normal, Some(measure)))
    }

    /// For each pile the most stones it may have after moves from a position, as far as the measure says.
    pub(super) fn reach(&self, from: &[u64]) -> Vec<u64> {
        let Some(measure) = self.measure() else {
            return from.to_vec();
        };
        // At most five piles below 2^64, weights up to 2^10.
        let products = from
            .iter()
            .zip(measure)
            .map(|(&pile, &w)| u128::from(pile) * w as u128);
        let total: u128 = products.sum();
        let most = measure.iter().map(|&w| match w {
            0 => u64::from(u32::MAX),
            w => u64::try_from(total / w as u128).unwrap_or(u64::MAX),
        });
        most.collect()
    }
}

impl Clause {
    /// Whether a condition says in so many words that the measure falls.
    pub(crate) fn visibly_lowers(&self, measure: &[i64]) -> bool {
        self.atoms.iter().any(|atom| match atom {
            Atom::Between {
                before, after, lo, ..
            } => {
                let opposite = after.iter().zip(measure).all(|(a, w)| *a == -w);
                before == measure && opposite && lo.is_some_and(|lo| lo >= 1)
            }
            Atom::Congruent { .. } => false,
        })
    }

    /// The same with "the measure falls" among its conditions.
    pub(crate) fn lowering(&self, measure: &[i64]) -> Self {
        match self.visibly_lowers(measure) {
            true => self.clone(),
            false => self.with(Atom::taken(measure, Some(1), None)),
        }
    }
}
