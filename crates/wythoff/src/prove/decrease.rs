//! Whether a clause makes play end, decided exactly: in base 2 there is a word for every move.

use dashu_int::UBig;

use super::product::Move;
use crate::automata::{Budget, OutOfBudget};
use crate::logic::{NumberSystem, Numerals};
use crate::rules::{Atom, Clause};

/// A move that takes nothing, or lets a pile grow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndlessMove {
    /// Before the move.
    pub from: Vec<UBig>,
    /// After it.
    pub to: Vec<UBig>,
}

/// The clause with "no pile grows" and "something is taken" among its conditions, if they follow from the others.
///
/// Otherwise the inner error is a shortest move, in binary digits, that breaks one of them. The outer error: the
/// numbers are too large to decide. The conditions must have a coefficient for each of the one to three piles.
///
/// ```
/// use wythoff::{Atom, Clause, prove::decreasing};
/// let taken = |c: &[i64], lo, hi| Atom::taken(c, lo, hi);
/// let same = Clause { atoms: vec![taken(&[1, -1], Some(0), Some(0)), taken(&[2, 1], Some(1), None)] };
/// assert!(decreasing(&same, 2).unwrap().unwrap().visibly_decreases(2));
/// let nothing = Clause { atoms: vec![taken(&[1, -1], Some(0), Some(0))] };
/// assert!(decreasing(&nothing, 2).unwrap().is_err());
/// ```
pub fn decreasing(
    clause: &Clause,
    piles: usize,
) -> Result<Result<Clause, EndlessMove>, OutOfBudget> {
    let mut result = clause.clone();
    let binary = NumberSystem::new(Numerals::Greedy(vec![2])).expect("base 2");
    let all = binary.valid(piles);
    let mut forms: Vec<(Vec<i64>, i64)> = (0..piles)
        .map(|pile| ((0..piles).map(|i| i64::from(i == pile)).collect(), 0))
        .collect();
    forms.push((vec![1; piles], 1));
    for (form, least) in forms {
        if result.visibly_decreases(piles) {
            break;
        }
        let mut broken = result.clone();
        broken.atoms.push(Atom::taken(&form, None, Some(least - 1)));
        let mut budget = Budget::new(200_000, 50_000_000);
        let mut moves = Move::new(&binary, &broken, piles)?;
        let product = moves.explore(&all, &all, true, &mut budget)?;
        if let Some(node) = product.found {
            let (from, to) = product.words(node);
            return Ok(Err(EndlessMove {
                from: binary.position(&from, piles),
                to: binary.position(&to, piles),
            }));
        }
        result.atoms.push(Atom::taken(&form, Some(least), None));
    }
    Ok(Ok(result))
}
