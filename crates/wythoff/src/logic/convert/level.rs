//! What is known about blocks of one length, and about two of them joined.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::short::{Ending, first, following, step};
use crate::logic::system::NumberSystem;

/// Blocks of h digits.
#[derive(Debug)]
pub(super) struct Level {
    /// T_h: u_{m+h+j} = Σ_k T_h[j][k]·u_{m+k}.
    matrix: Vec<Vec<UBig>>,
    /// T_h[0][0] + T_h[0][1], if the system has order 2 and period 1.
    sum: Option<UBig>,
    /// By ending: w_h, …, w_{h+d−1}.
    weights: [Vec<UBig>; 2],
    /// By ending and state: how many blocks may follow.
    following: [Vec<UBig>; 2],
    /// By ending: w_{2h}, and about 2^s·v_h/w_{2h} with that s, where v_h counts the blocks inside.
    joined: [(UBig, UBig, usize); 2],
}

/// Two endings.
const ENDINGS: [Ending; 2] = [Ending::Numeral, Ending::Inside];

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
        let order = system.order();
        let weights = ENDINGS.map(|ending| {
            let first: Vec<UBig> = (first(system, ending).into_iter())
                .map(UBig::from)
                .collect();
            let rows = matrix.iter().map(|row| dot(row, &first));
            rows.collect::<Vec<UBig>>()
        });
        let following = ENDINGS.map(|ending| {
            // w_{h+d−1}, …, w_h, w_{h−1}, …: c_d·w_m is w_{m+d} less the other terms.
            let mut down: Vec<UBig> = weights[ending as usize].iter().rev().cloned().collect();
            for place in (length + 1 - order.min(length + 1)..length).rev() {
                let recurrence = system.recurrence(place);
                let mut window = down[down.len() - order..].iter();
                let mut rest = window.next().expect("d weights").clone();
                for (weight, &c) in window.zip(recurrence) {
                    rest -= weight * UBig::from(c as u64);
                }
                down.push(rest / UBig::from(recurrence[order - 1] as u64));
            }
            let below = |place: usize| down[length + order - 1 - place].clone();
            (0..order)
                .map(|state| following(system, state, length, below))
                .collect::<Vec<UBig>>()
        });
        let joined = ENDINGS.map(|ending| {
            let whole = dot(&matrix[0], &weights[ending as usize]);
            let inside = &weights[Ending::Inside as usize][0];
            // The quotient has 64 bits more than v_h.
            let shift = whole.bit_len() + 64;
            let reciprocal = (inside << shift) / &whole;
            (whole, reciprocal, shift)
        });
        let sum = (order == 2 && system.period() == 1).then(|| &matrix[0][0] + &matrix[0][1]);
        Self {
            matrix,
            sum,
            weights,
            following,
            joined,
        }
    }

    /// How many blocks there are.
    pub(super) fn count(&self, ending: Ending) -> &UBig {
        &self.weights[ending as usize][0]
    }

    /// How many blocks there are of double length.
    pub(super) fn joined_count(&self, ending: Ending) -> &UBig {
        &self.joined[ending as usize].0
    }

    /// How many blocks may follow a state.
    pub(super) fn following(&self, state: usize, ending: Ending) -> &UBig {
        &self.following[ending as usize][state]
    }

    /// About the number of the first of the two blocks that make `number`: a few more or less.
    pub(super) fn estimate(&self, number: &UBig, ending: Ending) -> UBig {
        let (_, reciprocal, shift) = &self.joined[ending as usize];
        // As many bits as the quotient has are enough of the number.
        let spare = number.bit_len().saturating_sub(reciprocal.bit_len());
        let estimate = ((number >> spare) * reciprocal) >> (shift - spare);
        estimate.min(self.count(Ending::Inside) - UBig::ONE)
    }

    /// The vector of digits moved up by h places.
    pub(super) fn moved(&self, system: &NumberSystem, vector: &[UBig]) -> Vec<UBig> {
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
        dot(vector, &self.weights[ending as usize])
    }
}

/// Σ entry·weight.
pub(super) fn dot(vector: &[UBig], weights: &[UBig]) -> UBig {
    let terms = vector.iter().zip(weights);
    terms.map(|(entry, weight)| entry * weight).sum()
}
