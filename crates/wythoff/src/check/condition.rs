//! One condition of a clause while the digits of a move are read.

use hashbrown::HashMap;

use super::numeral::System;
use super::{Flaw, demand};
use crate::rules::Atom;

/// The state in which a condition holds whatever follows.
pub(super) const CERTAIN: u32 = 0;
/// The state in which a condition fails whatever follows.
pub(super) const HOPELESS: u32 = u32::MAX;
/// Not computed yet.
const UNKNOWN: u32 = u32::MAX - 1;

/// A condition in a numeration system, and the states its reading has come to.
#[derive(Debug)]
pub(super) struct Condition<'a> {
    system: &'a System<'a>,
    /// lo ≤ form ≤ hi, where they are given; but with a modulus form ≡ lo.
    lo: Option<i128>,
    hi: Option<i128>,
    modulus: Option<i128>,
    /// The sums of the positive and of the negative coefficients, both without sign.
    positive: i128,
    negative: i128,
    /// No two letters add less.
    least_sum: i64,
    /// What each letter before, and each letter after, adds to the form.
    pub(super) adds: [Vec<i64>; 2],
    /// For each state, how many digits are to come (modulo the period) and the vector of what has been read.
    states: Vec<(u32, Vec<i128>)>,
    numbers: HashMap<(u32, Vec<i128>), u32>,
    /// For each state and each sum that two letters can add, from the least one on, the next state.
    next: Vec<Vec<u32>>,
    /// For each state the least and the greatest sum by which it goes on, as far as asked.
    spans: Vec<Option<(i64, i64)>>,
}

impl<'a> Condition<'a> {
    pub(super) fn new(system: &'a System<'a>, atom: &Atom) -> Result<Self, Flaw> {
        let (before, after) = atom.coefficients();
        let (lo, hi, modulus) = match *atom {
            Atom::Between { lo, hi, .. } => (lo, hi, None),
            #[rustfmt::skip]
            Atom::Congruent { remainder, modulus, .. } => (Some(remainder), None, Some(modulus)),
        };
        let coefficients = || before.iter().chain(after).map(|&c| i128::from(c));
        let positive: i128 = coefficients().map(|c| c.max(0)).sum();
        let negative: i128 = coefficients().map(|c| (-c).max(0)).sum();
        // So what letters add is at most 2^20, and tables of sums are not long.
        let small = (positive + negative) * i128::from(system.base) <= 1 << 20;
        let mut bounds = [lo, hi, modulus].into_iter().flatten();
        let small = small && bounds.all(|bound| bound.unsigned_abs() <= 1 << 40);
        demand(small && modulus.is_none_or(|m| m > 0), Flaw::TooLarge)?;
        let [lo, hi, modulus] = [lo, hi, modulus].map(|number| number.map(i128::from));
        system
            .work
            .hold(2 * system.letters as usize, size_of::<i64>())?;
        let adds = [before, after].map(|form| {
            let add = |letter| {
                let terms = form.iter().zip(system.digits(letter));
                terms.map(|(&c, digit)| c * i64::from(digit)).sum()
            };
            (0..system.letters).map(add).collect()
        });
        let (states, numbers, next) = (vec![(0, Vec::new())], HashMap::new(), vec![Vec::new()]);
        let spans = vec![None];
        let least_sum = -negative as i64 * i64::from(system.base);
        #[rustfmt::skip]
        let new = Self { system, lo, hi, modulus, positive, negative, least_sum, adds, states, numbers, next, spans };
        Ok(new)
    }

    /// The state after letters that add this sum.
    #[inline]
    pub(super) fn read(&mut self, state: u32, sum: i64) -> Result<u32, Flaw> {
        if state == CERTAIN || state == HOPELESS {
            return Ok(state);
        }
        let place = (sum - self.least_sum) as usize;
        match self.next[state as usize][place] {
            UNKNOWN => self.read_first(state, sum, place),
            next => Ok(next),
        }
    }

    /// As [`read`](Self::read), the first time.
    #[cold]
    fn read_first(&mut self, state: u32, sum: i64, place: usize) -> Result<u32, Flaw> {
        let (to_come, ref vector) = self.states[state as usize];
        let mut vector = self.system.shift(to_come, vector);
        vector[0] += i128::from(sum);
        let next = self.state(self.system.after_one(to_come), vector)?;
        self.next[state as usize][place] = next;
        Ok(next)
    }

    /// The state of a vector when `to_come` digits, modulo the period, are to come.
    pub(super) fn state(&mut self, to_come: u32, mut vector: Vec<i128>) -> Result<u32, Flaw> {
        if let Some(modulus) = self.modulus {
            vector.iter_mut().for_each(|e| *e = e.rem_euclid(modulus));
        } else {
            // With j digits to come each pile adds at most u_j − 1, so the form adds between −negative·(u_j − 1) and
            // positive·(u_j − 1).
            let at_least = |bound: i128| self.always(to_come, &vector, 1, self.negative, bound);
            let at_most = |bound: i128| self.always(to_come, &vector, -1, self.positive, -bound);
            if self.is_too_low(to_come, &vector) || self.is_too_high(to_come, &vector) {
                return Ok(HOPELESS);
            }
            if self.lo.is_none_or(at_least) && self.hi.is_none_or(at_most) {
                return Ok(CERTAIN);
            }
        }
        demand(are_small(&vector), Flaw::TooLarge)?;
        let key = (to_come, vector);
        if let Some(&known) = self.numbers.get(&key) {
            return Ok(known);
        }
        let sums = ((self.positive + self.negative) * i128::from(self.system.base) + 1) as usize;
        self.system.work.spend(sums + 64, 16)?;
        let number = self.states.len() as u32;
        self.states.push(key.clone());
        self.next.push(vec![UNKNOWN; sums]);
        self.spans.push(None);
        self.numbers.insert(key, number);
        Ok(number)
    }

    /// Whether the form stays below its lower bound whatever follows; "no" may be caution.
    fn is_too_low(&self, to_come: u32, vector: &[i128]) -> bool {
        let at_most = |bound: i128| self.always(to_come, vector, -1, self.positive, -bound);
        self.lo.is_some_and(|lo| at_most(lo - 1))
    }

    /// Whether the form stays above its upper bound whatever follows; "no" may be caution.
    fn is_too_high(&self, to_come: u32, vector: &[i128]) -> bool {
        let at_least = |bound: i128| self.always(to_come, vector, 1, self.negative, bound);
        self.hi.is_some_and(|hi| at_least(hi + 1))
    }

    /// Sums of which every other one leaves the condition hopeless: from the first to the second; `None`: nothing is known of
    /// them.
    ///
    /// A greater sum makes the form greater, whatever follows, by as many u_j: so below a sum that is too low all are, and
    /// above one that is too high. It does not matter, then, how the halves are chosen by which such sums are looked for.
    pub(super) fn span(&mut self, state: u32) -> Result<Option<(i64, i64)>, Flaw> {
        if state == CERTAIN || state == HOPELESS || self.modulus.is_some() {
            return Ok((state == HOPELESS).then_some((1, 0)));
        }
        if self.spans[state as usize].is_none() {
            // Forty questions at most: there are no more than 2^20 sums.
            self.system.work.spend(40, 100)?;
            let (to_come, ref vector) = self.states[state as usize];
            let vector = self.system.shift(to_come, vector);
            let to_come = self.system.after_one(to_come);
            let with = |sum: i64| {
                let mut vector = vector.clone();
                vector[0] += i128::from(sum);
                vector
            };
            let base = i64::from(self.system.base);
            let sums = (-self.negative as i64 * base, self.positive as i64 * base);
            // All up to the first are too low, all from the second on too high.
            let (mut low, mut most) = (sums.0 - 1, sums.1);
            while low < most {
                let half = low + (most - low + 1) / 2;
                match self.is_too_low(to_come, &with(half)) {
                    true => low = half,
                    false => most = half - 1,
                }
            }
            let (mut least, mut high) = (sums.0, sums.1 + 1);
            while least < high {
                let half = least + (high - least) / 2;
                match self.is_too_high(to_come, &with(half)) {
                    true => high = half,
                    false => least = half + 1,
                }
            }
            self.spans[state as usize] = Some((low + 1, high - 1));
        }
        Ok(self.spans[state as usize])
    }

    /// Whether the condition holds when no digit is to come.
    pub(super) fn holds(&self, state: u32) -> bool {
        if state == CERTAIN || state == HOPELESS {
            return state == CERTAIN;
        }
        let value = self.system.value(&self.states[state as usize].1);
        match (self.modulus, self.lo) {
            (Some(modulus), Some(remainder)) => (value - remainder) % modulus == 0,
            (_, lo) => lo.is_none_or(|lo| value >= lo) && self.hi.is_none_or(|hi| value <= hi),
        }
    }

    /// Whether sign·(value of the vector) − weight·(u_j − 1) ≥ bound for every number j ≡ `to_come` of zeros to come;
    /// "no" may be caution.
    ///
    /// The left side but for a constant is the value of one vector. While it has negative entries, zeros are read one by
    /// one; once it has none, its value never falls, because the weights do not.
    fn always(&self, to_come: u32, vector: &[i128], sign: i128, weight: i128, bound: i128) -> bool {
        let mut vector: Vec<i128> = vector.iter().map(|e| e * sign).collect();
        vector[0] -= weight;
        let mut to_come = to_come;
        for _ in 0..100 {
            if !are_small(&vector) {
                break;
            }
            if to_come == 0 && self.system.value(&vector) + weight < bound {
                return false;
            }
            if to_come == 0 && vector.iter().all(|&e| e >= 0) {
                return true;
            }
            vector = self.system.shift(to_come, &vector);
            to_come = self.system.after_one(to_come);
        }
        false
    }
}

/// Whether the numeration can calculate with these entries.
fn are_small(vector: &[i128]) -> bool {
    vector.iter().all(|e| e.unsigned_abs() < 1 << 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::USUAL_WORK;
    use crate::number::Numerals;

    #[test]
    fn what_a_condition_may_add_and_its_bounds_are_limited() {
        let numerals = Numerals::Greedy(vec![2]);
        let system = System::new(&numerals, 1, USUAL_WORK).unwrap();
        let flaw = |atom: &Atom| Condition::new(&system, atom).err();
        // The form is c·before − c·after, so that two letters add up to 2c·2 in all.
        let adds = |c: i64| Atom::taken(&[c], Some(1), None);
        assert_eq!(flaw(&adds(1 << 18)), None);
        assert_eq!(flaw(&adds((1 << 18) + 1)), Some(Flaw::TooLarge));
        for sign in [1, -1] {
            for within in [
                Atom::taken(&[1], Some(sign << 40), None),
                Atom::taken(&[1], None, Some(sign << 40)),
            ] {
                assert_eq!(flaw(&within), None);
            }
            let more = sign * ((1 << 40) + 1);
            for beyond in [
                Atom::taken(&[1], Some(more), None),
                Atom::taken(&[1], None, Some(more)),
            ] {
                assert_eq!(flaw(&beyond), Some(Flaw::TooLarge));
            }
        }
        let modulo = |remainder: i64, modulus: i64| Atom::Congruent {
            before: vec![1],
            after: vec![0],
            remainder,
            modulus,
        };
        assert_eq!(flaw(&modulo(0, 1)), None);
        assert_eq!(flaw(&modulo(0, 1 << 40)), None);
        for (remainder, modulus) in [(0, 0), (0, -1), (0, (1 << 40) + 1), ((1 << 40) + 1, 2)] {
            let atom = modulo(remainder, modulus);
            assert_eq!(flaw(&atom), Some(Flaw::TooLarge), "{modulus}");
        }
    }

    #[test]
    fn entries_are_below_two_to_the_sixty() {
        let most = (1 << 60) - 1;
        assert!(are_small(&[0, most, -most]));
        assert!(!are_small(&[0, most + 1]));
        assert!(!are_small(&[-most - 1, 0]));
    }

    #[test]
    fn a_condition_that_was_read_holds_of_the_numbers_that_were_read() {
        let numerals = Numerals::Greedy(vec![2]);
        let system = System::new(&numerals, 1, USUAL_WORK).unwrap();
        let bounds = [None, Some(-2), Some(-1), Some(0), Some(1), Some(2)];
        let forms = (-2..=2).flat_map(|c| (-1..=1).map(move |d| (vec![c], vec![d])));
        for (before, after) in forms {
            for (lo, hi) in bounds.iter().flat_map(|&lo| bounds.map(|hi| (lo, hi))) {
                let (before, after) = (before.clone(), after.clone());
                #[rustfmt::skip]
                let atom = Atom::Between { before, after, lo, hi };
                let mut condition = Condition::new(&system, &atom).unwrap();
                for (x, y) in (0..16u64).flat_map(|x| (0..16).map(move |y| (x, y))) {
                    // What is hopeless or certain too early is wrong in the end.
                    let mut state = condition.state(0, vec![0]).unwrap();
                    for place in (0..4).rev() {
                        let [b, a] = [x, y].map(|n| (n >> place & 1) as usize);
                        let sum = condition.adds[0][b] + condition.adds[1][a];
                        state = condition.read(state, sum).unwrap();
                        let holds = atom.allows(&[x >> place], &[y >> place]);
                        assert_eq!(condition.holds(state), holds, "{atom:?} {x} {y}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_congruence_that_was_read_holds_of_the_numbers_that_were_read() {
        let numerals = Numerals::Greedy(vec![2]);
        let system = System::new(&numerals, 1, USUAL_WORK).unwrap();
        let cases = (1..=5).flat_map(|modulus| (0..modulus).map(move |rest| (modulus, rest)));
        for (modulus, remainder) in cases {
            let (before, after) = (vec![1], vec![-2]);
            #[rustfmt::skip]
            let atom = Atom::Congruent { before, after, remainder, modulus };
            let mut condition = Condition::new(&system, &atom).unwrap();
            for (x, y) in (0..16u64).flat_map(|x| (0..16).map(move |y| (x, y))) {
                let mut state = condition.state(0, vec![0]).unwrap();
                for place in (0..4).rev() {
                    let [b, a] = [x, y].map(|n| (n >> place & 1) as usize);
                    let sum = condition.adds[0][b] + condition.adds[1][a];
                    state = condition.read(state, sum).unwrap();
                }
                assert_eq!(condition.holds(state), atom.allows(&[x], &[y]), "{atom:?}");
            }
        }
    }

    #[test]
    fn what_is_certain_or_hopeless_stays_so() {
        let numerals = Numerals::Greedy(vec![2]);
        let system = System::new(&numerals, 1, USUAL_WORK).unwrap();
        let mut condition = Condition::new(&system, &Atom::taken(&[1], Some(1), None)).unwrap();
        for state in [CERTAIN, HOPELESS] {
            assert_eq!(condition.read(state, 1), Ok(state));
            assert_eq!(condition.holds(state), state == CERTAIN);
        }
        // Any sum goes on from the one, and none from the other.
        assert_eq!(condition.span(CERTAIN), Ok(None));
        assert_eq!(condition.span(HOPELESS), Ok(Some((1, 0))));
    }

    #[test]
    fn what_grows_too_large_to_calculate_with_is_not_certain() {
        // Between two words of whole length the weights grow by 4000⁸, so that −1 leaves the numbers that are calculated with.
        let numerals = Numerals::Ostrowski(vec![4000; 8]);
        let system = System::new(&numerals, 1, USUAL_WORK).unwrap();
        let mut condition = Condition::new(&system, &Atom::taken(&[1], Some(-5), None)).unwrap();
        assert!(!condition.always(0, &[0, 0], 1, 1, -5));
        let state = condition.state(0, vec![0, 0]).unwrap();
        assert!(![CERTAIN, HOPELESS].contains(&state));
        let beyond = condition.state(0, vec![1 << 61, 0]);
        assert_eq!(beyond, Err(Flaw::TooLarge));
    }

    #[test]
    fn a_condition_is_hopeless_outside_its_span_and_only_there() {
        let atoms = [
            Atom::taken(&[1, -1], Some(-3), Some(3)),
            Atom::taken(&[1, 0], Some(1), None),
            Atom::taken(&[2, -3], None, Some(5)),
            Atom::taken(&[0, 1], Some(0), Some(0)),
        ];
        let systems = [
            Numerals::Greedy(vec![1, 1]),
            Numerals::Greedy(vec![4, 1]),
            Numerals::Ostrowski(vec![2, 3]),
            Numerals::Endless(vec![4, 2]),
        ];
        for (numerals, atom) in (systems.iter()).flat_map(|s| atoms.iter().map(move |a| (s, a))) {
            let system = System::new(numerals, 2, USUAL_WORK).unwrap();
            let mut condition = Condition::new(&system, atom).unwrap();
            let base = i64::from(system.base);
            let sums = -condition.negative as i64 * base..=condition.positive as i64 * base;
            let start = vec![0; system.weights.len()];
            condition.state(0, start).unwrap();
            // Every state is looked at, in the order in which they are met.
            let mut state = 1;
            while (state as usize) < condition.states.len() {
                let (least, most) = condition.span(state).unwrap().unwrap();
                for sum in sums.clone() {
                    let is_hopeless = condition.read(state, sum).unwrap() == HOPELESS;
                    assert_eq!(
                        is_hopeless,
                        sum < least || sum > most,
                        "{numerals:?} {atom:?}"
                    );
                }
                state += 1;
            }
        }
    }
}
