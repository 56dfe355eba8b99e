//! Numeration systems.

use super::machine::{Machine, walk};
use super::{Flaw, Work, demand};
use crate::number::Numerals;

/// A legal numeration system for tuples of piles.
#[derive(Debug)]
pub(super) struct System<'a> {
    numerals: &'a Numerals,
    pub(super) piles: usize,
    /// Digits are below this.
    pub(super) base: u32,
    /// How many letters there are: baseᵖⁱˡᵉˢ.
    pub(super) letters: u32,
    /// Valid words have a length that this divides.
    pub(super) period: u32,
    /// What the entries of a vector count when no digit is to come: u₀, …, u_{d−1}, but ones where the coefficients do not end.
    pub(super) weights: Vec<i128>,
    pub(super) work: Work,
}

impl<'a> System<'a> {
    /// Greedy: c₁ and c_d positive (and not base 1), every proper tail of c₁ … c_d below it in the order of words: then the
    /// numerals in which every d digits are below c₁ … c_d are those of the numbers, and those of j digits are below u_j
    /// (Parry). Endless: the same of c₁ … c_d c_d c_d …, d ≥ 2, c_d positive and not c_{d−1}. Ostrowski: any positive partial
    /// quotients.
    pub(super) fn new(numerals: &'a Numerals, piles: usize, work: u64) -> Result<Self, Flaw> {
        let list = numerals.list();
        let in_range = (1..=8).contains(&list.len()) && list.iter().all(|c| *c <= 4096);
        let legal = in_range
            && match numerals {
                Numerals::Greedy(c) => {
                    let tails = (1..c.len()).all(|start| c[start..] < c[..]);
                    tails && c[0] >= 1 && c[c.len() - 1] >= 1 && c[..] != [1]
                }
                Numerals::Ostrowski(a) => a.iter().all(|&a| a >= 1),
                Numerals::Endless(c) => {
                    // Words that agree for 2d letters agree for ever.
                    let d = c.len();
                    let word =
                        |start: usize| (start..start + 2 * d).map(|place| c[place.min(d - 1)]);
                    let tails = (1..d).all(|start| word(start).lt(word(0)));
                    tails && d >= 2 && c[d - 1] >= 1 && c[d - 1] != c[d - 2]
                }
            };
        demand(legal, Flaw::Numeration)?;
        let (base, period, weights) = match numerals {
            Numerals::Greedy(c) => {
                let mut u: Vec<i128> = Vec::new();
                for _ in c {
                    // u_n = c₁u_{n−1} + … + c_n u₀ + 1 ≤ 4097^n < 2^85.
                    let terms = c.iter().zip(u.iter().rev());
                    let sum: i128 = terms.map(|(&c, u)| i128::from(c) * u).sum();
                    u.push(sum + 1);
                }
                (c[0] + u32::from(c.len() > 1), 1, u)
            }
            Numerals::Endless(c) => (c[0] + 1, 1, vec![1; c.len()]),
            Numerals::Ostrowski(a) => {
                let most = a.iter().max().expect("in range");
                (most + 1, a.len() as u32, vec![1, a[0].into()])
            }
        };
        let letters = u64::from(base).pow(piles as u32); // at most 4097⁵ < 2^61
        let in_range = letters <= 1 << 16 && weights.iter().all(|&u| u < 1 << 63);
        demand(in_range, Flaw::TooLarge)?;
        Ok(Self {
            numerals,
            piles,
            base,
            letters: letters as u32,
            period,
            weights,
            work: Work::new(work),
        })
    }

    /// The digits of a letter, first pile first.
    pub(super) fn digits(&self, letter: u32) -> impl Iterator<Item = u32> {
        let (base, places) = (self.base, (0..self.piles as u32).rev());
        places.map(move |place| letter / base.pow(place) % base)
    }

    /// How many digits, modulo the period, are to come after one more.
    pub(super) fn after_one(&self, to_come: u32) -> u32 {
        (to_come + self.period - 1) % self.period
    }

    /// The vector of X·E: Σ E_i·u_{j+i} written with u_{j−1}, …, u_{j+d−2}, where j ≡ `to_come` digits were to come.
    ///
    /// Endless: Σ E_i·U_i(j), where U_i(j) is the number of words of j digits that may follow c₁ … c_i, so that u_j = U₀(j) and
    /// U_i(j) = c_{i+1}·U₀(j−1) + U_{i+1}(j−1), the last state being followed by itself.
    ///
    /// The entries, at most eight, are below 2^60 and become less than 2^76.
    pub(super) fn shift(&self, to_come: u32, vector: &[i128]) -> Vec<i128> {
        if let Numerals::Endless(c) = self.numerals {
            let terms = vector.iter().zip(c).map(|(e, &c)| e * i128::from(c));
            let mut next = vec![terms.sum()];
            next.extend(&vector[..vector.len() - 1]);
            next[vector.len() - 1] += vector[vector.len() - 1];
            return next;
        }
        let coefficient = |i: usize| match self.numerals {
            Numerals::Greedy(c) | Numerals::Endless(c) => c[c.len() - 1 - i],
            // u_{j+1} = a_{j+1}·u_j + u_{j−1}, and a_{j+1} is the (j mod l)th of the list, counted from 0.
            Numerals::Ostrowski(a) => [1, a[to_come as usize]][i],
        };
        let top = vector[vector.len() - 1];
        let below = [0].iter().chain(vector);
        (0..vector.len())
            .zip(below)
            .map(|(i, below)| top * i128::from(coefficient(i)) + below)
            .collect()
    }

    /// The value of a vector when no digit is to come: eight products of numbers below 2^60 and 2^63.
    pub(super) fn value(&self, vector: &[i128]) -> i128 {
        vector.iter().zip(&self.weights).map(|(e, u)| e * u).sum()
    }

    /// How the reading of one numeral goes on after a digit; `None`: not a valid numeral.
    ///
    /// Greedy: the state is how much of c₁ … c_d has just been read; no d digits reach it. Endless: they may, and c_d any number of
    /// times again. Ostrowski: the state is
    /// 2·(digits to come modulo the period) + (the last digit was the greatest, so that this one is 0).
    fn read(&self, state: u32, digit: u32) -> Option<u32> {
        match self.numerals {
            Numerals::Greedy(c) => match c[state as usize] {
                most if digit < most => Some(0),
                most => Some(state + 1).filter(|&next| digit == most && (next as usize) < c.len()),
            },
            Numerals::Endless(c) => match c[state as usize] {
                most if digit < most => Some(0),
                most => (digit == most).then_some((state + 1).min(c.len() as u32 - 1)),
            },
            Numerals::Ostrowski(a) => {
                let place = self.after_one(state / 2);
                let most = a[place as usize];
                let fits = digit <= most && (state.is_multiple_of(2) || digit == 0);
                fits.then_some(2 * place + u32::from(digit == most))
            }
        }
    }

    /// The automaton accepts the valid words and no others: each is read beside the numerals of the piles.
    ///
    /// A numeral of Ostrowski's ends with the state it starts in.
    pub(super) fn is_read_by(&self, machine: &Machine<'_>) -> Result<(), Flaw> {
        let is_greedy = !matches!(self.numerals, Numerals::Ostrowski(_));
        let mut next = vec![0; 1 + self.piles];
        walk(&self.work, next.clone(), |node, reach| {
            self.work.spend(self.letters as usize, 8 * next.len())?;
            let is_whole = is_greedy || node[1..].iter().all(|&state| state == 0);
            let mut agree = is_whole == machine.accepts(node[0]);
            for letter in 0..self.letters {
                next[0] = machine.step(node[0], letter);
                let mut is_valid = true;
                let piles = next[1..].iter_mut().zip(&node[1..]);
                for ((next, &state), digit) in piles.zip(self.digits(letter)) {
                    let read = self.read(state, digit);
                    is_valid &= read.is_some();
                    *next = read.unwrap_or_default();
                }
                agree &= is_valid == (next[0] != u32::MAX);
                if is_valid {
                    reach(&next)?;
                }
            }
            demand(agree, Flaw::Positions)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::USUAL_WORK;

    fn flaw(numerals: &Numerals, piles: usize) -> Option<Flaw> {
        System::new(numerals, piles, USUAL_WORK).err()
    }

    #[test]
    fn letters_are_at_most_two_to_the_sixteen() {
        for (base, piles) in [(256, 2), (40, 3), (16, 4), (9, 5)] {
            let most = Numerals::Greedy(vec![base]);
            assert_eq!(flaw(&most, piles), None, "{base}");
            let more = Numerals::Greedy(vec![base + 1]);
            assert_eq!(flaw(&more, piles), Some(Flaw::TooLarge), "{base}");
        }
    }

    #[test]
    fn weights_are_below_two_to_the_sixty_three() {
        // With c₁ = … = c₈ = c the weights are the powers of c + 1.
        let powers = |c: u32| Numerals::Greedy(vec![c; 8]);
        let largest = System::new(&powers(510), 1, USUAL_WORK).unwrap().weights[7];
        assert_eq!(largest, 511i128.pow(7));
        assert_eq!(512i128.pow(7), 1 << 63);
        assert_eq!(flaw(&powers(511), 1), Some(Flaw::TooLarge));
    }

    #[test]
    fn digits_of_a_letter_are_those_of_the_piles_in_their_order() {
        let numerals = Numerals::Greedy(vec![10]);
        let system = System::new(&numerals, 3, USUAL_WORK).unwrap();
        assert_eq!(system.digits(407).collect::<Vec<_>>(), [4, 0, 7]);
    }

    /// u_j, by counting the words of j digits that are numerals.
    fn count(system: &System<'_>, digits: u32) -> i128 {
        // Ostrowski's numerals of j digits begin where j are to come, and end in state 0.
        let is_ostrowski = matches!(system.numerals, Numerals::Ostrowski(_));
        let start = if is_ostrowski {
            digits % system.period
        } else {
            0
        };
        let mut states = vec![2 * start];
        for _ in 0..digits {
            let next = states.iter().flat_map(|&state| {
                (0..system.base).filter_map(move |digit| system.read(state, digit))
            });
            states = next.collect();
        }
        states.retain(|&state| !is_ostrowski || state == 0);
        states.len() as i128
    }

    #[test]
    fn a_vector_moved_up_has_the_value_that_the_numerals_have() {
        let systems = [
            Numerals::Greedy(vec![2]),
            Numerals::Greedy(vec![1, 1]),
            Numerals::Greedy(vec![3, 0, 2]),
            Numerals::Greedy(vec![2, 1, 1]),
            Numerals::Ostrowski(vec![2, 3]),
            Numerals::Ostrowski(vec![1, 4, 2]),
            Numerals::Endless(vec![4, 2]),
            Numerals::Endless(vec![2, 0, 1]),
        ];
        for numerals in &systems {
            let system = System::new(numerals, 1, USUAL_WORK).unwrap();
            for digits in 0..7 {
                // One, and then as many zeros: worth u_j.
                let mut vector = vec![0; system.weights.len()];
                vector[0] = 1;
                for place in (1..=digits).rev() {
                    vector = system.shift(place % system.period, &vector);
                }
                let expected = count(&system, digits);
                assert_eq!(system.value(&vector), expected, "{numerals:?} {digits}");
            }
        }
    }
}
