//! What several problems have in common: sums without carries, and Euclid's game.

use dashu_int::UBig;

/// The sum without carries.
pub(super) fn nim_sum<'a>(piles: impl IntoIterator<Item = &'a UBig>) -> UBig {
    piles.into_iter().fold(UBig::ZERO, |sum, pile| sum ^ pile)
}

/// Each pile that a winning move of Nim takes from: its place, and what is left of it.
pub(super) fn winning_moves(piles: &[UBig]) -> Vec<(usize, UBig)> {
    let sum = nim_sum(piles);
    let left = piles.iter().map(|pile| pile ^ &sum);
    let moves = left
        .enumerate()
        .filter(|(place, left)| *left < piles[*place]);
    moves.collect()
}

/// a − b, and 0 where that is negative.
pub(super) fn minus(a: &UBig, b: &UBig) -> UBig {
    if a >= b { a - b } else { UBig::ZERO }
}

/// Whether Euclid's game is lost: with quotient 1 there is one move, with a greater one the player chooses who has to
/// make the last but one.
pub(super) fn is_euclid_lost(numbers: &[UBig]) -> bool {
    let (mut a, mut b) = (numbers[0].clone(), numbers[1].clone());
    let mut is_lost = true;
    loop {
        if a > b {
            (a, b) = (b, a);
        }
        if a.is_zero() {
            return is_lost;
        }
        // From the second quotient on that is not 1, or 1 exactly at the end, the player to move wins.
        if &b - &a >= a {
            return !is_lost;
        }
        (a, b) = (&b - &a, a);
        is_lost = !is_lost;
    }
}
