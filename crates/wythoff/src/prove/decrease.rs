//! Whether a clause makes play end, decided exactly: in base 2 there is a word for every move.

use dashu_int::UBig;

use super::product::Move;
use crate::automata::{Budget, OutOfBudget};
use crate::logic::{NumberSystem, Numerals, is_infeasible};
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
/// Otherwise the inner error is a small move that breaks one of them. Eliminating variables shows most clauses right,
/// trying small piles most others wrong; the rest is decided in binary digits. The outer error: the numbers are too large to decide. The conditions must have a coefficient for each of the one to three piles.
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
        let follows = Atom::taken(&form, Some(least), None);
        if is_infeasible(&broken.atoms, piles) {
            result.atoms.push(follows);
            continue;
        }
        if let Some((from, to)) = small_move(&broken, piles) {
            return Ok(Err(EndlessMove { from, to }));
        }
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
        result.atoms.push(follows);
    }
    Ok(Ok(result))
}

/// Piles up to this are tried one by one.
const SMALL: u64 = 3;

/// A move of the clause between small positions.
fn small_move(clause: &Clause, piles: usize) -> Option<(Vec<UBig>, Vec<UBig>)> {
    let sizes = SMALL + 1;
    let each = move |index: u64| -> Vec<u64> {
        let pile = |pile| index / sizes.pow(pile) % sizes;
        (0..piles as u32).map(pile).collect()
    };
    let count = sizes.pow(piles as u32); // at most 4^3
    let mut pairs = (0..count).flat_map(|a| (0..count).map(move |b| (each(a), each(b))));
    let (from, to) = pairs.find(|(from, to)| clause.allows(from, to))?;
    let wide = |piles: Vec<u64>| piles.into_iter().map(UBig::from).collect();
    Some((wide(from), wide(to)))
}
