//! Periods: guessed from small positions, decided exactly by following P(v) and not P(v + shift) digit by digit.

use super::super::product::Move;
use super::super::proof::Proof;
use super::sample::Sample;
use super::{Claim, Pattern, Support};
use crate::automata::{Automaton, Budget};
use crate::rules::{Atom, Clause};

/// The greatest period and the longest way to it that are looked for.
const MOST: u64 = 40;

/// How many states and steps may show that a period is one.
const PATIENT: (usize, u64) = (100_000, 20_000_000);
/// And if no lost position is seen to come again, as where all of them have a small pile: it is soon shown that none has a
/// larger one, or most likely some has.
const QUICK: (usize, u64) = (5_000, 500_000);

/// The periods along each pile, or along the diagonal if there is none.
pub(super) fn periods(proof: &Proof, sample: &Sample) -> Vec<Pattern> {
    let piles = proof.rules.piles();
    let along = |pile: usize| {
        let shift = move |m: u64| (0..piles).map(|i| if i == pile { m } else { 0 }).collect();
        period(proof, sample, shift)
    };
    let mut found: Vec<Pattern> = (0..piles).filter_map(along).collect();
    if found.is_empty() && piles > 1 {
        found.extend(period(proof, sample, |m| vec![m; piles]));
    }
    found
}

/// The least period in one direction that is also proved.
fn period(proof: &Proof, sample: &Sample, direction: impl Fn(u64) -> Vec<u64>) -> Option<Pattern> {
    let most = MOST.min(sample.size / 3);
    let (shift, from, is_seen) = (1..=most).find_map(|m| {
        let shift = direction(m);
        // The first size from which nothing contradicts: one more than the last contradiction.
        let moved = |position: &Vec<u64>, sign: bool| -> Option<Vec<u64>> {
            (position.iter().zip(&shift))
                .map(|(pile, s)| {
                    if sign {
                        Some(pile + s).filter(|pile| *pile < sample.size)
                    } else {
                        pile.checked_sub(*s)
                    }
                })
                .collect()
        };
        let least = |position: &Vec<u64>| {
            let shifted = position.iter().zip(&shift).filter(|(_, s)| **s > 0);
            shifted.map(|(pile, _)| *pile).min().expect("a shift")
        };
        let mut from = 0;
        // From the far end, where what has no period shows it soonest.
        for position in sample.lost.iter().rev() {
            let up = moved(position, true).filter(|up| !sample.lost.contains(up));
            if up.is_some() {
                from = from.max(least(position) + 1);
            }
            let down = moved(position, false).filter(|down| !sample.lost.contains(down));
            if let Some(down) = down {
                from = from.max(least(&down) + 1);
            }
            if from > most {
                return None;
            }
        }
        let is_seen = (sample.lost.iter())
            .any(|position| least(position) >= from && moved(position, true).is_some());
        Some((shift, from, is_seen))
    })?;
    let (states, steps) = if is_seen { PATIENT } else { QUICK };
    let budget = || Budget::new(states, steps);
    is_period(proof, &shift, from, budget).then_some(Pattern {
        claim: Claim::Periodic { shift, from },
        support: Support::Checked,
    })
}

/// Whether v is lost iff v + shift is, for all v whose shifted piles are at least `from`; `false` also if too hard.
fn is_period(
    proof: &Proof,
    shift: &[u64],
    from: u64,
    budget: impl Fn() -> Budget<'static>,
) -> bool {
    let piles = proof.rules.piles();
    let valid = proof.system.valid(piles);
    let won = valid
        .combined(&proof.lost, true, |valid, lost| valid && !lost)
        .minimised()
        .0;
    let clause = period_clause(shift, from);
    let leads = |before: &Automaton, after: &Automaton| {
        let mut budget = budget();
        let mut step = Move::new(&proof.system, &clause, piles).ok()?;
        let product = step.explore(before, after, true, &mut budget).ok()?;
        Some(product.found.is_some())
    };
    leads(&proof.lost, &won) == Some(false) && leads(&won, &proof.lost) == Some(false)
}

/// What holds of a position whose shifted piles are at least `from` and the position that is shifted.
pub(crate) fn period_clause(shift: &[u64], from: u64) -> Clause {
    let piles = shift.len();
    let unit = |pile: usize, c: i64| -> Vec<i64> {
        (0..piles).map(|i| if i == pile { c } else { 0 }).collect()
    };
    let mut atoms = Vec::new();
    for (pile, &s) in shift.iter().enumerate() {
        // Shifts and starts are at most MOST.
        atoms.push(Atom::taken(&unit(pile, -1), Some(s as i64), Some(s as i64)));
        if s > 0 && from > 0 {
            atoms.push(Atom::Between {
                before: unit(pile, 1),
                after: unit(pile, 0),
                lo: Some(from as i64),
                hi: None,
            });
        }
    }
    Clause { atoms }
}
