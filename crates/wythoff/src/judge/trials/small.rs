//! All positions with small piles.

use super::Case;
use crate::judge::problem::Problem;

/// Up to which pile all positions are tried: fewer where a process has to be started for each.
pub fn greatest_pile(problem: Problem) -> u32 {
    match problem {
        Problem::LuoguP2252 => 15,
        Problem::Hdu6869 => 30,
        _ => 100,
    }
}

/// Up to which k, where the problem has one.
const GREATEST_K: u32 = 10;

pub(super) fn cases(problem: Problem) -> Vec<Case> {
    let piles = 0..=greatest_pile(problem);
    let most = if problem.limits().k.is_some() {
        GREATEST_K
    } else {
        0
    };
    let positions = piles
        .clone()
        .flat_map(|a| piles.clone().map(move |b| (a, b)));
    positions
        .flat_map(|(a, b)| (0..=most).map(move |k| Case::new(a, b, k)))
        .collect()
}
