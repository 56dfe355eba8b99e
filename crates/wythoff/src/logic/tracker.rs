//! An automaton, built as it is walked, that follows one condition while digits are read.

use hashbrown::HashMap;

use super::completions::{Completions, Window, completions, shifted, value};
use super::system::NumberSystem;
use crate::automata::{Letter, OutOfBudget};
use crate::rules::Atom;

/// The state in which the condition holds whatever follows.
pub(crate) const TOP: u32 = 0;
/// No state: the condition fails whatever follows.
pub(crate) const DEAD: u32 = u32::MAX;

/// How many different digit sums a tracker may meet.
const MOST_SUMS: i64 = 1 << 16;
/// How many states a tracker may have.
const MOST_STATES: usize = 1 << 16;

/// The states of one condition: what has been read of its form, exactly.
#[derive(Debug)]
pub(crate) struct Tracker<'a> {
    system: &'a NumberSystem,
    atom: &'a Atom,
    window: Window,
    /// What each letter of the piles before and after adds.
    pub(crate) before: Vec<i32>,
    pub(crate) after: Vec<i32>,
    least: i64,
    most: i64,
    states: Vec<(usize, Vec<i64>)>,
    index: HashMap<(usize, Vec<i64>), u32>,
    rows: Vec<Option<Row>>,
    /// For one-sided conditions: whether one state is at least as good as another, as far as asked.
    order: HashMap<(u32, u32), bool>,
}

/// Where each digit sum leads, and between which it leads anywhere.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    next: Vec<u32>,
    least: i64,
    pub(crate) first: i32,
    pub(crate) last: i32,
}

impl Row {
    /// The state after a digit sum.
    #[inline]
    pub(crate) fn next(&self, sum: i32) -> u32 {
        self.next[(i64::from(sum) - self.least) as usize]
    }
}

impl<'a> Tracker<'a> {
    pub(crate) fn new(
        system: &'a NumberSystem,
        atom: &'a Atom,
        piles: usize,
    ) -> Result<Self, OutOfBudget> {
        let (before, after) = atom.coefficients();
        let forms = || before.iter().chain(after);
        // Five piles before and after, coefficients up to 2^20: below 2^24.
        let positive: i64 = forms().filter(|c| **c > 0).sum();
        let negative: i64 = -forms().filter(|c| **c < 0).sum::<i64>();
        let top_digit = i64::from(system.digit_count() - 1);
        let (least, most) = (-negative * top_digit, positive * top_digit);
        if most - least > MOST_SUMS {
            return Err(OutOfBudget::States);
        }
        let letters = system.letter_count(piles).ok_or(OutOfBudget::States)?;
        let sums = |form: &[i64]| {
            let sum = |letter: Letter| {
                let parts = form.iter().enumerate();
                let sum: i64 = parts
                    .map(|(pile, c)| c * i64::from(system.digit(letter, pile, piles)))
                    .sum();
                sum as i32 // between least and most
            };
            (0..letters).map(sum).collect()
        };
        let (lo, hi) = match *atom {
            Atom::Between { lo, hi, .. } => (lo, hi),
            Atom::Congruent { .. } => (None, None),
        };
        let (before, after) = (sums(before), sums(after));
        Ok(Self {
            system,
            atom,
            window: Window {
                lo,
                hi,
                positive,
                negative,
            },
            before,
            after,
            least,
            most,
            states: vec![(0, vec![0; system.order()])],
            index: HashMap::new(),
            rows: vec![None],
            order: HashMap::new(),
        })
    }

    /// How many states have been met.
    pub(crate) fn states(&self) -> usize {
        self.states.len()
    }

    /// The state before any digit; may be dead or sure.
    pub(crate) fn start(&mut self) -> Result<u32, OutOfBudget> {
        self.enter(0, vec![0; self.system.order()])
    }

    /// The vector of a state; `None` for the one in which the condition holds whatever follows.
    pub(crate) fn vector(&self, state: u32) -> Option<&[i64]> {
        (state != TOP).then(|| &self.states[state as usize].1[..])
    }

    /// Whether the condition holds if no digit follows.
    pub(crate) fn accepts(&self, state: u32) -> bool {
        let (phase, vector) = &self.states[state as usize];
        state == TOP || (*phase == 0 && self.atom.holds(value(self.system, vector)))
    }

    /// Makes the row of a state, which `row` then shows; says how many digit sums had to be looked at.
    pub(crate) fn prepare(&mut self, state: u32) -> Result<usize, OutOfBudget> {
        if state == TOP || self.rows[state as usize].is_some() {
            return Ok(0);
        }
        let (phase, vector) = self.states[state as usize].clone();
        let period = self.system.period();
        let next_phase = (phase + period - 1) % period;
        let mut next = Vec::with_capacity((self.most - self.least + 1) as usize);
        for sum in self.least..=self.most {
            let vector = shifted(self.system, phase, &vector, sum).ok_or(OutOfBudget::States)?;
            next.push(self.enter(next_phase, vector)?);
        }
        let place = |index: usize| (self.least + index as i64) as i32;
        let alive = |state: &u32| *state != DEAD;
        let first = next.iter().position(alive).map_or(1, place);
        let last = next.iter().rposition(alive).map_or(0, place);
        let sums = next.len();
        self.rows[state as usize] = Some(Row {
            next,
            least: self.least,
            first,
            last,
        });
        Ok(sums)
    }

    /// The row of a prepared state; `None` for the one in which the condition holds whatever follows.
    pub(crate) fn row(&self, state: u32) -> Option<&Row> {
        self.rows[state as usize].as_ref()
    }

    /// Whether every completion that satisfies the condition after `worse` satisfies it after `better`.
    pub(crate) fn dominates(&mut self, better: u32, worse: u32) -> bool {
        if better == worse || better == TOP {
            return true;
        }
        let sign = match self.atom {
            Atom::Between {
                lo: Some(_),
                hi: None,
                ..
            } => 1,
            Atom::Between {
                lo: None,
                hi: Some(_),
                ..
            } => -1,
            _ => return false,
        };
        if worse == TOP {
            return false;
        }
        if let Some(&known) = self.order.get(&(better, worse)) {
            return known;
        }
        let (phase, a) = &self.states[better as usize];
        let (_, b) = &self.states[worse as usize];
        // The difference of the two values is the same whatever follows; it must never be negative.
        let difference = |(a, b): (&i64, &i64)| a.checked_sub(*b)?.checked_mul(sign);
        let Some(gap) = a
            .iter()
            .zip(b)
            .map(difference)
            .collect::<Option<Vec<i64>>>()
        else {
            return false;
        };
        let never_negative = Window {
            lo: Some(0),
            hi: None,
            positive: 0,
            negative: 0,
        };
        let known = completions(self.system, *phase, &gap, &never_negative) == Completions::All;
        self.order.insert((better, worse), known);
        known
    }

    fn enter(&mut self, phase: usize, vector: Vec<i64>) -> Result<u32, OutOfBudget> {
        let vector = match *self.atom {
            Atom::Between { .. } => match completions(self.system, phase, &vector, &self.window) {
                Completions::None => return Ok(DEAD),
                Completions::All => return Ok(TOP),
                Completions::Unknown => vector,
            },
            Atom::Congruent { modulus, .. } => {
                vector.into_iter().map(|e| e.rem_euclid(modulus)).collect()
            }
        };
        if let Some(&known) = self.index.get(&(phase, vector.clone())) {
            return Ok(known);
        }
        if self.states.len() >= MOST_STATES {
            return Err(OutOfBudget::States);
        }
        let state = self.states.len() as u32;
        self.states.push((phase, vector.clone()));
        self.rows.push(None);
        self.index.insert((phase, vector), state);
        Ok(state)
    }
}
