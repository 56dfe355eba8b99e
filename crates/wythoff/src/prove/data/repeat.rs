//! Values that come again and again, each time raised by the same amount.

use dashu_int::UBig;

use crate::heap::Period;

/// A period with the values that it repeats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repeat {
    /// How the values come again.
    pub period: Period,
    /// The values before the period, and of the first period.
    pub first: Vec<u32>,
}

impl Repeat {
    /// The period of the values, of whose second half at least a bit is not the first of its kind.
    pub(in crate::prove) fn find(values: &[u32]) -> Option<Self> {
        let period = Period::seen_in(values)?;
        let first = values.get(..(period.preperiod + period.period) as usize)?;
        Some(Self {
            period,
            first: first.to_vec(),
        })
    }

    /// The value of a number; `None`: it is too large.
    pub fn value(&self, n: u64) -> Option<u64> {
        let Period {
            period,
            preperiod,
            saltus,
        } = self.period;
        let beyond = n.saturating_sub(preperiod);
        let times = beyond / period;
        let place = n - times * period;
        let value = *self.first.get(usize::try_from(place).ok()?)?;
        times.checked_mul(saltus)?.checked_add(value.into())
    }

    /// The value of a number of any size.
    pub fn value_at_any_size(&self, n: &UBig) -> UBig {
        let (first, raised) = self.period.reduce(n);
        // It is in the preperiod or the first period, all of which are known.
        let place = usize::try_from(&first).expect("it has a value");
        UBig::from(self.first[place]) + raised
    }

    /// How many whole periods so many values show.
    pub fn times(&self, values: u64) -> u64 {
        values.saturating_sub(self.period.preperiod) / self.period.period
    }

    /// How many numbers it takes to tell it.
    pub(super) fn told(&self) -> usize {
        self.first.len() + usize::from(self.period.saltus > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repetition_goes_on_as_it_began() {
        let value = |n: u64| match n {
            0..5 => 9 - n,
            _ => (n - 5) / 3 * 4 + [1, 0, 7][((n - 5) % 3) as usize],
        };
        let values: Vec<u32> = (0..40).map(|n| value(n) as u32).collect();
        let found = Repeat::find(&values).unwrap();
        assert_eq!((found.period.period, found.period.saltus), (3, 4));
        assert!((0..1000).all(|n| found.value(n) == Some(value(n))));
        let big = |n: u64| found.value_at_any_size(&UBig::from(n));
        assert!((0..1000).all(|n| big(n) == UBig::from(value(n))));
        assert_eq!(found.times(40), (40 - found.period.preperiod) / 3);
    }
}
