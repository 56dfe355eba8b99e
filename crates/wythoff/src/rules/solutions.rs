//! The positions before that lead to a given one, or after, as intervals: linear conditions with one side fixed.

use std::ops::ControlFlow;

use super::clause::{Atom, Clause};

/// A condition with one side fixed: coefficients of the free side, and the value of the fixed one.
struct Form<'a> {
    atom: &'a Atom,
    coefficients: &'a [i64],
    constant: i64,
}

/// The greatest size of a pile about which nothing is known.
pub(super) const NO_BOUND: i64 = u32::MAX as i64;

impl Form<'_> {
    /// How large a coordinate can be, given those before it and the bounds of those after it.
    fn most(&self, depth: usize, prefix: &[i64], bounds: &[(i64, i64)]) -> i64 {
        let Atom::Between { lo, hi, .. } = *self.atom else {
            return NO_BOUND;
        };
        let c = i128::from(self.coefficients[depth]);
        let value = self.constant + combination(&self.coefficients[..depth], prefix.iter());
        let rest = self.coefficients[depth + 1..]
            .iter()
            .zip(&bounds[depth + 1..]);
        // c·x ≤ hi − value − (the least of the rest), or the same upside down; below 2^20·2^32 a term.
        let (bound, sign) = match c.signum() {
            1 => (hi, 1),
            -1 => (lo, -1),
            _ => return NO_BOUND,
        };
        let Some(bound) = bound else {
            return NO_BOUND;
        };
        let least_rest: i128 = rest
            .map(|(&c, &(least, most))| {
                let c = i128::from(c) * sign;
                c * i128::from(if c > 0 { least } else { most })
            })
            .sum();
        let room = (i128::from(bound) - i128::from(value)) * sign - least_rest;
        i64::try_from(room.div_euclid(c * sign))
            .unwrap_or(NO_BOUND)
            .min(NO_BOUND)
    }
}

/// Which side of a move is fixed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fixed<'a> {
    /// The position before the move.
    Before(&'a [u64]),
    /// The position after it.
    After(&'a [u64]),
}

/// Sees the first coordinates of solutions, and the last as an interval.
pub(super) type Seer<'a> = dyn FnMut(&[i64], i64, i64) -> ControlFlow<()> + 'a;

/// Coefficients are at most 2^20, piles of a table below 2^32, bounds at most 2^40: sums of ten stay below 2^56.
fn combination<'p>(coefficients: &[i64], piles: impl Iterator<Item = &'p i64>) -> i64 {
    coefficients
        .iter()
        .zip(piles)
        .map(|(c, pile)| c * pile)
        .sum()
}

/// Shows every vector within the bounds that the clause allows together with the fixed side.
pub(super) fn solutions(
    clause: &Clause,
    fixed: Fixed<'_>,
    bounds: &[(i64, i64)],
    visit: &mut Seer<'_>,
) -> ControlFlow<()> {
    let forms: Vec<Form<'_>> = (clause.atoms.iter())
        .map(|atom| {
            let (before, after) = atom.coefficients();
            let ((known, free), piles) = match fixed {
                Fixed::Before(piles) => ((before, after), piles),
                Fixed::After(piles) => ((after, before), piles),
            };
            let constant = known
                .iter()
                .zip(piles)
                .map(|(c, &pile)| c * pile as i64)
                .sum();
            Form {
                atom,
                coefficients: free,
                constant,
            }
        })
        .collect();
    let constants_hold = (forms.iter())
        .filter(|form| form.coefficients.iter().all(|&c| c == 0))
        .all(|form| form.atom.holds(form.constant.into()));
    if !constants_hold {
        return ControlFlow::Continue(());
    }
    descend(&forms, bounds, &mut Vec::with_capacity(bounds.len()), visit)
}

/// Chooses the next coordinate, between the bounds that the conditions on it and those before it leave.
fn descend(
    forms: &[Form<'_>],
    bounds: &[(i64, i64)],
    prefix: &mut Vec<i64>,
    visit: &mut Seer<'_>,
) -> ControlFlow<()> {
    let depth = prefix.len();
    let (mut least, mut most) = bounds[depth];
    let mut by_one = false;
    // Conditions that this coordinate decides: it is their last.
    let decided = |form: &&Form<'_>| {
        form.coefficients[depth] != 0 && form.coefficients[depth + 1..].iter().all(|&c| c == 0)
    };
    for form in forms.iter().filter(decided) {
        let c = form.coefficients[depth];
        let value = form.constant + combination(&form.coefficients[..depth], prefix.iter());
        match *form.atom {
            Atom::Between { lo, hi, .. } => {
                let (lo, hi, value) = match c > 0 {
                    true => (lo, hi, value),
                    false => (hi.map(|x| -x), lo.map(|x| -x), -value),
                };
                if let Some(lo) = lo {
                    least = least.max(-(value - lo).div_euclid(c.abs()));
                }
                if let Some(hi) = hi {
                    most = most.min((hi - value).div_euclid(c.abs()));
                }
            }
            Atom::Congruent { .. } => by_one = true,
        }
    }
    if most == NO_BOUND {
        most = (forms.iter()).fold(most, |most, form| {
            most.min(form.most(depth, prefix, bounds))
        });
    }
    if least > most {
        return ControlFlow::Continue(());
    }
    let is_last = depth + 1 == bounds.len();
    if is_last && !by_one {
        return visit(prefix, least, most);
    }
    for value in least..=most {
        prefix.push(value);
        let congruent = forms.iter().filter(decided).all(|form| match form.atom {
            Atom::Between { .. } => true,
            Atom::Congruent { .. } => {
                let sum = form.constant + combination(&form.coefficients[..=depth], prefix.iter());
                form.atom.holds(sum.into())
            }
        });
        let flow = match (congruent, is_last) {
            (false, _) => ControlFlow::Continue(()),
            (true, true) => visit(&prefix[..depth], value, value),
            (true, false) => descend(forms, bounds, prefix, visit),
        };
        prefix.pop();
        flow?;
    }
    ControlFlow::Continue(())
}
