//! Whether any move satisfies conditions, decided exactly: in base 2 there is a word for every position.

use dashu_int::UBig;

use super::product::Move;
use crate::automata::{Budget, OutOfBudget};
use crate::logic::{NumberSystem, Numerals};
use crate::rules::{Atom, Clause, is_infeasible};

/// What it costs, in steps, to eliminate up to ten variables from a few hundred inequalities.
const ELIMINATION: usize = 100_000;

/// The piles before and after a move.
pub(super) type Example = [Vec<UBig>; 2];

/// A move that satisfies all conditions, among the smallest positions if there is one there; `None`: there is none.
///
/// Small piles show most moves that there are, and eliminating variables most that there are not; the rest is decided in
/// binary digits. The piles may grow, if the conditions let them.
pub(super) fn find_move(
    clause: &Clause,
    piles: usize,
    budget: &mut Budget<'_>,
) -> Result<Option<Example>, OutOfBudget> {
    for sizes in [4, [36, 6, 4, 4, 4][piles - 1]] {
        let found = small_move(clause, piles, sizes);
        if found.is_some() {
            return Ok(found);
        }
    }
    budget.spend(ELIMINATION)?;
    if is_infeasible(&clause.atoms, piles) {
        return Ok(None);
    }
    if !clause.atoms.iter().all(is_small) {
        return Err(OutOfBudget::States);
    }
    let binary = NumberSystem::new(Numerals::Greedy(vec![2])).expect("base 2");
    let all = binary.valid(piles);
    let mut moves = Move::new(&binary, clause, piles)?;
    let product = moves.explore(&all, &all, true, budget)?;
    Ok(product.found.map(|node| {
        let (from, to) = product.words(node);
        [from, to].map(|word| binary.position(&word, piles))
    }))
}

/// A move of the clause between positions with piles below a size.
fn small_move(clause: &Clause, piles: usize, sizes: u64) -> Option<Example> {
    let position = move |index: u64| -> Vec<u64> {
        let pile = |pile| index / sizes.pow(pile) % sizes;
        (0..piles as u32).map(pile).collect()
    };
    let positions: Vec<Vec<u64>> = (0..sizes.pow(piles as u32)).map(position).collect();
    let mut pairs = (positions.iter()).flat_map(|from| positions.iter().map(move |to| [from, to]));
    let found = pairs.find(|[from, to]| clause.allows(from, to))?;
    Some(found.map(|piles| piles.iter().map(|&pile| UBig::from(pile)).collect()))
}

/// Whether reading digits is quick: the states grow with the numbers.
fn is_small(atom: &Atom) -> bool {
    let (before, after) = atom.coefficients();
    let bounds = match *atom {
        Atom::Between { lo, hi, .. } => [lo, hi],
        Atom::Congruent { modulus, .. } => [Some(modulus), None],
    };
    before.iter().chain(after).all(|c| c.abs() <= 32)
        && bounds.iter().flatten().all(|bound| bound.abs() <= 1000)
}
