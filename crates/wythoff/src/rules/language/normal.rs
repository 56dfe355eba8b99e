//! The normal form of a clause: one condition to a linear form, and bounds on each amount as tight as intervals see.

use std::collections::BTreeMap;

use super::linear::MOST_CONSTANT;
use crate::rules::Atom;

type Bounds = (Option<i64>, Option<i64>);
type Form = (Vec<i64>, Vec<i64>);

/// The same conditions in normal form, with xᵢ ≥ 0 among them; in rules under which piles may grow, for the first so many
/// piles only. `None`: they contradict each other.
pub(super) fn normal_clause(
    atoms: &[Atom],
    piles: usize,
    shrinking: Option<usize>,
) -> Option<Vec<Atom>> {
    let grows = shrinking.is_some();
    let mut forms: BTreeMap<Form, Bounds> = BTreeMap::new();
    let mut congruences = Vec::new();
    for atom in atoms.iter().cloned() {
        match leading_positive(atom) {
            Atom::Between {
                before,
                after,
                lo,
                hi,
            } => {
                intersect(forms.entry((before, after)).or_default(), (lo, hi));
            }
            // Every number is congruent to every other.
            Atom::Congruent { modulus: 1, .. } => {}
            congruence if !congruences.contains(&congruence) => congruences.push(congruence),
            _ => {}
        }
    }
    let units: Vec<Form> = (0..piles)
        .map(|pile| taken_form(&unit(piles, pile)))
        .collect();
    let least = |pile: usize| (pile < shrinking.unwrap_or(piles)).then_some(0);
    let mut amounts: Vec<Bounds> = (0..piles).map(|pile| (least(pile), None)).collect();
    for (amount, unit) in amounts.iter_mut().zip(&units) {
        intersect(amount, forms.remove(unit).unwrap_or_default());
    }
    // Each round carries a bound across one condition; longer chains than piles only repeat themselves.
    // Where piles may grow, bounds stay as they are written.
    for _ in 0..if grows { 0 } else { piles + 1 } {
        for ((before, after), bounds) in &forms {
            if *after == negative(before) {
                tighten(&mut amounts, before, *bounds);
            }
        }
        congruences
            .iter()
            .for_each(|congruence| step_up(&mut amounts, congruence));
    }
    let is_empty = |(lo, hi): &Bounds| lo.zip(*hi).is_some_and(|(lo, hi)| lo > hi);
    if amounts.iter().chain(forms.values()).any(is_empty) {
        return None;
    }
    forms.retain(|(before, after), bounds| {
        grows || *after != negative(before) || !is_implied(&amounts, before, *bounds)
    });
    let between = |(before, after): Form, (lo, hi): Bounds| Atom::Between {
        before,
        after,
        lo,
        hi,
    };
    let amounts = units
        .into_iter()
        .zip(amounts)
        .filter(|(_, bounds)| *bounds != (None, None))
        .map(|(form, bounds)| between(form, bounds));
    let others = forms
        .into_iter()
        .map(|(form, bounds)| between(form, bounds));
    Some(amounts.chain(others).chain(congruences).collect())
}

fn unit(piles: usize, pile: usize) -> Vec<i64> {
    (0..piles).map(|i| i64::from(i == pile)).collect()
}

fn negative(form: &[i64]) -> Vec<i64> {
    form.iter().map(|c| -c).collect()
}

fn taken_form(form: &[i64]) -> Form {
    (form.to_vec(), negative(form))
}

fn intersect(bounds: &mut Bounds, (lo, hi): Bounds) {
    bounds.0 = [bounds.0, lo].into_iter().flatten().max();
    bounds.1 = [bounds.1, hi].into_iter().flatten().min();
}

/// The same condition: the first coefficient positive, and those of an interval without a common factor.
fn leading_positive(atom: Atom) -> Atom {
    let (before, after) = atom.coefficients();
    let sign = before
        .iter()
        .chain(after)
        .find(|c| **c != 0)
        .map_or(1, |c| c.signum());
    let factor = match atom {
        Atom::Between { .. } => before
            .iter()
            .chain(after)
            .fold(0, |gcd, c| greatest_common(gcd, c.abs()))
            .max(1),
        Atom::Congruent { .. } => 1,
    };
    match atom {
        Atom::Between {
            before,
            after,
            lo,
            hi,
        } => {
            let (lo, hi) = if sign < 0 {
                (hi.map(|x| -x), lo.map(|x| -x))
            } else {
                (lo, hi)
            };
            let divide = |form: Vec<i64>| form.iter().map(|c| c / (sign * factor)).collect();
            Atom::Between {
                before: divide(before),
                after: divide(after),
                lo: lo.map(|lo| -(-lo).div_euclid(factor)),
                hi: hi.map(|hi| hi.div_euclid(factor)),
            }
        }
        Atom::Congruent {
            before,
            after,
            remainder,
            modulus,
        } => {
            let divide = |form: Vec<i64>| form.iter().map(|c| sign * c).collect();
            let remainder = (sign * remainder).rem_euclid(modulus);
            Atom::Congruent {
                before: divide(before),
                after: divide(after),
                remainder,
                modulus,
            }
        }
    }
}

pub(super) fn greatest_common(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { greatest_common(b, a % b) }
}

/// The least and the greatest value of Σ cᵢxᵢ without one of the terms.
///
/// |cᵢ| ≤ 2^20 and |xᵢ| ≤ 2^40, so sums stay far below 2^127.
fn range(amounts: &[Bounds], form: &[i64], without: Option<usize>) -> (Option<i128>, Option<i128>) {
    let terms = (0..form.len()).filter(|&i| Some(i) != without && form[i] != 0);
    terms.fold((Some(0), Some(0)), |(least, most), i| {
        let c = i128::from(form[i]);
        let (lo, hi) = (
            amounts[i].0.map(|x| c * i128::from(x)),
            amounts[i].1.map(|x| c * i128::from(x)),
        );
        let (lo, hi) = if c > 0 { (lo, hi) } else { (hi, lo) };
        (
            least.zip(lo).map(|(a, b)| a + b),
            most.zip(hi).map(|(a, b)| a + b),
        )
    })
}

/// What lo ≤ Σ cᵢxᵢ ≤ hi says of each amount, given the others.
fn tighten(amounts: &mut [Bounds], form: &[i64], (lo, hi): Bounds) {
    for i in (0..form.len()).filter(|&i| form[i] != 0) {
        let (least, most) = range(amounts, form, Some(i));
        let (c, size) = (form[i], i128::from(form[i].abs()));
        // lo − most ≤ c·x ≤ hi − least
        let (lo, hi) = (
            lo.zip(most).map(|(lo, m)| i128::from(lo) - m),
            hi.zip(least).map(|(hi, l)| i128::from(hi) - l),
        );
        let (lo, hi) = if c > 0 {
            (lo, hi)
        } else {
            (hi.map(|x| -x), lo.map(|x| -x))
        };
        let fits = |x: &i64| (-MOST_CONSTANT..=MOST_CONSTANT).contains(x);
        let narrow = |x: i128| i64::try_from(x).ok().filter(fits);
        let lo = lo.and_then(|lo| narrow(-(-lo).div_euclid(size)));
        let hi = hi.and_then(|hi| narrow(hi.div_euclid(size)));
        intersect(&mut amounts[i], (lo, hi));
    }
}

/// Moves the least amount up to the first that satisfies a congruence on it alone.
fn step_up(amounts: &mut [Bounds], congruence: &Atom) {
    let (before, after) = congruence.coefficients();
    let Atom::Congruent { modulus, .. } = *congruence else {
        return;
    };
    let mut alone = (0..before.len()).filter(|&i| before[i] != 0);
    let (Some(i), None, true) = (alone.next(), alone.next(), after == negative(before)) else {
        return;
    };
    let least = amounts[i].0.unwrap_or(0);
    let holds = |x: &i64| congruence.holds(i128::from(before[i]) * i128::from(*x));
    // Remainders repeat after the modulus: none below it means none at all.
    match (least..least + modulus).find(holds) {
        Some(first) => amounts[i].0 = Some(first),
        None => amounts[i] = (Some(1), Some(0)),
    }
}

fn is_implied(amounts: &[Bounds], form: &[i64], (lo, hi): Bounds) -> bool {
    let (least, most) = range(amounts, form, None);
    lo.is_none_or(|lo| least.is_some_and(|least| i128::from(lo) <= least))
        && hi.is_none_or(|hi| most.is_some_and(|most| most <= i128::from(hi)))
}
