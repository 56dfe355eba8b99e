//! Cases to try programs on: small ones, the ends of the limits, full words, and random ones of every answer.

use std::collections::HashMap;

use dashu_int::UBig;

use super::OtherProblem;
use super::definition::{CaseShape, Repeats};
use crate::judge::trials::{Family, Random};

/// How many random cases are chosen, and from how many: fewer where a process has to be started for each.
const RANDOM: usize = 600;
const RANDOM_SINGLE: usize = 60;
const CHOICE: usize = 20;

impl OtherProblem {
    /// The cases of a family, each once, within the limits, the smaller ones first.
    ///
    /// ```
    /// use wythoff::judge::{OtherProblem, trials::Family};
    /// let cases = OtherProblem::Hdu2516.cases(Family::Small, 1);
    /// assert_eq!(cases[0], [2u8.into()]); // the problem has at least two stones
    /// ```
    pub fn cases(self, family: Family, seed: u64) -> Vec<Vec<UBig>> {
        let mut cases = match family {
            Family::Small => self.small(),
            Family::Limits => self.of(&self.ends(), 3),
            Family::Traps => self.full_words(),
            Family::Random => self.random(seed),
        };
        cases.retain(|case| self.allows(case));
        cases.sort_by_cached_key(|case| key(case));
        cases.dedup();
        cases
    }

    /// The input with these cases.
    pub fn input(self, cases: &[Vec<UBig>]) -> String {
        let mut text = String::new();
        if self.repeats() == Repeats::Counted {
            text += &format!("{}\n", cases.len());
        }
        for case in cases {
            let words: Vec<String> = case.iter().map(UBig::to_string).collect();
            if let CaseShape::List(_) = self.shape() {
                text += &format!("{}\n", case.len());
            }
            text += &format!("{}\n", words.join(" "));
        }
        if self.repeats() == Repeats::ToZero {
            text += match self.shape() {
                CaseShape::Numbers(2) => "0 0\n",
                _ => "0\n",
            };
        }
        text
    }

    /// Whether a case keeps to the limits.
    pub fn allows(self, case: &[UBig]) -> bool {
        let [least, greatest] = self.numbers();
        let fits = match self.shape() {
            CaseShape::Numbers(count) => case.len() == count,
            CaseShape::List(most) => (1..=most).contains(&case.len()),
        };
        fits && case
            .iter()
            .all(|number| *number >= least && *number <= greatest)
            && (self.definition().promise)(case)
    }

    /// Smaller cases that may fail for the same reason.
    pub fn smaller(self, case: &[UBig]) -> Vec<Vec<UBig>> {
        let mut found = Vec::new();
        let parts = [UBig::from(2u8), UBig::from(10u8)];
        for place in 0..case.len() {
            let mut with = |number: UBig| {
                let mut one = case.to_vec();
                one[place] = number;
                found.push(one);
            };
            for part in &parts {
                with(&case[place] / part);
            }
            if !case[place].is_zero() {
                with(&case[place] - UBig::ONE);
            }
            let without = [&case[..place], &case[place + 1..]].concat();
            found.push(without);
        }
        for part in &parts {
            found.push(case.iter().map(|number| number / part).collect());
        }
        found.retain(|other| self.allows(other) && key(other) < key(case));
        found.sort_by_cached_key(|case| key(case));
        found.dedup();
        found
    }

    /// Whether an input has one case only.
    pub fn is_single(self) -> bool {
        self.repeats() == Repeats::Once
    }

    /// All small cases.
    fn small(self) -> Vec<Vec<UBig>> {
        let up_to = |most: u8| (0..=most).map(UBig::from).collect::<Vec<_>>();
        match self.shape() {
            CaseShape::Numbers(1) => (0..500u32).map(|n| vec![UBig::from(n)]).collect(),
            CaseShape::Numbers(2) => self.of(&up_to(60), 2),
            CaseShape::Numbers(_) => self.of(&up_to(20), 3),
            CaseShape::List(_) if self.is_single() => self.of(&up_to(4), 3),
            CaseShape::List(_) => {
                let long = self.of(&up_to(3), 5);
                self.of(&up_to(9), 3).into_iter().chain(long).collect()
            }
        }
    }

    /// All cases of these numbers; lists of at most so many.
    fn of(self, numbers: &[UBig], longest: usize) -> Vec<Vec<UBig>> {
        let lengths = match self.shape() {
            CaseShape::Numbers(count) => count..=count,
            CaseShape::List(_) => 1..=longest,
        };
        let all = |length: usize| {
            (0..length).fold(vec![Vec::new()], |shorter: Vec<Vec<UBig>>, _| {
                let longer = shorter.iter().flat_map(|start| {
                    numbers
                        .iter()
                        .map(move |last| [start.as_slice(), std::slice::from_ref(last)].concat())
                });
                longer.collect()
            })
        };
        lengths.flat_map(all).collect()
    }

    /// The first and the last numbers.
    fn ends(self) -> Vec<UBig> {
        let [least, greatest] = self.numbers();
        vec![
            least.clone(),
            least + UBig::ONE,
            &greatest / UBig::from(2u8),
            &greatest - UBig::ONE,
            greatest,
        ]
    }

    /// Where words are full, and Fibonacci numbers, with small numbers beside them.
    fn full_words(self) -> Vec<Vec<UBig>> {
        let words = [15, 16, 24, 31, 32, 53, 62].map(|bits| UBig::ONE << bits);
        let mut fibonacci = vec![UBig::from(34u8), UBig::from(55u8)];
        while fibonacci.len() < 80 {
            let last = &fibonacci[fibonacci.len() - 2..];
            fibonacci.push(&last[0] + &last[1]);
        }
        let mut cases = Vec::new();
        for number in words.into_iter().chain(fibonacci) {
            let near = [
                &number - UBig::ONE,
                number.clone(),
                &number + UBig::ONE,
                UBig::from(3u8),
            ];
            let step = if self.is_single() { 40 } else { 1 };
            cases.extend(self.of(&near, 2).into_iter().step_by(step));
        }
        cases
    }

    /// Random cases, such that every answer comes about as often as possible.
    fn random(self, seed: u64) -> Vec<Vec<UBig>> {
        let mut random = Random::new(seed);
        let count = if self.is_single() {
            RANDOM_SINGLE
        } else {
            RANDOM
        };
        let [_, greatest] = self.numbers();
        let mut by_answer: HashMap<String, Vec<Vec<UBig>>> = HashMap::new();
        let mut answers = Vec::new();
        for _ in 0..count * CHOICE {
            let length = match self.shape() {
                CaseShape::Numbers(count) => count,
                CaseShape::List(most) => 1 + random.word() as usize % most.min(9),
            };
            let mut case: Vec<UBig> = (0..length).map(|_| random.up_to(&greatest)).collect();
            // Of lists every other one has the sum without carries 0, if that fits.
            if length > 1
                && matches!(self.shape(), CaseShape::List(_))
                && random.word().is_multiple_of(2)
            {
                case[length - 1] = super::nim::nim_sum(&case[..length - 1]);
            }
            if !self.allows(&case) {
                continue;
            }
            let answer = self.answer(&case);
            let first = answer.lines().next().unwrap_or_default();
            // Words and single numbers are told apart; that moves differ does not matter.
            let is_move = !self.words().contains(&first) && first.contains(' ');
            let first = if is_move {
                String::new()
            } else {
                first.to_owned()
            };
            if !by_answer.contains_key(&first) {
                answers.push(first.clone());
            }
            by_answer.entry(first).or_default().push(case);
        }
        let mut chosen = Vec::new();
        let rounds = (0..).take(count);
        for round in rounds {
            let of_round = answers
                .iter()
                .filter_map(|answer| by_answer[answer].get(round));
            chosen.extend(of_round.cloned());
            if chosen.len() >= count {
                break;
            }
        }
        chosen.truncate(count);
        chosen
    }
}

/// A case is smaller if it is shorter, then if its largest number is, then in their order.
fn key(case: &[UBig]) -> (usize, UBig, Vec<UBig>) {
    let largest = case.iter().max().cloned().unwrap_or_default();
    (case.len(), largest, case.to_vec())
}
