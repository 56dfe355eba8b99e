//! What is known about blocks of one length, and about two of them joined.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::fraction::Fraction;
use super::long::Long;
use super::short::{Ending, first, following, step};
use crate::logic::system::NumberSystem;
use crate::number::Numerals;

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
    /// About v_h/w_{2h}, where v_h counts the blocks inside.
    quotient: Option<Fraction>,
}

impl Level {
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

    /// Blocks with this T_h.
    pub(super) fn new(system: &NumberSystem, length: usize, matrix: Vec<Vec<UBig>>) -> Self {
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

    /// Computes v_h/w_{2h} for all levels, the shortest first: numbers can be written then.
    ///
    /// T_h has one root that grows, like w_{m+h}/w_m, and others below 1: its trace t_h is that quotient, nearly, and t_{2h}
    /// is nearly its square. So 1/t_h is t_h/t_{2h}. Where numerals end in another way than blocks inside, v_h/w_h is nearly
    /// the same for all h.
    pub(super) fn prepare(levels: &mut [Self]) {
        let mut above: Option<Fraction> = None;
        let mut ratio: Option<Fraction> = None;
        for level in levels.iter_mut().rev() {
            // The number of a block inside, and 64 bits.
            let bits = level.count(Ending::Inside).bit_len() + 64;
            let trace = (level.matrix.iter().enumerate()).map(|(j, row)| &row[j]);
            let trace = Fraction::new(trace.sum(), bits);
            let inverse = match above.take() {
                None => trace.inverse(),
                Some(above) => above.times(&trace, bits),
            };
            if let [numeral, inside] = &mut level.endings[..] {
                let ratio = ratio.get_or_insert_with(|| {
                    let [numeral, inside] = [&*numeral, &*inside]
                        .map(|part| Fraction::new(part.weights[0].clone(), bits));
                    inside.times(&numeral.inverse(), bits)
                });
                numeral.quotient = Some(inverse.times(ratio, bits));
                inside.quotient = Some(inverse.clone());
            } else {
                level.endings[0].quotient = Some(inverse.clone());
            }
            above = Some(inverse);
        }
    }

    /// About the number of the first of the two blocks that make `number`: a few more or less.
    pub(super) fn estimate(&self, number: &UBig, ending: Ending) -> UBig {
        let quotient = self.ending(ending).quotient.as_ref();
        let Fraction { value, shift } = quotient.expect("prepared to write numbers");
        // As many bits as the quotient has are enough of the number.
        let spare = (number.bit_len()).saturating_sub(value.bit_len());
        let number = number >> spare;
        let product = match &self.long {
            Some(long) if long.is_worth([&number]) => long.estimate(&number, value, ending),
            _ => number * value,
        };
        let estimate = product >> (shift - spare as isize) as usize;
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
    /// Blocks with this T_h.
    pub(super) fn new(
        system: &NumberSystem,
        length: usize,
        matrix: &[Vec<UBig>],
        ending: Ending,
    ) -> Self {
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
            quotient: None,
        }
    }
}

/// Σ entry·weight.
pub(super) fn dot(vector: &[UBig], weights: &[UBig]) -> UBig {
    let terms = vector.iter().zip(weights);
    terms.map(|(entry, weight)| entry * weight).sum()
}
