//! What is known of the amounts that a condition allows to take: what they may leave when they are divided.

use super::expression::{Condition, Number};
use super::linear::Linear;
use super::normal::greatest_common;
use super::tree::{Comparison, Function};

impl Condition {
    /// Whether it speaks only of how many are taken from the one pile that there is.
    pub(in crate::rules) fn is_of_amount(&self) -> bool {
        match self {
            Self::Compare(first, rest) => {
                first.is_of_amount() && rest.iter().all(|(_, number)| number.is_of_amount())
            }
            Self::In(number, members) => {
                number.is_of_amount() && members.iter().all(Number::is_of_amount)
            }
            Self::Divides(divisor, number) => divisor.is_of_amount() && number.is_of_amount(),
            Self::Is(_, numbers) => numbers.iter().all(Number::is_of_amount),
            Self::All(parts) | Self::Any(parts) => parts.iter().all(Self::is_of_amount),
            Self::Not(inner) => inner.is_of_amount(),
            Self::Clauses(_) => false,
        }
    }

    /// For each remainder whether an amount of which this holds may leave it; of one that none leaves it may be true, too.
    pub(in crate::rules) fn remainders(&self, modulus: u64) -> Vec<bool> {
        let all = || vec![true; modulus as usize];
        match self {
            Self::All(parts) => parts.iter().fold(all(), |both, part| {
                let pairs = both.into_iter().zip(part.remainders(modulus));
                pairs.map(|(left, right)| left && right).collect()
            }),
            Self::Any(parts) => parts.iter().fold(only(modulus, []), |any, part| {
                let pairs = any.into_iter().zip(part.remainders(modulus));
                pairs.map(|(left, right)| left || right).collect()
            }),
            Self::Compare(first, rest) => {
                let numbers = [first]
                    .into_iter()
                    .chain(rest.iter().map(|(_, right)| right));
                let equal = (numbers.zip(rest))
                    .filter(|(_, (is, _))| *is == Comparison::Equal)
                    .find_map(
                        |(left, (_, right))| match (left.is_amount(), right.is_amount()) {
                            (true, _) => right.constant(),
                            (_, true) => left.constant(),
                            _ => None,
                        },
                    );
                equal.map_or_else(all, |amount| only(modulus, [amount]))
            }
            Self::In(number, members) if number.is_amount() => {
                let amounts: Option<Vec<i64>> = members.iter().map(Number::constant).collect();
                amounts.map_or_else(all, |amounts| only(modulus, amounts))
            }
            Self::Is(Function::Square, numbers) if numbers[0].is_amount() => {
                // Below 2^62: a table has fewer than 2^32 values, and a period is at most half of them.
                only(modulus, (0..modulus as i64).map(|root| root * root))
            }
            // A prime that has a factor in common with the modulus divides it.
            Self::Is(Function::Prime, numbers) if numbers[0].is_amount() => {
                let modulus = modulus as i64;
                let is_prime = |n: i64| n > 1 && (2..n).all(|divisor| n % divisor != 0);
                let may = |&amount: &i64| match greatest_common(amount, modulus) {
                    1 => true,
                    common => common == amount && is_prime(amount),
                };
                only(modulus as u64, (1..=modulus).filter(may))
            }
            Self::Is(Function::Power, numbers) if numbers[1].is_amount() => {
                let Some(base) = numbers[0].constant() else {
                    return all();
                };
                let base = base.rem_euclid(modulus as i64);
                let powers = std::iter::successors(Some(1 % modulus as i64), |power| {
                    Some(power * base % modulus as i64)
                });
                // After so many of them one has come again.
                only(modulus, powers.take(modulus as usize))
            }
            _ => all(),
        }
    }
}

/// The remainders of these amounts; less than nothing cannot be taken.
fn only(modulus: u64, amounts: impl IntoIterator<Item = i64>) -> Vec<bool> {
    let mut are = vec![false; modulus as usize];
    for amount in amounts.into_iter().filter(|&amount| amount >= 0) {
        are[(amount as u64 % modulus) as usize] = true;
    }
    are
}

impl Number {
    fn is_of_amount(&self) -> bool {
        let all = |parts: &[(bool, Self)]| parts.iter().all(|(_, part)| part.is_of_amount());
        match self {
            Self::Linear(linear) => linear.is_of_amount(),
            Self::Sum(parts) | Self::Product(parts) => all(parts),
            Self::Modulo(pair) | Self::Gcd(pair) => pair.0.is_of_amount() && pair.1.is_of_amount(),
            Self::Absolute(inner) | Self::Floor(inner) => inner.is_of_amount(),
            Self::Xor(parts) => parts.iter().all(Self::is_of_amount),
        }
    }

    /// Whether it is the amount itself.
    fn is_amount(&self) -> bool {
        match self {
            Self::Linear(linear) => {
                let whole = (linear.constant, linear.denominator) == (0, 1);
                linear.is_of_amount() && linear.before[0] == 1 && whole
            }
            _ => false,
        }
    }

    fn constant(&self) -> Option<i64> {
        match self {
            Self::Linear(linear) if linear.is_constant() && linear.denominator == 1 => {
                Some(linear.constant)
            }
            _ => None,
        }
    }
}

impl Linear {
    fn is_of_amount(&self) -> bool {
        let others = self.before[1..].iter().chain(&self.after[1..]);
        self.after[0] == -self.before[0] && others.into_iter().all(|&c| c == 0)
    }
}
