//! That play ends, and that a text means the clauses.

use super::clause::Clause;
use super::machine::Machine;
use super::numeral::System;
use super::sentence::no_move;
use super::{Flaw, demand};
use crate::certificate::{Certificate, Growth};
use crate::rules::{Atom, Clause as Plain, Draft, Measure};

/// Whether the conditions say that play ends: where piles may grow, that the measure falls, Σ wᵢxᵢ ≥ 1; else xᵢ ≥ lᵢ ≥ 0 for
/// each amount taken, with some lᵢ ≥ 1 or a condition Σ xᵢ ≥ 1.
pub(super) fn decreases(clause: &Plain, piles: usize, growth: Option<&Growth>) -> bool {
    // The greatest l such that Σ form·x ≥ l is among the conditions.
    let at_least = |form: Vec<i64>| {
        let taken = (&form[..], &form.iter().map(|c| -c).collect::<Vec<_>>()[..]);
        let bound = |atom: &Atom| match atom {
            Atom::Between { lo, .. } if atom.coefficients() == taken => *lo,
            _ => None,
        };
        clause.atoms.iter().filter_map(bound).max().unwrap_or(-1)
    };
    if let Some(growth) = growth {
        return at_least(growth.measure.clone()) >= 1;
    }
    let each = |pile| at_least((0..piles).map(|i| i64::from(i == pile)).collect());
    let each: Vec<i64> = (0..piles).map(each).collect();
    each.iter().all(|&l| l >= 0) && (each.iter().any(|&l| l >= 1) || at_least(vec![1; piles]) >= 1)
}

/// The rules as the user wrote them, if they are there, are read as the clauses of the certificate.
///
/// A clause of the text need not say that something is taken, but it must be so: then no words of the numeration satisfy
/// it where nothing is taken, and the clause of the certificate says so.
pub(super) fn text_means_clauses(
    certificate: &Certificate,
    system: &System<'_>,
    positions: &Machine<'_>,
) -> Result<(), Flaw> {
    let Some(text) = &certificate.text else {
        return Ok(());
    };
    let piles = certificate.piles;
    let draft = Draft::parse(text, &[]).map_err(|_| Flaw::Text)?;
    let growth = certificate.growth.as_ref();
    let measured = match (draft.measure(), growth) {
        (None, None) | (Some(Measure::Sought), Some(_)) => true,
        (Some(Measure::Given(weights)), Some(growth)) => *weights == growth.measure,
        _ => false,
    };
    let same = draft.piles() == piles && draft.is_misere() == certificate.misere;
    demand(same && measured, Flaw::Text)?;
    let taking_something = |clause: &Plain| {
        if decreases(clause, piles, growth) {
            return Ok(clause.clone());
        }
        let sum = growth.map_or(vec![1; piles], |growth| growth.measure.clone());
        let nothing = clause.with(Atom::taken(&sum, None, Some(0)));
        let mut nothing = Clause::new(system, &nothing)?;
        no_move(&mut nothing, positions, positions, Flaw::Endless)?;
        Ok(clause.with(Atom::taken(&sum, Some(1), None)))
    };
    let measure = growth.map(|growth| &growth.measure[..]);
    let rules = draft.settled(measure, |alternative| {
        (alternative.clauses.iter())
            .map(taking_something)
            .collect::<Result<Vec<_>, Flaw>>()
    })?;
    let means = rules.is_ok_and(|rules| rules.clauses() == certificate.clauses);
    demand(means, Flaw::Text)
}
