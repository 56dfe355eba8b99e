//! Laws that lead a value back to smaller numbers: g(2n) = n, g(2n + 1) = g(n).

/// The largest modulus that is tried.
const MOST_MODULUS: usize = 10;
/// How many of the first values may be exceptions.
const MOST_FIRST: usize = 3;
/// How many values each part must agree with.
const FEWEST: usize = 3;

/// What g(m·n + r) is for each remainder r, from some number on.
///
/// ```
/// use wythoff::prove::data::{Data, Pattern, findings};
/// let ones = Data::row((0..64u32).map(u32::count_ones).collect());
/// let found = findings(&ones, &mut ()).unwrap();
/// let Pattern::Law(law) = &found[0].pattern else { panic!() };
/// assert_eq!(law.value((1 << 40) - 1), Some(40));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Law {
    /// The first values, to which everything is led back; at least that of 0.
    pub first: Vec<u32>,
    /// By remainder; there are as many as the modulus.
    pub parts: Vec<Part>,
}

/// What g(m·n + r) is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// slope·n + offset.
    Line {
        /// By how much it grows with n.
        slope: i64,
        /// Its value at n = 0.
        offset: i64,
    },
    /// g(n) + offset.
    Again {
        /// What is added.
        offset: i64,
    },
    /// sum − g(n).
    Mirrored {
        /// What g(n) is taken from.
        sum: i64,
    },
}

impl Part {
    fn value(self, n: u64, value: u32) -> Option<i64> {
        match self {
            Self::Line { slope, offset } => i64::try_from(n)
                .ok()?
                .checked_mul(slope)?
                .checked_add(offset),
            Self::Again { offset } => i64::from(value).checked_add(offset),
            Self::Mirrored { sum } => sum.checked_sub(value.into()),
        }
    }

    /// How many numbers it takes to tell it.
    fn told(self) -> usize {
        match self {
            Self::Line { slope: 0, .. } | Self::Again { offset: 0 } => 1,
            _ => 2,
        }
    }
}

impl Law {
    /// The law of these values with the least modulus.
    pub(super) fn find(values: &[u32]) -> Option<Self> {
        let laws = (2..=MOST_MODULUS).flat_map(|modulus| {
            (1..=MOST_FIRST).filter_map(move |first| Self::of_modulus(values, modulus, first))
        });
        { laws }.next()
    }

    fn of_modulus(values: &[u32], modulus: usize, first: usize) -> Option<Self> {
        if values.len() < first + FEWEST * modulus {
            return None;
        }
        let part = |remainder: usize| {
            // n, g(n) and g(m·n + r).
            let samples = (remainder..values.len())
                .step_by(modulus)
                .filter(|&place| place >= first)
                .map(|place| (place / modulus, values[place / modulus], values[place]))
                .map(|(n, value, here)| (n as u64, value, i64::from(here)));
            let (n, value, here) = samples.clone().next()?;
            let slope = samples.clone().nth(1)?.2 - here;
            let candidates = [
                Part::Line {
                    slope,
                    offset: here - slope * n as i64,
                },
                Part::Again {
                    offset: here - i64::from(value),
                },
                Part::Mirrored {
                    sum: here + i64::from(value),
                },
            ];
            candidates.into_iter().find(|part| {
                let mut samples = samples.clone();
                samples.all(|(n, value, here)| part.value(n, value) == Some(here))
            })
        };
        let parts: Vec<Part> = (0..modulus).map(part).collect::<Option<_>>()?;
        // Lines alone are a period with a saltus.
        let leads_back = |part: &Part| !matches!(part, Part::Line { .. });
        parts.iter().any(leads_back).then(|| Self {
            first: values[..first].to_vec(),
            parts,
        })
    }

    /// By what numbers are divided.
    pub fn modulus(&self) -> usize {
        self.parts.len()
    }

    /// The value of a number; `None`: it is negative, or too large.
    pub fn value(&self, n: u64) -> Option<u64> {
        // The value is sign·g(rest) + sum; the rest falls, as the modulus is at least 2 and 0 is among the first.
        let (mut rest, mut sign, mut sum) = (n, 1i64, 0i64);
        loop {
            let place = usize::try_from(rest).ok();
            if let Some(&value) = place.and_then(|place| self.first.get(place)) {
                let value = sign * i64::from(value);
                return u64::try_from(value.checked_add(sum)?).ok();
            }
            let modulus = self.parts.len() as u64;
            let part = self.parts[(rest % modulus) as usize];
            rest /= modulus;
            match part {
                Part::Line { .. } => {
                    let value = part.value(rest, 0)?.checked_mul(sign)?;
                    return u64::try_from(value.checked_add(sum)?).ok();
                }
                Part::Again { offset } => sum = sum.checked_add(sign.checked_mul(offset)?)?,
                Part::Mirrored { sum: total } => {
                    sum = sum.checked_add(sign.checked_mul(total)?)?;
                    sign = -sign;
                }
            }
        }
    }

    /// How many numbers it takes to tell it.
    pub(super) fn told(&self) -> usize {
        self.first.len() + self.parts.iter().map(|part| part.told()).sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn found(values: impl Fn(u32) -> u32) -> Law {
        let known: Vec<u32> = (0..100).map(&values).collect();
        let law = Law::find(&known).expect("a law");
        for n in 0..5000 {
            assert_eq!(law.value(n.into()), Some(values(n).into()), "{n}");
        }
        law
    }

    #[test]
    fn taking_at_most_half_leads_back_to_half() {
        fn value(n: u32) -> u32 {
            match n % 2 {
                _ if n == 0 => 0,
                0 => n / 2,
                _ => value(n / 2),
            }
        }
        let law = found(value);
        let half = Part::Line {
            slope: 1,
            offset: 0,
        };
        assert_eq!(law.parts, [half, Part::Again { offset: 0 }]);
        assert_eq!(law.first, [0]);
    }

    #[test]
    fn digits_give_laws() {
        found(u32::count_ones);
        found(|n| n.count_ones() % 2);
        found(|n| (n + 1).trailing_zeros());
        found(|n| if n == 0 { 9 } else { n.trailing_zeros() });
        found(|n| n.checked_ilog(3).map_or(0, |log| log + 1));
    }

    #[test]
    fn a_period_is_no_law() {
        let values: Vec<u32> = (0..60).map(|n| [0, 1, 0, 1, 2, 3, 2][n % 7]).collect();
        assert_eq!(Law::find(&values), None);
    }
}
