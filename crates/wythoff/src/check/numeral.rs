//! Numeration systems, as the checker understands them.

use super::machine::Machine;
use super::{CheckError, demand};
use crate::certificate::PlainAutomaton;
use crate::logic::Numerals;

/// A legal numeration system for tuples of piles.
#[derive(Debug)]
pub(super) struct System {
    numerals: Numerals,
    piles: usize,
    /// Digits are below this.
    pub(super) base: u32,
    /// Valid words have a length that this divides.
    pub(super) period: usize,
    /// u₀, …, u_{d−1}.
    pub(super) weights: Vec<i128>,
}

impl System {
    /// Greedy: c₁ ≥ … ≥ c_d ≥ 1 (and not base 1). Ostrowski: any positive partial quotients.
    pub(super) fn new(numerals: &Numerals, piles: usize) -> Result<Self, CheckError> {
        let (Numerals::Greedy(list) | Numerals::Ostrowski(list)) = numerals;
        let wide = |c: &u32| i128::from(*c);
        let in_range = (1..=8).contains(&list.len()) && list.iter().all(|c| (1..=4096).contains(c));
        demand(in_range, "the numeration is not legal")?;
        let (base, period, weights) = match numerals {
            Numerals::Greedy(c) => {
                let legal = c.is_sorted_by(|a, b| a >= b) && c[..] != [1];
                demand(legal, "the numeration is not legal")?;
                // u_n = c₁u_{n−1} + … + c_n u₀ + 1 ≤ 4097^n < 2^85.
                let mut u: Vec<i128> = Vec::new();
                for _ in c {
                    u.push(
                        1 + c
                            .iter()
                            .zip(u.iter().rev())
                            .map(|(c, u)| wide(c) * u)
                            .sum::<i128>(),
                    );
                }
                (if c.len() == 1 { c[0] } else { c[0] + 1 }, 1, u)
            }
            Numerals::Ostrowski(a) => (
                list.iter().max().map_or(0, |a| a + 1),
                a.len(),
                vec![1, wide(&a[0])],
            ),
        };
        // 4097^3 < 2^37.
        demand(
            u64::from(base).pow(piles as u32) <= 1 << 16,
            "the alphabet is too large",
        )?;
        Ok(Self {
            numerals: numerals.clone(),
            piles,
            base,
            period,
            weights,
        })
    }

    /// How many letters there are.
    pub(super) fn letters(&self) -> u32 {
        self.base.pow(self.piles as u32)
    }

    /// The digits of a letter, first pile first.
    pub(super) fn digits(&self, letter: u32) -> impl Iterator<Item = u32> {
        let base = self.base;
        (0..self.piles as u32)
            .rev()
            .map(move |place| letter / base.pow(place) % base)
    }

    /// How many digits, modulo the period, are to come after one more.
    pub(super) fn after_one(&self, left: usize) -> usize {
        (left + self.period - 1) % self.period
    }

    /// The vector of X·E: Σ E_i·u_{j+i} written with u_{j−1}, …, u_{j+d−2}, where j ≡ `left` digits were to come.
    ///
    /// `None`: a number too large to check.
    pub(super) fn shift(&self, left: usize, vector: &[i128]) -> Option<Vec<i128>> {
        let (d, top) = (vector.len(), *vector.last()?);
        let entry = |i: usize| {
            let coefficient = match &self.numerals {
                Numerals::Greedy(c) => c[d - 1 - i],
                // u_{j+1} = a_{j+1}·u_j + u_{j−1}, and a_{j+1} is the (j mod l)th of the list, counted from 0.
                Numerals::Ostrowski(a) => [1, a[left % self.period]][i],
            };
            let below = if i == 0 { 0 } else { vector[i - 1] };
            top.checked_mul(coefficient.into())?.checked_add(below)
        };
        (0..d).map(entry).collect()
    }

    /// The value of a vector when no digit is to come.
    pub(super) fn value(&self, vector: &[i128]) -> Option<i128> {
        (vector.iter().zip(&self.weights))
            .try_fold(0i128, |sum, (e, u)| sum.checked_add(e.checked_mul(*u)?))
    }

    /// How the reading of one numeral goes on after a digit; `None`: not a valid numeral.
    ///
    /// Greedy: the state is how much of c₁ … c_d has just been read; no d digits reach it. Ostrowski: the state is
    /// 2·(digits to come modulo the period) + (the last digit was the greatest, so that this one is 0).
    fn read(&self, state: u32, digit: u32) -> Option<u32> {
        match &self.numerals {
            Numerals::Greedy(c) => match digit.cmp(&c[state as usize]) {
                std::cmp::Ordering::Less => Some(0),
                std::cmp::Ordering::Equal => {
                    Some(state + 1).filter(|&next| (next as usize) < c.len())
                }
                std::cmp::Ordering::Greater => None,
            },
            Numerals::Ostrowski(a) => {
                let place = self.after_one(state as usize / 2);
                let fits = digit <= a[place] && (state.is_multiple_of(2) || digit == 0);
                fits.then_some(2 * place as u32 + u32::from(digit == a[place]))
            }
        }
    }

    /// All valid words. A numeral of Ostrowski's ends with the state it starts in.
    pub(super) fn everything(&self) -> Result<Machine, CheckError> {
        let mut states: Vec<Vec<u32>> = vec![vec![0; self.piles]];
        let (mut accepting, mut edges) = (Vec::new(), Vec::new());
        while edges.len() < states.len() {
            let state = states[edges.len()].clone();
            if matches!(self.numerals, Numerals::Greedy(_)) || state.iter().all(|&s| s == 0) {
                accepting.push(edges.len() as u32);
            }
            let mut here = Vec::new();
            for letter in 0..self.letters() {
                let digits = self.digits(letter).zip(&state);
                let next = digits
                    .map(|(digit, &s)| self.read(s, digit))
                    .collect::<Option<Vec<u32>>>();
                let Some(next) = next else { continue };
                let known = states
                    .iter()
                    .position(|s| *s == next)
                    .unwrap_or(states.len());
                if known == states.len() {
                    states.push(next);
                }
                here.push((letter, known as u32));
            }
            edges.push(here);
        }
        Machine::new(&PlainAutomaton { accepting, edges }, self)
    }
}
