//! Systems of linear inequalities without a solution in the naturals, recognised by eliminating variables.

use super::clause::Atom;

/// Σ coefficient·variable + constant ≥ 0.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Inequality {
    coefficients: Vec<i128>,
    constant: i128,
}

/// How many inequalities elimination may come to.
const MOST: usize = 400;

/// Whether no piles before and after satisfy all conditions; "no" may be caution.
///
/// Fourier and Motzkin: from c·v + … ≥ 0 and −d·v + … ≥ 0 (c, d > 0) follows an inequality without v, and together
/// these say all that can be said without v. Congruences are passed over, so what has no solution here has none at all.
pub(crate) fn is_infeasible(atoms: &[Atom], piles: usize) -> bool {
    let variables = 2 * piles;
    let mut system: Vec<Inequality> = (0..variables)
        .map(|variable| Inequality {
            coefficients: (0..variables).map(|i| i128::from(i == variable)).collect(),
            constant: 0,
        })
        .collect();
    for atom in atoms {
        let Atom::Between {
            before,
            after,
            lo,
            hi,
        } = atom
        else {
            continue;
        };
        let with = |sign: i128, bound: i64| Inequality {
            coefficients: (before.iter().chain(after))
                .map(|&c| sign * i128::from(c))
                .collect(),
            constant: -sign * i128::from(bound),
        };
        system.extend(lo.map(|lo| with(1, lo)));
        system.extend(hi.map(|hi| with(-1, hi)));
    }
    for variable in 0..variables {
        if system.iter().any(Inequality::is_false) {
            return true;
        }
        match eliminated(&system, variable) {
            Some(next) => system = next,
            None => return false,
        }
    }
    system.iter().any(Inequality::is_false)
}

/// What follows without one variable; `None`: too much.
fn eliminated(system: &[Inequality], variable: usize) -> Option<Vec<Inequality>> {
    let mut next: Vec<Inequality> = Vec::new();
    for one in system {
        let c = one.coefficients[variable];
        if c == 0 {
            next.push(one.clone());
        }
        for other in system.iter().filter(|_| c > 0) {
            let d = -other.coefficients[variable];
            if d > 0 {
                next.push(one.times(d)?.plus(&other.times(c)?)?.reduced());
            }
        }
        if next.len() > 8 * MOST {
            return None;
        }
    }
    next.sort_unstable();
    // Of inequalities with the same coefficients the first has the least constant and says most.
    next.dedup_by(|later, first| later.coefficients == first.coefficients);
    (next.len() <= MOST).then_some(next)
}

impl Inequality {
    fn is_false(&self) -> bool {
        self.constant < 0 && self.coefficients.iter().all(|&c| c <= 0)
    }

    fn times(&self, factor: i128) -> Option<Self> {
        let product = |c: &i128| c.checked_mul(factor);
        Some(Self {
            coefficients: (self.coefficients.iter().map(product)).collect::<Option<_>>()?,
            constant: product(&self.constant)?,
        })
    }

    fn plus(&self, other: &Self) -> Option<Self> {
        let pairs = self.coefficients.iter().zip(&other.coefficients);
        Some(Self {
            coefficients: pairs
                .map(|(a, b)| a.checked_add(*b))
                .collect::<Option<_>>()?,
            constant: self.constant.checked_add(other.constant)?,
        })
    }

    /// Divided by what all coefficients have in common; the constant is rounded down, since the form is an integer.
    fn reduced(mut self) -> Self {
        let common = (self.coefficients.iter()).fold(0, |g, c| gcd(g, c.unsigned_abs()));
        if let Ok(common) = i128::try_from(common)
            && common > 1
        {
            self.coefficients.iter_mut().for_each(|c| *c /= common);
            self.constant = self.constant.div_euclid(common);
        }
        self
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_called_infeasible_has_no_small_solution_and_large_coefficients_are_no_trouble() {
        let mut state = 1u64;
        let mut next = |most: i64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            ((state >> 33) as i64).rem_euclid(2 * most + 1) - most
        };
        let mut infeasible = 0;
        for _ in 0..400 {
            let atoms: Vec<Atom> = (0..3)
                .map(|_| Atom::taken(&[next(3), next(3)], Some(next(4)), None))
                .collect();
            let solved = (0..6u64.pow(4)).any(|i| {
                let v = [i % 6, i / 6 % 6, i / 36 % 6, i / 216];
                atoms.iter().all(|atom| atom.allows(&v[..2], &v[2..]))
            });
            let called = is_infeasible(&atoms, 2);
            assert!(!(called && solved), "{atoms:?}");
            infeasible += usize::from(called);
        }
        assert!(infeasible > 10, "{infeasible}");
        let huge = [
            Atom::taken(&[999_983, -1_000_003], Some(5), None),
            Atom::taken(&[1, 0], None, Some(0)),
            Atom::taken(&[0, 1], Some(0), None),
        ];
        assert!(is_infeasible(&huge, 2));
    }
}
