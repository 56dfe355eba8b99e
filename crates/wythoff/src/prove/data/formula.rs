//! Closed forms of one number.

/// A value that is computed at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Formula {
    /// Always the same.
    Constant(u32),
    /// slope·n + offset.
    Line {
        /// By how much each value is larger, at least 2.
        slope: u32,
        /// The value of 0.
        offset: u32,
    },
    /// ⌊(n + shift)/divisor⌋, or what it leaves divided by the modulus.
    Stairs {
        /// How long a step is.
        divisor: u64,
        /// What is added first.
        shift: u64,
        /// How many steps there are before it begins again, at least 2; `None`: without end.
        modulus: Option<u64>,
    },
    /// 0 where n leaves the remainder, else 1.
    Multiples {
        /// By what n is divided, at least 2.
        modulus: u64,
        /// What it leaves.
        remainder: u64,
    },
}

impl Formula {
    /// The formula of these values, the first that agrees with all of them.
    pub(super) fn find(values: &[u32]) -> Option<Self> {
        let candidates = [constant, line, stairs, multiples];
        let agrees = |formula: &Self| {
            let mut values = (0..).zip(values);
            values.all(|(n, &value)| formula.value(n) == Some(value.into()))
        };
        candidates
            .iter()
            .filter_map(|candidate| candidate(values))
            .find(agrees)
    }

    /// The value of a number; `None`: it is too large.
    pub fn value(&self, n: u64) -> Option<u64> {
        match *self {
            Self::Constant(value) => Some(value.into()),
            Self::Line { slope, offset } => {
                n.checked_mul(slope.into())?.checked_add(u64::from(offset))
            }
            Self::Stairs {
                divisor,
                shift,
                modulus,
            } => {
                let step = n.checked_add(shift)? / divisor;
                Some(modulus.map_or(step, |modulus| step % modulus))
            }
            Self::Multiples { modulus, remainder } => Some(u64::from(n % modulus != remainder)),
        }
    }

    /// How many numbers it takes to tell it, which formula it is being one.
    pub(super) fn told(&self) -> usize {
        1 + match *self {
            Self::Constant(_) => 0,
            Self::Line { offset, .. } => 1 + usize::from(offset > 0),
            Self::Stairs {
                divisor,
                shift,
                modulus,
            } => usize::from(divisor > 1) + usize::from(shift > 0) + usize::from(modulus.is_some()),
            Self::Multiples { remainder, .. } => 1 + usize::from(remainder > 0),
        }
    }
}

fn constant(values: &[u32]) -> Option<Formula> {
    values.first().map(|&value| Formula::Constant(value))
}

fn line(values: &[u32]) -> Option<Formula> {
    let [offset, next, ..] = *values else {
        return None;
    };
    let slope = next.checked_sub(offset).filter(|&slope| slope >= 2)?;
    Some(Formula::Line { slope, offset })
}

/// Two changes tell how long a step is and where the first began, the greatest value how many there are.
fn stairs(values: &[u32]) -> Option<Formula> {
    let mut changes = (1..values.len()).filter(|&n| values[n] != values[n - 1]);
    let (first, second) = (changes.next()?, changes.next()?);
    let divisor = (second - first) as u64;
    let begun = divisor.checked_sub(first as u64)?;
    let shift = u64::from(values[0]) * divisor + begun;
    let greatest = u64::from(*values.iter().max()?);
    let falls = values.windows(2).any(|pair| pair[0] > pair[1]);
    Some(Formula::Stairs {
        divisor,
        shift,
        modulus: falls.then_some(greatest + 1),
    })
}

fn multiples(values: &[u32]) -> Option<Formula> {
    let mut zeros = (0..values.len()).filter(|&n| values[n] == 0);
    let (first, second) = (zeros.next()?, zeros.next()?);
    let modulus = (second - first) as u64;
    (modulus >= 2).then_some(Formula::Multiples {
        modulus,
        remainder: first as u64 % modulus,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(formula: Formula) -> Vec<u32> {
        (0..40)
            .filter_map(|n| u32::try_from(formula.value(n)?).ok())
            .collect()
    }

    #[test]
    fn a_formula_is_found_from_its_values() {
        let mut formulas = vec![Formula::Constant(3), Formula::Constant(0)];
        for (slope, offset) in [(2, 0), (3, 5)] {
            formulas.push(Formula::Line { slope, offset });
        }
        for divisor in 1..6 {
            for shift in 0..8 {
                for modulus in [None, Some(2), Some(3), Some(4)] {
                    let shift = modulus.map_or(shift, |modulus| shift % (modulus * divisor));
                    formulas.push(Formula::Stairs {
                        divisor,
                        shift,
                        modulus,
                    });
                }
            }
        }
        for (modulus, remainder) in [(3, 0), (4, 1), (7, 6)] {
            formulas.push(Formula::Multiples { modulus, remainder });
        }
        for formula in formulas {
            assert_eq!(Formula::find(&row(formula)), Some(formula));
        }
    }

    #[test]
    fn other_values_have_no_formula() {
        assert_eq!(Formula::find(&[]), None);
        assert_eq!(Formula::find(&[0, 1, 1, 0, 1, 0, 0, 1]), None);
        assert_eq!(Formula::find(&[5, 4, 3, 2, 1, 0]), None);
    }
}
