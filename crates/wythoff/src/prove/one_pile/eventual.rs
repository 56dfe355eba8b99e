//! What moves there are from large piles: such as take little, such as leave little, or any from some amount on.

use super::half_plane::HalfPlane;
use crate::rules::{Atom, Clause, Rules};

/// The moves from every pile of `from` stones or more.
///
/// For n ≥ from, what may be taken of n, and what may be left of it, is the same as of n + modulus, but for amounts of
/// `any` or more, which may all be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Eventual {
    pub(super) from: u64,
    /// The most a move takes, those left out that leave a bounded amount, or take `any` or more.
    pub(super) taken: u64,
    pub(super) modulus: u64,
    /// Every amount from this one on may be taken, if any may.
    pub(super) any: Option<u64>,
}

/// Larger bounds and moduli are left to others.
const MOST: i128 = 1 << 22;

/// The moves of one kind from large piles.
enum Kind {
    /// None.
    Gone,
    /// They take at most so much.
    Takes(i128),
    /// They leave at most so much.
    Leaves(i128),
    /// They take any amount from this one on.
    Any(i128),
}

impl Eventual {
    /// What the rules of one pile say of large ones; `None`: something else, or the numbers are too large.
    pub(super) fn of(rules: &Rules) -> Option<Self> {
        let (mut from, mut taken, mut modulus) = (0, 0, 1u64);
        let (mut any, mut left): (Option<i128>, i128) = (None, 0);
        for clause in rules.clauses() {
            for atom in &clause.atoms {
                if let Atom::Congruent { modulus: one, .. } = atom {
                    modulus = lcm(modulus, one.unsigned_abs())?;
                }
            }
            let (kind, since) = kind(clause)?;
            from = from.max(since);
            match kind {
                Kind::Gone => {}
                Kind::Takes(most) => taken = taken.max(most),
                Kind::Leaves(most) => left = left.max(most),
                Kind::Any(least) => any = Some(any.map_or(least, |any| any.min(least))),
            }
        }
        if let Some(any) = any {
            // What takes more, or leaves so little, is among them.
            taken = taken.min(any - 1);
            from = from.max(left + any);
        }
        // A pile of which a move takes a bounded amount is not smaller than that.
        from = from.max(taken).max(left + 1);
        let fits = |number: i128| u64::try_from(number).ok().filter(|_| number <= MOST);
        Some(Self {
            from: fits(from)?,
            taken: fits(taken)?,
            modulus,
            any: match any {
                Some(any) => Some(fits(any)?),
                None => None,
            },
        })
    }
}

pub(super) fn lcm(a: u64, b: u64) -> Option<u64> {
    let (mut greater, mut rest) = (a, b);
    while rest > 0 {
        (greater, rest) = (rest, greater % rest);
    }
    (a / greater)
        .checked_mul(b)
        .filter(|&lcm| i128::from(lcm) <= MOST)
}

/// What kind of moves a clause allows from some pile on, and from which.
fn kind(clause: &Clause) -> Option<(Kind, i128)> {
    let planes = HalfPlane::of(clause);
    if let Some(from) = gone_from(&planes) {
        return Some((Kind::Gone, from));
    }
    if let Some((most, from)) = bounded(&planes, 1) {
        return Some((Kind::Takes(most), from));
    }
    let rests: Vec<HalfPlane> = planes.iter().map(|plane| plane.of_the_rest()).collect();
    if let Some((most, from)) = bounded(&rests, 0) {
        return Some((Kind::Leaves(most), from));
    }
    let plain = |atom: &Atom| matches!(atom, Atom::Between { .. });
    if !clause.atoms.iter().all(plain) {
        return None;
    }
    // No bound but a least amount: nothing bounds what is left, so all that takes more is allowed.
    let least = { planes.iter() }
        .filter(|plane| plane.alpha == 0 && plane.beta < 0)
        .map(|plane| -plane.gamma.div_euclid(-plane.beta))
        .max()?;
    // Each condition holds for taking `least` and for taking all of n, so for everything between, from some n on.
    let from = planes.iter().zip(&rests).map(|(plane, rest)| {
        let ends = [plane.holds_from(least)?, rest.holds_from(0)?];
        ends.into_iter().max()
    });
    let from = from.collect::<Option<Vec<i128>>>()?.into_iter().max()?;
    Some((Kind::Any(least), from.max(least)))
}

/// The most that y is, and from which n on every y from the least to that is as good as another: whether it is allowed
/// depends on conditions on y alone, and on remainders.
fn bounded(planes: &[HalfPlane], least: i128) -> Option<(i128, i128)> {
    let most = { planes.iter() }
        .filter(|plane| plane.alpha == 0 && plane.beta > 0)
        .map(|plane| plane.gamma.div_euclid(plane.beta))
        .min()?;
    if most < least {
        return Some((0, 0)); // no y at all
    }
    // A condition with n that holds at both ends holds between them.
    let from = { planes.iter() }
        .filter(|plane| plane.alpha != 0)
        .map(|plane| Some(plane.holds_from(least)?.max(plane.holds_from(most)?)));
    let from: Vec<i128> = from.collect::<Option<_>>()?;
    Some((most, from.into_iter().max().unwrap_or(0).max(0)))
}

/// From which n on no y satisfies all conditions, if some pair of them says so.
fn gone_from(planes: &[HalfPlane]) -> Option<i128> {
    let alone = { planes.iter() }
        .filter(|plane| plane.beta == 0)
        .filter_map(|plane| plane.fails_from(0));
    let pairs = planes.iter().flat_map(|upper| {
        let lowers = planes.iter().filter(|lower| lower.beta < 0);
        // b·y ≤ c − a·n and −b'·y ≤ c' − a'·n give 0 ≤ (b'c + bc') − (b'a + ba')·n.
        lowers.filter(|_| upper.beta > 0).filter_map(|lower| {
            let sum = HalfPlane {
                alpha: -lower.beta * upper.alpha + upper.beta * lower.alpha,
                beta: 0,
                gamma: -lower.beta * upper.gamma + upper.beta * lower.gamma,
            };
            sum.fails_from(0)
        })
    });
    alone.chain(pairs).min().map(|from| from.max(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_rules;

    fn of(text: &str) -> Option<Eventual> {
        Eventual::of(&parse_rules(text).unwrap())
    }

    #[test]
    fn bounded_amounts_are_seen() {
        let found = of("piles a; x in {1,3,4}").unwrap();
        assert_eq!((found.taken, found.modulus, found.any), (4, 1, None));
        let found = of("piles a; x = 1 | x = a > 0").unwrap();
        assert_eq!((found.taken, found.any), (1, None));
        let found = of("piles a; 0 < x < 3, a mod 2 = 1 | x = 1").unwrap();
        assert_eq!((found.taken, found.modulus), (2, 2));
        let found = of("piles a; 0 < x < 3 | x > 5").unwrap();
        assert_eq!((found.taken, found.any), (2, Some(6)));
        let found = of("piles a; 0 < x <= 2 | x > 3, x < 9 - a").unwrap();
        assert_eq!((found.taken, found.any), (2, None));
    }

    #[test]
    fn other_rules_are_left_to_others() {
        assert_eq!(of("piles a; x > 0, 2x <= a"), None);
        assert_eq!(of("piles a; x > 0, x mod 2 = 1"), None);
    }
}
