//! Where arithmetic breaks.
//!
//! Pair n of k-Wythoff needs ⌊nα⌋ with α = 1 + ε and ε = [0; t, t, t, …], t = k + 1. A rounded product goes wrong first
//! where nα comes nearest to an integer. That is where n is the denominator of a convergent of ε (1, t, t² + 1, …), a
//! weight of the numeration (1, t + 1, …), a small multiple of one of them, or a sum of two that are far from the
//! units: numbers with a long tail of zeros.

use dashu_int::UBig;

use super::{Case, Limits};
use crate::number::Numeration;
use crate::position::Play;
use crate::theory::wythoff::LosingPairs;

/// How many weights below its own are added to a weight.
const ADDED: usize = 10;
/// The largest multiple of a weight.
const MULTIPLES: u8 = 4;

pub(super) fn cases(limits: &Limits) -> Vec<Case> {
    // Where each case needs a process: fewer indices, and of the neighbours those a formula may take for the pair.
    let is_single = limits.cases == Some(1);
    let near = if is_single { along } else { around };
    let mut cases = Vec::new();
    for k in ks(limits) {
        let pairs = LosingPairs::new(&k, Play::Normal);
        let indices = match is_single {
            true => numeration_weights(&k, &limits.greatest),
            false => indices(&k, &limits.greatest),
        };
        for n in indices {
            if let Some((a, b)) = pairs.pair(&n) {
                cases.extend(near(&a, &b, &k));
            }
        }
        for edge in word_edges(&limits.greatest) {
            for (a, b) in pair_with(&edge, &k).into_iter().chain(pairs.pair(&edge)) {
                cases.extend(near(&a, &b, &k));
            }
            cases.extend(near(&edge, &edge, &k));
        }
    }
    if limits.k.is_some() {
        cases.extend(last_convergents(&limits.greatest));
    }
    cases
}

/// (a, b) and the eight positions one stone away from it.
pub(super) fn around(a: &UBig, b: &UBig, k: &UBig) -> Vec<Case> {
    let near = |pile: &UBig| {
        let below = (!pile.is_zero()).then(|| pile - UBig::ONE);
        below.into_iter().chain([pile.clone(), pile + UBig::ONE])
    };
    near(a)
        .flat_map(|a| near(b).map(move |b| Case::new(a.clone(), b, k.clone())))
        .collect()
}

/// (a, b) and the two positions with the same difference next to it.
fn along(a: &UBig, b: &UBig, k: &UBig) -> Vec<Case> {
    let difference = |case: &Case| &case.b + a == &case.a + b;
    let mut cases = around(a, b, k);
    cases.retain(difference);
    cases
}

/// The losing pair that x belongs to, the smaller number first.
pub(super) fn pair_with(x: &UBig, k: &UBig) -> Option<(UBig, UBig)> {
    let partner = LosingPairs::new(k, Play::Normal).partner(x)?;
    Some(((&partner).min(x).clone(), partner.max(x.clone())))
}

/// The indices up to `most` with nα near an integer.
pub(super) fn indices(k: &UBig, most: &UBig) -> Vec<UBig> {
    let mut found = Vec::new();
    for weights in [numeration_weights(k, most), denominators(k, most)] {
        for (place, weight) in weights.iter().enumerate() {
            found.extend((1..=MULTIPLES).map(|times| weight * times));
            let lower = weights[..place].iter().rev().skip(1).take(ADDED);
            found.extend(lower.clone().map(|lower| weight + lower));
            found.extend(lower.map(|lower| weight - lower));
        }
    }
    found.retain(|n| n <= most);
    found
}

fn numeration_weights(k: &UBig, most: &UBig) -> Vec<UBig> {
    let weights = Numeration::new(k.clone()).weights();
    weights.take_while(|weight| weight <= most).collect()
}

/// The denominators of the convergents of ε: 1, t, t² + 1, …
fn denominators(k: &UBig, most: &UBig) -> Vec<UBig> {
    let t = k + UBig::ONE;
    let (mut before, mut here) = (UBig::ZERO, UBig::ONE);
    let mut found = Vec::new();
    while here <= *most {
        found.push(here.clone());
        (before, here) = (here.clone(), &t * &here + before);
    }
    found
}

/// Numbers where a word is full, or its square, or five times its square.
fn word_edges(most: &UBig) -> Vec<UBig> {
    let mut edges = Vec::new();
    for bits in [15, 16, 24, 31, 32, 53, 62, 63, 64] {
        let power = UBig::ONE << bits;
        let root = |x: UBig| dashu_int::ops::SquareRoot::sqrt(&x);
        edges.extend([root(power.clone()), root(&power / UBig::from(5u8)), power]);
    }
    edges.retain(|edge| edge <= most);
    edges
}

/// The values of k with which traps are laid: few, or 0 where the problem has none.
fn ks(limits: &Limits) -> Vec<UBig> {
    let Some(most) = &limits.k else {
        return vec![UBig::ZERO];
    };
    // (k + 1)² + 4 is beyond 2^31, 2^32, 2^53 from these on.
    let squares = [46_340u32, 65_535, 94_906_265];
    let near_squares = squares.into_iter().flat_map(|k| k - 2..=k + 1);
    let tens = (1..9).map(|digits| 10u32.pow(digits) - 1);
    let known = (0..=8).chain([8208]).chain(near_squares).chain(tens);
    known.map(UBig::from).filter(|k| k <= most).collect()
}

/// For each k the last pair whose index is the denominator of a convergent, while that is beyond t at least.
fn last_convergents(greatest: &UBig) -> Vec<Case> {
    let root = dashu_int::ops::SquareRoot::sqrt(greatest);
    let most = u32::try_from(root).unwrap_or(1 << 14).min(1 << 14);
    let last = |k: u32| {
        let k = UBig::from(k);
        let pairs = LosingPairs::new(&k, Play::Normal);
        let indices = denominators(&k, greatest).into_iter().rev();
        let fitting = indices.filter_map(|n| pairs.pair(&n));
        let (a, b) = fitting.into_iter().find(|(_, b)| b <= greatest)?;
        Some(Case::new(a, b, k))
    };
    (0..most).filter_map(last).collect()
}
