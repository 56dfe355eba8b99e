//! What moves have in common that take stones and do nothing else.

use dashu_int::UBig;

use super::illegal_move::IllegalMove;

/// What is taken from each pile: something from some.
pub(crate) fn taken(before: &[UBig], after: &[UBig]) -> Result<Vec<UBig>, IllegalMove> {
    if before.len() != after.len() {
        let (before, after) = (before.len(), after.len());
        return Err(IllegalMove::PileCount { before, after });
    }
    if before == after {
        return Err(IllegalMove::Nothing);
    }
    let piles = before.iter().zip(after).enumerate();
    piles
        .map(|(pile, (before, after))| match after <= before {
            true => Ok(before - after),
            false => Err(IllegalMove::Grows { pile: pile + 1 }),
        })
        .collect()
}

/// Refuses to take from more piles than this.
pub(crate) fn from_at_most(most: &UBig, taken: &[UBig]) -> Result<(), IllegalMove> {
    let changed = taken.iter().filter(|taken| !taken.is_zero()).count();
    if UBig::from(changed) <= *most {
        return Ok(());
    }
    let most = most.clone();
    Err(IllegalMove::TooManyPiles { changed, most })
}
