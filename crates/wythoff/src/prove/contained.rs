//! Clauses that allow nothing that the others do not allow, found exactly.

use super::find_move::find_move;
use crate::automata::{Budget, OutOfBudget};
use crate::rules::{Clause, Rules, is_infeasible};

/// Rules of more clauses are not looked through.
const MOST_CLAUSES: usize = 32;
/// How many states an automaton may have that decides whether a clause is needed.
const STATES: usize = 20_000;
/// How many steps all decisions about one set of rules may take: less than a second, and the same on every machine.
const STEPS: u64 = 10_000_000;
/// What a look at a clause costs, in steps.
const LOOK: usize = 100;

/// For each clause, whether the others that are not left out allow all its moves together.
///
/// Such a clause changes nothing of the game, and no move of it need be shown. That a clause is called contained is
/// always true: what is too hard to decide is kept.
pub(super) fn contained(rules: &Rules) -> Vec<bool> {
    let (clauses, piles) = (rules.clauses(), rules.piles());
    let mut left_out = vec![false; clauses.len()];
    if clauses.len() > MOST_CLAUSES || clauses.len() < 2 {
        return left_out;
    }
    let budget = &mut Budget::new(STATES, STEPS);
    // What stands last is left out first: of two clauses that say the same the first stays.
    for index in (0..clauses.len()).rev() {
        let others: Vec<&Clause> = (clauses.iter().zip(&left_out).enumerate())
            .filter(|&(other, (_, out))| other != index && !out)
            .map(|(_, (clause, _))| clause)
            .collect();
        let clause = &clauses[index];
        left_out[index] = !has_small_move(clause, &others, piles)
            && ((others.iter())
                .any(|&other| matches!(covers(clause, &[other], piles, budget), Ok(true)))
                || matches!(covers(clause, &others, piles, budget), Ok(true)));
    }
    left_out
}

/// The rules without the clauses that the others contain.
pub(super) fn without_contained(rules: &Rules) -> Rules {
    let contained = contained(rules);
    let needed = rules.clauses().iter().zip(contained);
    let needed = needed.filter(|(_, contained)| !contained);
    rules.with_clauses(needed.map(|(clause, _)| clause.clone()).collect())
}

/// Whether every move of the inner rules is one of the outer rules; "no" may be caution.
pub(super) fn allows_all(outer: &Rules, inner: &Rules) -> bool {
    let others: Vec<&Clause> = outer.clauses().iter().collect();
    let (piles, budget) = (inner.piles(), &mut Budget::new(STATES, STEPS));
    (inner.clauses().iter()).all(|clause| {
        !has_small_move(clause, &others, piles)
            && matches!(covers(clause, &others, piles, budget), Ok(true))
    })
}

/// Whether a move between small positions is allowed by the clause and by none of the others.
fn has_small_move(clause: &Clause, others: &[&Clause], piles: usize) -> bool {
    let sizes = [24u64, 7, 4, 3, 3][piles - 1];
    let position = move |index: u64| -> Vec<u64> {
        let pile = |pile| index / sizes.pow(pile) % sizes;
        (0..piles as u32).map(pile).collect()
    };
    let positions: Vec<Vec<u64>> = (0..sizes.pow(piles as u32)).map(position).collect();
    let mut pairs = (positions.iter()).flat_map(|from| positions.iter().map(move |to| (from, to)));
    pairs.any(|(from, to)| {
        clause.allows(from, to) && !others.iter().any(|other| other.allows(from, to))
    })
}

/// Whether every move of the clause is one of the others.
///
/// Outside the first of them at least one of its conditions fails. So the clause is cut into those parts, none of which
/// meets another: the first condition fails; it holds and the second fails; and so on. Each part is to be covered by the
/// rest, and with none left it must allow no move at all.
fn covers(
    clause: &Clause,
    others: &[&Clause],
    piles: usize,
    budget: &mut Budget<'_>,
) -> Result<bool, OutOfBudget> {
    budget.spend(LOOK * clause.atoms.len())?;
    if is_infeasible(&clause.atoms, piles) {
        return Ok(true);
    }
    let Some((first, rest)) = others.split_first() else {
        return Ok(find_move(clause, piles, budget)?.is_none());
    };
    let mut inside = clause.clone();
    for atom in first
        .atoms
        .iter()
        .filter(|atom| !clause.atoms.contains(atom))
    {
        for contrary in atom.negation() {
            if !covers(&inside.with(contrary), rest, piles, budget)? {
                return Ok(false);
            }
        }
        inside = inside.with(atom.clone());
    }
    Ok(true)
}
