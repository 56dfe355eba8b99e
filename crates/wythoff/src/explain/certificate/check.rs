//! Checking certificates by their numbers alone.

use std::collections::HashMap;

use dashu_int::ops::BitTest;
use dashu_int::{IBig, UBig};

use super::make::{golden, misere_argument, misere_quadratic, quadratic};
use super::{Certificate, Valued};
use crate::logic::NumberSystem;
use crate::number::{Numerals, Numeration};
use crate::theory::schwenk;

impl Certificate {
    /// Whether every number in it is right.
    pub fn checks(&self) -> bool {
        match self {
            Self::LosingPair {
                t,
                n,
                a,
                b,
                at,
                next,
            } => {
                let f = quadratic(t, n);
                *b == a + t * n && f(a) == *at && f(&(a + UBig::ONE)) == *next
            }
            Self::MisereLosingPair {
                t,
                n,
                a,
                b,
                before,
                at,
            } => {
                let f = misere_quadratic(t, n);
                let u = misere_argument(t, n, a);
                *b == a + t * n + UBig::ONE
                    && f(&(&u - IBig::from(t.clone()))) == *before
                    && f(&u) == *at
            }
            Self::MisereException { a, b } => a <= b && *a <= UBig::from(2u8),
            Self::Digits {
                k,
                number,
                digits,
                partner,
                partner_digits,
            } => {
                digits_check(k, number, digits) && digits_check(k, partner, partner_digits) && {
                    let zeros = digits
                        .iter()
                        .rev()
                        .take_while(|digit| digit.is_zero())
                        .count();
                    match zeros % 2 {
                        0 => partner_digits.split_last() == Some((&UBig::ZERO, digits)),
                        _ => digits.split_last() == Some((&UBig::ZERO, partner_digits)),
                    }
                }
            }
            Self::NimSum { values, sum } => nim_sum(values) == *sum,
            Self::MisereNim {
                values,
                sum,
                ones,
                larger,
            } => {
                nim_sum(values) == *sum
                    && values.iter().filter(|value| value.is_one()).count() == *ones
                    && values.iter().filter(|value| **value > UBig::ONE).count() == *larger
            }
            Self::Columns {
                modulus,
                piles,
                ones,
                ..
            } => {
                let count = |column: usize| piles.iter().filter(|pile| pile.bit(column)).count();
                *modulus > 0
                    && piles.iter().all(|pile| pile.bit_len() <= ones.len())
                    && ones
                        .iter()
                        .enumerate()
                        .all(|(column, ones)| count(column) == *ones)
            }
            Self::Mex { options, value } => is_mex(options, value),
            Self::Period {
                period,
                preperiod,
                saltus,
                heap,
                first,
                first_value,
                value,
            } => {
                let times = |by: &UBig| by % UBig::from(*period) == UBig::ZERO;
                if heap < first || *first >= UBig::from(*preperiod) + UBig::from(*period) {
                    return false;
                }
                let beyond = heap - first;
                let added = &beyond / UBig::from(*period) * UBig::from(*saltus);
                times(&beyond)
                    && (beyond.is_zero() || *first >= UBig::from(*preperiod))
                    && *value == first_value + added
            }
            Self::Parts {
                c, stones, parts, ..
            } => {
                let apart = |pair: &[UBig]| &pair[0] * UBig::from(*c) < pair[1];
                parts.iter().sum::<UBig>() == *stones
                    && parts.windows(2).all(apart)
                    // A term is a number of one part.
                    && parts.iter().all(|part| schwenk::parts(part, *c).eq([part.clone()]))
            }
            Self::GoldenRatio { a, b, test } => !a.is_zero() && a < b && golden(a, b) == *test,
            Self::Run {
                numeration,
                piles,
                digits,
                states,
                lost,
            } => run_checks(numeration, piles, digits, states, *lost),
        }
    }

    /// Whether it shows its position to be lost; `None` if it is about something else.
    pub fn shows_loss(&self) -> Option<bool> {
        match self {
            Self::LosingPair { at, next, .. } => Some(*at <= IBig::ZERO && *next > IBig::ZERO),
            Self::MisereLosingPair { before, at, .. } => {
                Some(*before <= IBig::ZERO && *at > IBig::ZERO)
            }
            Self::MisereException { a, b } => Some(match u8::try_from(a) {
                Ok(0) => b.is_one(),
                Ok(2) => a == b,
                _ => false,
            }),
            Self::NimSum { sum, .. } => Some(sum.is_zero()),
            Self::MisereNim {
                sum, ones, larger, ..
            } => Some(match larger {
                0 => ones % 2 == 1,
                _ => sum.is_zero(),
            }),
            Self::Columns {
                modulus,
                ones,
                wanted,
                ..
            } => Some(ones.iter().all(|ones| ones % modulus == *wanted)),
            Self::Parts { limit, parts, .. } => {
                Some(parts.first().is_none_or(|least| limit < least))
            }
            Self::GoldenRatio { test, .. } => Some(*test < IBig::ZERO),
            Self::Run { lost, .. } => Some(*lost),
            Self::Digits { .. } | Self::Mex { .. } | Self::Period { .. } => None,
        }
    }
}

fn digits_check(k: &UBig, number: &UBig, digits: &[UBig]) -> bool {
    let numeration = Numeration::new(k.clone());
    let from_least: Vec<UBig> = digits.iter().rev().cloned().collect();
    numeration.is_greedy(&from_least) && numeration.value(&from_least).as_ref() == Some(number)
}

/// The digits are the greedy ones of the piles, and the run over them is that of some deterministic automaton.
fn run_checks(
    numeration: &Numerals,
    piles: &[UBig],
    digits: &[Vec<u32>],
    states: &[u32],
    lost: bool,
) -> bool {
    let Ok(system) = NumberSystem::new(numeration.clone()) else {
        return false;
    };
    let length = digits.iter().map(Vec::len).max().unwrap_or(0);
    let written = |(pile, digits): (&UBig, &Vec<u32>)| {
        digits.len() == length && is_greedy_numeral(&system, digits, pile)
    };
    let mut steps = HashMap::new();
    let mut leads_on = states.windows(2).enumerate().map(|(place, step)| {
        let letter: Vec<u32> = digits.iter().map(|digits| digits[place]).collect();
        *steps.entry((step[0], letter)).or_insert(step[1]) == step[1]
    });
    piles.len() == digits.len()
        && piles.iter().zip(digits).all(written)
        && (1..=length + 1).contains(&states.len())
        && (states.len() == length + 1 || !lost)
        && leads_on.all(|leads_on| leads_on)
}

/// The digits, from the most significant, sum up to the number, and what stands below a place is less than its weight.
fn is_greedy_numeral(system: &NumberSystem, digits: &[u32], number: &UBig) -> bool {
    let mut rest = UBig::ZERO;
    let mut places = digits.iter().rev().zip(system.weights());
    let greedy = places.all(|(&digit, weight)| {
        let below = rest < weight;
        rest += weight * UBig::from(digit);
        below
    });
    let above = system.weights().nth(digits.len());
    greedy && above.is_some_and(|weight| rest < weight) && rest == *number
}

fn nim_sum(values: &[UBig]) -> UBig {
    values.iter().fold(UBig::ZERO, |sum, value| sum ^ value)
}

fn is_mex(options: &[Valued], value: &UBig) -> bool {
    // Of the values below at most one for each option can be there.
    let Some(count) = usize::try_from(value)
        .ok()
        .filter(|count| *count <= options.len())
    else {
        return false;
    };
    let mut seen = vec![false; count];
    for option in options {
        match usize::try_from(&option.value) {
            Ok(place) if place < count => seen[place] = true,
            Ok(place) if place == count => return false,
            _ => {}
        }
    }
    seen.into_iter().all(|seen| seen)
}
