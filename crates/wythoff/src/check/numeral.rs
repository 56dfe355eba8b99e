//! Numeration systems, as the checker understands them.

use super::machine::Machine;
use super::{CheckError, refuse};
use crate::logic::Numerals;

/// A legal numeration system for tuples of piles.
#[derive(Debug)]
pub(super) struct System {
    numerals: Numerals,
    pub(super) piles: usize,
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
        if list.is_empty() || list.len() > 8 || list.iter().any(|&c| c == 0 || c > 4096) {
            return refuse("the numeration is not legal");
        }
        let (base, period, weights) = match numerals {
            Numerals::Greedy(c) => {
                if c.windows(2).any(|pair| pair[0] < pair[1]) || c[..] == [1] {
                    return refuse("the numeration is not legal");
                }
                // 4097^7 · 2 < 2^87: no overflow.
                let mut u: Vec<i128> = Vec::new();
                for n in 0..c.len() {
                    u.push(
                        1 + (0..n)
                            .map(|i| i128::from(c[i]) * u[n - 1 - i])
                            .sum::<i128>(),
                    );
                }
                (if c.len() == 1 { c[0] } else { c[0] + 1 }, 1, u)
            }
            Numerals::Ostrowski(a) => {
                let most = a.iter().max().expect("not empty");
                (most + 1, a.len(), vec![1, i128::from(a[0])])
            }
        };
        if base
            .checked_pow(piles as u32)
            .is_none_or(|letters| letters > 1 << 16)
        {
            return refuse("the alphabet is too large");
        }
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
    pub(super) fn digits(&self, letter: u32) -> Vec<u32> {
        let mut digits = vec![0; self.piles];
        let mut rest = letter;
        for digit in digits.iter_mut().rev() {
            (*digit, rest) = (rest % self.base, rest / self.base);
        }
        digits
    }

    /// The vector of X·E: Σ E_i·u_{j+i} written with u_{j−1}, …, u_{j+d−2}, where j ≡ `left` digits were to come.
    pub(super) fn shift(&self, left: usize, vector: &[i128]) -> Option<Vec<i128>> {
        let top = *vector.last()?;
        let d = vector.len();
        let mut shifted = vec![0; d];
        for (i, entry) in shifted.iter_mut().enumerate() {
            let coefficient = match &self.numerals {
                Numerals::Greedy(c) => c[d - 1 - i],
                // u_{j+1} = a_{j+1}·u_j + u_{j−1}, and a_{j+1} is the (j mod l)th of the list, counted from 0.
                Numerals::Ostrowski(a) => [1, a[left % self.period]][i],
            };
            let below = if i == 0 { 0 } else { vector[i - 1] };
            *entry = top.checked_mul(coefficient.into())?.checked_add(below)?;
        }
        Some(shifted)
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
                let l = a.len() as u32;
                let place = (state / 2 + l - 1) % l;
                let most = a[place as usize];
                let fits = digit <= most && (state.is_multiple_of(2) || digit == 0);
                fits.then_some(2 * place + u32::from(digit == most))
            }
        }
    }

    /// Whether a numeral may end here.
    fn ends(&self, state: u32) -> bool {
        matches!(self.numerals, Numerals::Greedy(_)) || state == 0
    }

    /// All valid words.
    pub(super) fn everything(&self) -> Machine {
        let mut states: Vec<Vec<u32>> = vec![vec![0; self.piles]];
        let (mut accepting, mut edges) = (Vec::new(), Vec::new());
        while edges.len() < states.len() {
            let state = states[edges.len()].clone();
            let mut here = Vec::new();
            for letter in 0..self.letters() {
                let digits = self.digits(letter);
                let next: Option<Vec<u32>> = (state.iter().zip(digits))
                    .map(|(&s, digit)| self.read(s, digit))
                    .collect();
                let Some(next) = next else { continue };
                let known = states.iter().position(|s| *s == next).unwrap_or_else(|| {
                    states.push(next);
                    states.len() - 1
                });
                here.push((letter, known as u32));
            }
            accepting.push(state.iter().all(|&s| self.ends(s)));
            edges.push(here);
        }
        Machine { accepting, edges }
    }
}
