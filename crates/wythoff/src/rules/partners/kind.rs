//! What the moves besides those of single piles look like.

use super::cone::Cone;
use super::far::Far;
use crate::rules::{Atom, Clause, Rules};

/// How many exact moves, and how wide a band, a clause may come to.
const MOST: i64 = 1 << 12;
/// How large all moduli together may be: a mask of residues has so many bits.
const MOST_RESIDUES: u64 = 64;

/// The moves of a game with all moves of single piles, from every position with a large pile.
pub(super) struct Shape {
    /// The clauses besides the moves of single piles.
    pub(super) others: Vec<Other>,
    /// Amounts and piles matter by their residues modulo this.
    pub(super) modulus: i64,
    /// From this size on a pile is large.
    pub(super) near: u32,
}

/// A clause besides the moves of single piles.
pub(super) struct Other {
    pub(super) clause: Clause,
    pub(super) kind: Kind,
}

pub(super) enum Kind {
    /// lo ≤ x − y ≤ hi with x ≥ x_least, y ≥ y_least.
    ///
    /// Unless it is plain there are more conditions: whether they hold of a move depends on the differences of the piles
    /// before and after, and on residues.
    Band {
        lo: i64,
        hi: i64,
        x_least: i64,
        y_least: i64,
        plain: bool,
    },
    /// Any amounts whose ratio is within bounds.
    Cone(Cone),
    /// No other amounts than these, and not always all of them.
    Few(Vec<(u32, u32)>),
}

impl Kind {
    /// By how many rows, at most, a lost position lies before the first ones that it attacks on their diagonals.
    pub(super) fn reach(&self) -> i64 {
        match *self {
            #[rustfmt::skip]
            Self::Band { hi, x_least, y_least, .. } => x_least.max(hi + y_least).max(1),
            Self::Cone(_) | Self::Few(_) => 1,
        }
    }
}

/// The moves of a game with all moves of single piles; `None`: not such a game.
pub(super) fn shape(rules: &Rules) -> Option<Shape> {
    if rules.piles() != 2 || rules.measure().is_some() {
        return None;
    }
    let Far { clauses, near } = Far::new(rules);
    let nim = Rules::nim(2);
    let same = |clause: &Clause, other: &Clause| {
        clause.atoms.len() == other.atoms.len()
            && clause.atoms.iter().all(|atom| other.atoms.contains(atom))
    };
    let has = |single: &Clause| clauses.iter().any(|clause| same(clause, single));
    if !nim.clauses().iter().all(has) {
        return None;
    }
    let mut others = Vec::new();
    let mut modulus = 1;
    for clause in clauses {
        let Some(kind) = kind(&clause)? else { continue };
        if let Kind::Band { .. } = kind {
            for atom in &clause.atoms {
                if let Atom::Congruent { modulus: m, .. } = atom {
                    modulus = least_common_multiple(modulus, u64::try_from(*m).ok()?)?;
                }
            }
        }
        others.push(Other { clause, kind });
    }
    Some(Shape {
        others,
        modulus: modulus as i64, // at most MOST_RESIDUES
        near,
    })
}

fn least_common_multiple(a: u64, b: u64) -> Option<u64> {
    let multiple = (1..=MOST_RESIDUES).find(|multiple| (a * multiple).is_multiple_of(b))?;
    Some(a * multiple).filter(|&multiple| multiple <= MOST_RESIDUES)
}

/// What a clause looks like: something else, or (`Some(None)`) moves of one pile only.
fn kind(clause: &Clause) -> Option<Option<Kind>> {
    if let Some(cone) = cone(clause) {
        return Some(Some(Kind::Cone(cone)));
    }
    // Bounds on x, on y and on x − y.
    let mut bounds: [(Option<i64>, Option<i64>); 3] = [(None, None); 3];
    let (mut plain, mut diagonal) = (true, true);
    for atom in &clause.atoms {
        let (before, after) = atom.coefficients();
        let is_taken = before.iter().zip(after).all(|(b, a)| *a == -b);
        let (form, lo, hi) = match (before, atom) {
            (&[1, 0], Atom::Between { lo, hi, .. }) if is_taken => (0, *lo, *hi),
            (&[0, 1], Atom::Between { lo, hi, .. }) if is_taken => (1, *lo, *hi),
            (&[1, -1], Atom::Between { lo, hi, .. }) if is_taken => (2, *lo, *hi),
            (&[-1, 1], Atom::Between { lo, hi, .. }) if is_taken => {
                (2, hi.map(|x| -x), lo.map(|x| -x))
            }
            _ => {
                plain = false;
                // Along a diagonal a form changes unless its coefficients cancel.
                let cancels = |form: &[i64]| form[0].checked_add(form[1]) == Some(0);
                let periodic = matches!(atom, Atom::Congruent { .. });
                diagonal &= periodic || (cancels(before) && cancels(after));
                continue;
            }
        };
        let (least, most) = &mut bounds[form];
        *least = [*least, lo].into_iter().flatten().max();
        *most = [*most, hi].into_iter().flatten().min();
    }
    let [(x_least, x_most), (y_least, y_most), (lo, hi)] = bounds;
    let (x_least, y_least) = (x_least?.max(0), y_least?.max(0));
    if x_most.is_some_and(|most| most <= 0) || y_most.is_some_and(|most| most <= 0) {
        return Some(None);
    }
    if let (Some(x_most), Some(y_most)) = (x_most, y_most) {
        if x_most.max(y_most) > MOST || (x_most + 1) * (y_most + 1) > MOST {
            return None;
        }
        let amounts =
            (x_least..=x_most).flat_map(|x| (y_least..=y_most).map(move |y| (x as u32, y as u32)));
        return Some(Some(Kind::Few(amounts.collect())));
    }
    let (lo, hi) = (lo?, hi?);
    let small = [lo, hi, x_least, y_least]
        .iter()
        .all(|bound| bound.abs() <= MOST);
    let is_band = diagonal && small && (x_most, y_most) == (None, None);
    is_band.then_some(Some(Kind::Band {
        lo,
        hi,
        x_least,
        y_least,
        plain,
    }))
}

/// The ratios between which a clause allows all amounts, if that is all it says.
fn cone(clause: &Clause) -> Option<Cone> {
    let (mut above, mut below, mut least) = (None, None, [0, 0]);
    for atom in &clause.atoms {
        let (before, after) = atom.coefficients();
        let is_taken = before.iter().zip(after).all(|(b, a)| *a == -b);
        // As a form that is at most a number.
        let (form, most) = match (before, atom) {
            (&[x, y], Atom::Between { lo, hi, .. }) if is_taken => match (lo, hi) {
                (None, Some(hi)) => ([x, y], *hi),
                (Some(lo), None) => ([-x, -y], -lo),
                _ => return None,
            },
            _ => return None,
        };
        let is_small = |c: i64| (1..=MOST).contains(&c);
        match form {
            [-1, 0] => least[0] = least[0].max(-most),
            [0, -1] => least[1] = least[1].max(-most),
            [-1, -1] if most >= -1 => {} // something is taken
            [x, y] if is_small(x) && is_small(-y) && most == 0 && above.is_none() => {
                above = Some((x, -y));
            }
            [x, y] if is_small(-x) && is_small(y) && most == 0 && below.is_none() => {
                below = Some((y, -x));
            }
            _ => return None,
        }
    }
    let ((p, q), (r, s)) = (above?, below?);
    // The least amounts that the ratios allow: y ≥ px/q and x ≥ ry/s.
    let (mut x, mut y) = (1, 1);
    for _ in 0..4 {
        y = y.max((p * x + q - 1) / q);
        x = x.max((r * y + s - 1) / s);
        if x.max(y) > MOST {
            return None;
        }
    }
    (least[0] <= x && least[1] <= y).then_some(Cone { p, q, r, s })
}
