//! What is known about blocks of one length, and about two of them joined.

use std::sync::OnceLock;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::long::Long;
use super::short::{Ending, first, following, step};
use crate::logic::system::NumberSystem;
use crate::number::{Numerals, product, reciprocal};

/// Blocks of h digits.
#[derive(Debug)]
pub(super) struct Level {
    /// T_h: u_{m+h+j} = Σ_k T_h[j][k]·u_{m+k}.
    matrix: Vec<Vec<UBig>>,
    /// T_h[0][0] + T_h[0][1], if the system has order 2 and period 1.
    sum: Option<UBig>,
    /// What depends on the ending: once if all endings are alike, else for each.
    endings: Vec<Endings>,
    /// Products with these numbers, if they are long.
    long: Option<Long>,
}

/// Blocks with one ending.
#[derive(Debug)]
struct Endings {
    /// w_h, …, w_{h+d−1}.
    weights: Vec<UBig>,
    /// By state: how many blocks may follow.
    following: Vec<UBig>,
    reciprocal: OnceLock<Reciprocal>,
}

/// About 2^shift·v_h/w_{2h}, where v_h counts the blocks inside.
#[derive(Debug)]
struct Reciprocal {
    value: UBig,
    shift: usize,
}

impl Level {
    /// The shortest blocks.
    pub(super) fn shortest(system: &NumberSystem, length: usize) -> Self {
        let rows = (0..system.order()).map(|j| {
            let mut vector = vec![UBig::ZERO; system.order()];
            vector[0] = UBig::ONE;
            for place in (0..length + j).rev() {
                step(&mut vector, 0, system.recurrence(place));
            }
            vector
        });
        Self::new(system, length, rows.collect())
    }

    /// Blocks of double length.
    pub(super) fn doubled(&self, system: &NumberSystem, length: usize) -> Self {
        let mut rows = vec![self.moved(system, &self.matrix[0])];
        while rows.len() < system.order() {
            let mut next = rows[rows.len() - 1].clone();
            if system.period() == 1 {
                step(&mut next, 0, system.recurrence(0)); // u_{n+1} from u_n
            } else {
                next = self.moved(system, &self.matrix[rows.len()]);
            }
            rows.push(next);
        }
        Self::new(system, length, rows)
    }

    fn new(system: &NumberSystem, length: usize, matrix: Vec<Vec<UBig>>) -> Self {
        let endings = match system.numerals() {
            Numerals::Greedy(_) | Numerals::Endless(_) => &[Ending::Numeral][..],
            Numerals::Ostrowski(_) => &[Ending::Numeral, Ending::Inside],
        };
        let endings = (endings.iter())
            .map(|&ending| Endings::new(system, length, &matrix, ending))
            .collect();
        let is_plain = system.order() == 2 && system.period() == 1;
        let sum = is_plain.then(|| &matrix[0][0] + &matrix[0][1]);
        let mut level = Self {
            matrix,
            sum,
            endings,
            long: None,
        };
        // A reciprocal has 64 bits more than there are blocks inside, and a few.
        let bits = level.count(Ending::Inside).bit_len() + 128;
        level.long = Long::new(bits, system.order());
        level
    }

    fn ending(&self, ending: Ending) -> &Endings {
        &self.endings[(ending as usize).min(self.endings.len() - 1)]
    }

    /// How many blocks there are.
    pub(super) fn count(&self, ending: Ending) -> &UBig {
        &self.ending(ending).weights[0]
    }

    /// How many blocks may follow a state.
    pub(super) fn following(&self, state: usize, ending: Ending) -> &UBig {
        &self.ending(ending).following[state]
    }

    fn reciprocal(&self, ending: Ending) -> &Reciprocal {
        let part = self.ending(ending);
        part.reciprocal.get_or_init(|| {
            let inside = self.count(Ending::Inside);
            // T_h has one root that grows, like w_{m+h}/w_m, and others below 1: its trace is that quotient, nearly.
            let (above, below) = match self.endings.len() {
                1 => (
                    UBig::ONE,
                    self.matrix.iter().enumerate().map(|(j, row)| &row[j]).sum(),
                ),
                _ => (inside.clone(), dot(&self.matrix[0], &part.weights)),
            };
            // The quotient has 64 bits more than v_h, so 128 bits more than v_h has are enough of what is below.
            let bits = inside.bit_len() + 64;
            let spare = below.bit_len().saturating_sub(bits + 64);
            let below = below >> spare;
            let mut value = reciprocal(&below);
            let mut shift = 2 * below.bit_len() + spare;
            if above > UBig::ONE {
                value = product(&value, &above);
            }
            let more = value.bit_len().saturating_sub(bits);
            value >>= more;
            shift -= more;
            Reciprocal { value, shift }
        })
    }

    /// About the number of the first of the two blocks that make `number`: a few more or less.
    pub(super) fn estimate(&self, number: &UBig, ending: Ending) -> UBig {
        let Reciprocal { value, shift } = self.reciprocal(ending);
        // As many bits as the quotient has are enough of the number.
        let spare = (number.bit_len()).saturating_sub(value.bit_len());
        let number = number >> spare;
        let product = match &self.long {
            Some(long) if long.is_worth([&number]) => long.estimate(&number, value, ending),
            _ => number * value,
        };
        let estimate = product >> (shift - spare);
        estimate.min(self.count(Ending::Inside) - UBig::ONE)
    }

    /// The vector of digits moved up by h places.
    pub(super) fn moved(&self, system: &NumberSystem, vector: &[UBig]) -> Vec<UBig> {
        if let Some(long) = &self.long
            && long.is_worth(vector)
        {
            return long.moved(vector, &self.matrix);
        }
        if let (Some(sum), [x, y]) = (&self.sum, vector) {
            // (x + yX)(F + GX) with X² = pX + q, by three products.
            let [p, q] = [0, 1].map(|i| UBig::from(system.recurrence(0)[i] as u64));
            let (low, high) = (x * &self.matrix[0][0], y * &self.matrix[0][1]);
            let middle = (x + y) * sum - &low + &high * (p - UBig::ONE);
            return vec![low + high * q, middle];
        }
        (0..vector.len())
            .map(|k| {
                let terms = vector.iter().zip(&self.matrix);
                terms.map(|(entry, row)| entry * &row[k]).sum()
            })
            .collect()
    }

    /// What digits with this vector are worth when moved up by h places.
    pub(super) fn moved_value(&self, vector: &[UBig], ending: Ending) -> UBig {
        let weights = &self.ending(ending).weights;
        match &self.long {
            Some(long) if long.is_worth(vector) => long.moved_value(vector, weights, ending),
            _ => dot(vector, weights),
        }
    }
}

impl Endings {
    fn new(system: &NumberSystem, length: usize, matrix: &[Vec<UBig>], ending: Ending) -> Self {
        let order = system.order();
        let first: Vec<UBig> = (first(system, ending).into_iter())
            .map(UBig::from)
            .collect();
        let weights: Vec<UBig> = matrix.iter().map(|row| dot(row, &first)).collect();
        // w_{h+d−1}, …, w_h, w_{h−1}, …: c_d·w_m is w_{m+d} less the other terms.
        let mut down: Vec<UBig> = weights.iter().rev().cloned().collect();
        for place in (length + 1 - order..length).rev() {
            let recurrence = system.recurrence(place);
            let mut window = down[down.len() - order..].iter();
            let mut rest = window.next().expect("d weights").clone();
            for (weight, &c) in window.zip(recurrence) {
                rest -= weight * UBig::from(c as u64);
            }
            down.push(rest / UBig::from(recurrence[order - 1] as u64));
        }
        let below = |place: usize| down[length + order - 1 - place].clone();
        let following = (0..order).map(|state| following(system, state, length, below));
        Self {
            following: following.collect(),
            weights,
            reciprocal: OnceLock::new(),
        }
    }
}

/// Σ entry·weight.
pub(super) fn dot(vector: &[UBig], weights: &[UBig]) -> UBig {
    let terms = vector.iter().zip(weights);
    terms.map(|(entry, weight)| entry * weight).sum()
}
