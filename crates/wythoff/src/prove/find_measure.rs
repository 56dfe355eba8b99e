//! A sum of the piles that falls with every move, found exactly.

use super::find_move::{Example, find_move};
use crate::automata::{Budget, OutOfBudget};
use crate::rules::{Atom, Clause};

/// The greatest weight that is tried.
const MOST_WEIGHT: i64 = 6;

/// Weights of the piles such that every move of every clause lowers their sum; `None`: none was found.
///
/// Only so many piles, the first, may have a weight; the others are memory. The smallest weights first, so that equal ones are found where they do. A pile of weight 0 may grow as it likes.
pub(super) fn find_measure(
    clauses: &[&Clause],
    piles: usize,
    weighed: usize,
    budget: &mut Budget<'_>,
) -> Result<Option<Vec<i64>>, OutOfBudget> {
    for most in 1..=MOST_WEIGHT {
        let mut weights = vec![0; piles];
        loop {
            // Those with a smaller greatest weight have been tried.
            if weights.contains(&most) && lowers(clauses, &weights, piles, budget)? {
                return Ok(Some(weights));
            }
            let Some(place) = weights[..weighed].iter().rposition(|&w| w < most) else {
                break;
            };
            weights[place] += 1;
            weights[place + 1..].fill(0);
        }
    }
    Ok(None)
}

fn lowers(
    clauses: &[&Clause],
    weights: &[i64],
    piles: usize,
    budget: &mut Budget<'_>,
) -> Result<bool, OutOfBudget> {
    for clause in clauses {
        if keeps(clause, weights, piles, budget)?.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A move of the clause that does not lower the sum, if there is one.
pub(super) fn keeps(
    clause: &Clause,
    weights: &[i64],
    piles: usize,
    budget: &mut Budget<'_>,
) -> Result<Option<Example>, OutOfBudget> {
    find_move(
        &clause.with(Atom::taken(weights, None, Some(0))),
        piles,
        budget,
    )
}
