//! Numeration systems, as the checker understands them.

use super::{CheckError, demand};
use crate::certificate::PlainAutomaton;
use crate::logic::Numerals;

/// A legal numeration system for tuples of piles.
#[derive(Debug)]
pub(super) struct System {
    numerals: Numerals,
    pub(super) piles: usize,
    /// Digits are below this.
    pub(super) base: u32,
    /// How many letters there are: baseᵖⁱˡᵉˢ.
    pub(super) letters: u32,
    /// Valid words have a length that this divides.
    pub(super) period: u32,
    /// u₀, …, u_{d−1}.
    pub(super) weights: Vec<i128>,
}

impl System {
    /// Greedy: c₁ ≥ … ≥ c_d ≥ 1 (and not base 1). Ostrowski: any positive partial quotients.
    pub(super) fn new(numerals: &Numerals, piles: usize) -> Result<Self, CheckError> {
        let (Numerals::Greedy(list) | Numerals::Ostrowski(list)) = numerals;
        let in_range = (1..=8).contains(&list.len()) && list.iter().all(|c| (1..=4096).contains(c));
        let falls = list.is_sorted_by(|a, b| a >= b) && list[..] != [1];
        let legal = in_range && (falls || matches!(numerals, Numerals::Ostrowski(_)));
        demand(legal, "the numeration is not legal")?;
        let (base, period, weights) = match numerals {
            Numerals::Greedy(c) => {
                let mut u: Vec<i128> = Vec::new();
                for _ in c {
                    // u_n = c₁u_{n−1} + … + c_n u₀ + 1 ≤ 4097^n < 2^85.
                    let products = c
                        .iter()
                        .zip(u.iter().rev())
                        .map(|(&c, u)| i128::from(c) * u);
                    u.push(1 + products.sum::<i128>());
                }
                (c[0] + u32::from(c.len() > 1), 1, u)
            }
            Numerals::Ostrowski(a) => {
                let most = a.iter().max().expect("in range");
                (most + 1, a.len() as u32, vec![1, a[0].into()])
            }
        };
        // 4097^3 < 2^37.
        let letters = u64::from(base).pow(piles as u32);
        demand(letters <= 1 << 16, "the alphabet is too large")?;
        Ok(Self {
            numerals: numerals.clone(),
            piles,
            base,
            letters: letters as u32,
            period,
            weights,
        })
    }

    /// The digits of a letter, first pile first.
    pub(super) fn digits(&self, letter: u32) -> impl Iterator<Item = u32> {
        let (base, places) = (self.base, 0..self.piles as u32);
        places
            .rev()
            .map(move |place| letter / base.pow(place) % base)
    }

    /// How many digits, modulo the period, are to come after one more.
    pub(super) fn after_one(&self, to_come: u32) -> u32 {
        (to_come + self.period - 1) % self.period
    }

    /// The vector of X·E: Σ E_i·u_{j+i} written with u_{j−1}, …, u_{j+d−2}, where j ≡ `to_come` digits were to come.
    ///
    /// `None`: a number too large to check.
    pub(super) fn shift(&self, to_come: u32, vector: &[i128]) -> Option<Vec<i128>> {
        let (d, top) = (vector.len(), *vector.last()?);
        let entry = |i: usize| {
            let coefficient = match &self.numerals {
                Numerals::Greedy(c) => c[d - 1 - i],
                // u_{j+1} = a_{j+1}·u_j + u_{j−1}, and a_{j+1} is the (j mod l)th of the list, counted from 0.
                Numerals::Ostrowski(a) => [1, a[to_come as usize]][i],
            };
            let below = if i == 0 { 0 } else { vector[i - 1] };
            top.checked_mul(coefficient.into())?.checked_add(below)
        };
        (0..d).map(entry).collect()
    }

    /// The value of a vector when no digit is to come.
    pub(super) fn value(&self, vector: &[i128]) -> Option<i128> {
        let mut terms = vector.iter().zip(&self.weights);
        terms.try_fold(0i128, |sum, (e, u)| sum.checked_add(e.checked_mul(*u)?))
    }

    /// How the reading of one numeral goes on after a digit; `None`: not a valid numeral.
    ///
    /// Greedy: the state is how much of c₁ … c_d has just been read; no d digits reach it. Ostrowski: the state is
    /// 2·(digits to come modulo the period) + (the last digit was the greatest, so that this one is 0).
    fn read(&self, state: u32, digit: u32) -> Option<u32> {
        match &self.numerals {
            Numerals::Greedy(c) => match c[state as usize] {
                most if digit < most => Some(0),
                most => Some(state + 1).filter(|&next| digit == most && (next as usize) < c.len()),
            },
            Numerals::Ostrowski(a) => {
                let place = self.after_one(state / 2);
                let most = a[place as usize];
                let fits = digit <= most && (state.is_multiple_of(2) || digit == 0);
                fits.then_some(2 * place + u32::from(digit == most))
            }
        }
    }

    /// All valid words. A numeral of Ostrowski's ends with the state it starts in.
    pub(super) fn everything(&self) -> PlainAutomaton {
        let mut found = vec![vec![0; self.piles]];
        let (mut accepting, mut rows) = (Vec::new(), Vec::new());
        while let Some(state) = found.get(rows.len()).cloned() {
            if matches!(self.numerals, Numerals::Greedy(_)) || state.iter().all(|&s| s == 0) {
                accepting.push(rows.len() as u32);
            }
            let mut row = Vec::new();
            for letter in 0..self.letters {
                let digits = self.digits(letter).zip(&state);
                let next = digits.map(|(digit, &s)| self.read(s, digit));
                let Some(next) = next.collect::<Option<Vec<u32>>>() else {
                    continue;
                };
                let known = found.iter().position(|s| *s == next);
                row.push((letter, known.unwrap_or(found.len()) as u32));
                if known.is_none() {
                    found.push(next);
                }
            }
            rows.push(row);
        }
        PlainAutomaton {
            accepting,
            states: (0..rows.len() as u32).collect(),
            rows,
        }
    }
}
