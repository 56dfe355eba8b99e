//! Fractions of moderate numbers: exact, or too large.

use std::cmp::Ordering;

use super::linear::Linear;

/// Why there is no number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum Wrong {
    /// Division by 0, or something whole was needed: then nothing that speaks of it holds.
    Undefined,
    /// Larger than is computed with.
    TooLarge,
}

/// numerator/denominator in lowest terms, the denominator positive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fraction {
    numerator: i128,
    denominator: i128,
}

/// Larger numbers are not looked at for factors.
const MOST_FACTORED: i128 = 1 << 40;

impl Fraction {
    pub(super) const ZERO: Self = Self::whole(0);
    pub(super) const ONE: Self = Self::whole(1);

    const fn whole(numerator: i128) -> Self {
        Self {
            numerator,
            denominator: 1,
        }
    }

    fn new(numerator: i128, denominator: i128) -> Self {
        let common = greatest_common(numerator, denominator).max(1) * denominator.signum();
        Self {
            numerator: numerator / common,
            denominator: denominator / common,
        }
    }

    /// Coefficients are at most 2²⁰, constants 2⁴⁰ and piles below 2³²: sums of eleven fit.
    pub(super) fn linear(form: &Linear, before: &[u64], after: &[u64]) -> Self {
        let sides = [(&form.before, before), (&form.after, after)];
        let terms = sides
            .into_iter()
            .flat_map(|(form, piles)| form.iter().zip(piles));
        let sum: i128 = terms
            .map(|(&c, &pile)| i128::from(c) * i128::from(pile))
            .sum();
        Self::new(sum + i128::from(form.constant), form.denominator.into())
    }

    pub(super) fn plus(self, other: Self) -> Result<Self, Wrong> {
        let left = self.numerator.checked_mul(other.denominator);
        let right = other.numerator.checked_mul(self.denominator);
        let sum = left
            .zip(right)
            .and_then(|(left, right)| left.checked_add(right));
        let below = self.denominator.checked_mul(other.denominator);
        let (sum, below) = sum.zip(below).ok_or(Wrong::TooLarge)?;
        Ok(Self::new(sum, below))
    }

    pub(super) fn times(self, other: Self) -> Result<Self, Wrong> {
        let above = self.numerator.checked_mul(other.numerator);
        let below = self.denominator.checked_mul(other.denominator);
        let (above, below) = above.zip(below).ok_or(Wrong::TooLarge)?;
        Ok(Self::new(above, below))
    }

    pub(super) fn inverse(self) -> Result<Self, Wrong> {
        match self.numerator {
            0 => Err(Wrong::Undefined),
            numerator => Ok(Self::new(self.denominator, numerator)),
        }
    }

    // Numerators come from products that were checked: none is the least number, so each has an opposite.
    pub(super) fn negated(self) -> Self {
        Self {
            numerator: self.numerator.saturating_neg(),
            ..self
        }
    }

    pub(super) fn absolute(self) -> Self {
        Self {
            numerator: self.numerator.saturating_abs(),
            ..self
        }
    }

    pub(super) fn floor(self) -> Self {
        Self::whole(self.numerator.div_euclid(self.denominator))
    }

    pub(super) fn compare(self, other: Self) -> Result<Ordering, Wrong> {
        let left = self.numerator.checked_mul(other.denominator);
        let right = other.numerator.checked_mul(self.denominator);
        let (left, right) = left.zip(right).ok_or(Wrong::TooLarge)?;
        Ok(left.cmp(&right))
    }

    fn as_whole(self) -> Result<i128, Wrong> {
        match self.denominator {
            1 => Ok(self.numerator),
            _ => Err(Wrong::Undefined),
        }
    }

    fn as_natural(self) -> Result<i128, Wrong> {
        self.as_whole().and_then(|number| match number >= 0 {
            true => Ok(number),
            false => Err(Wrong::Undefined),
        })
    }

    pub(super) fn modulo(self, other: Self) -> Result<Self, Wrong> {
        match other.as_natural()? {
            0 => Err(Wrong::Undefined),
            modulus => Ok(Self::whole(self.as_whole()?.rem_euclid(modulus))),
        }
    }

    pub(super) fn xor(self, other: Self) -> Result<Self, Wrong> {
        Ok(Self::whole(self.as_natural()? ^ other.as_natural()?))
    }

    pub(super) fn gcd(self, other: Self) -> Result<Self, Wrong> {
        let common = greatest_common(self.as_whole()?, other.as_whole()?);
        Ok(Self::whole(common))
    }

    /// Whether this number divides the other; 0 divides 0 alone.
    pub(super) fn divides(self, other: Self) -> Result<bool, Wrong> {
        let (divisor, of) = (self.as_whole()?, other.as_whole()?);
        Ok(match divisor {
            0 => of == 0,
            divisor => of.checked_rem(divisor) == Some(0),
        })
    }

    pub(super) fn is_prime(self) -> Result<bool, Wrong> {
        let number = self.as_whole()?;
        if number > MOST_FACTORED {
            return Err(Wrong::TooLarge);
        }
        let mut divisors = (2..).take_while(|divisor| divisor * divisor <= number);
        Ok(number >= 2 && divisors.all(|divisor| number % divisor != 0))
    }

    pub(super) fn is_square(self) -> Result<bool, Wrong> {
        let number = self.as_whole()?;
        Ok(number >= 0 && number.isqrt() * number.isqrt() == number)
    }

    /// Whether this number is 1, the base, its square, ….
    pub(super) fn is_power_of(self, base: Self) -> Result<bool, Wrong> {
        let (mut number, base) = (self.as_whole()?, base.as_whole()?);
        if base < 2 {
            return Err(Wrong::Undefined);
        }
        while number > 1 && number % base == 0 {
            number /= base;
        }
        Ok(number == 1)
    }
}

/// Not negative; of 0 and 0 it is 0.
fn greatest_common(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.saturating_abs(), b.saturating_abs());
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_what_they_are_called() {
        let known = |is: fn(Fraction) -> Result<bool, Wrong>| -> Vec<i128> {
            let all = (-3..40).filter(|&n| is(Fraction::whole(n)) == Ok(true));
            all.collect()
        };
        assert_eq!(
            known(Fraction::is_prime),
            [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
        );
        assert_eq!(known(Fraction::is_square), [0, 1, 4, 9, 16, 25, 36]);
        let powers = known(|n| n.is_power_of(Fraction::whole(2)));
        assert_eq!(powers, [1, 2, 4, 8, 16, 32]);
        let half = Fraction::new(-3, 6);
        assert_eq!(half, Fraction::new(1, -2));
        assert_eq!(half.floor(), Fraction::whole(-1));
        assert_eq!(half.is_prime(), Err(Wrong::Undefined));
        assert_eq!(
            Fraction::whole(6).gcd(Fraction::whole(-4)),
            Ok(Fraction::whole(2))
        );
        assert_eq!(
            Fraction::whole(6).xor(Fraction::whole(3)),
            Ok(Fraction::whole(5))
        );
        assert_eq!(Fraction::ZERO.inverse(), Err(Wrong::Undefined));
        assert_eq!(
            Fraction::whole(i128::MAX).times(Fraction::whole(2)),
            Err(Wrong::TooLarge)
        );
        assert_eq!(Fraction::whole(3).divides(Fraction::whole(9)), Ok(true));
        assert_eq!(Fraction::ZERO.divides(Fraction::whole(9)), Ok(false));
    }
}
