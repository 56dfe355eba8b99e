//! Nim (Bouton 1901): lost iff the nim-sum vanishes; misère, lost iff it does and some pile has two stones, or no
//! pile has and the piles of one stone are odd in number.
//!
//! Both say the same thing: whatever the other piles are, there is exactly **one** size of a pile for which the
//! position is lost. Therefore no move in a pile leads from one lost position to another; and that some move leads
//! from every other position to a lost one (or that the game is over and the play gives it to the mover) is seen
//! as follows.
//!
//! *Normal.* The highest bit of the nim-sum s is set in some pile a; a ⊕ s < a is the size of a lost position.
//!
//! *Misère.* With two or more piles ≥ 2 the normal move leaves at least one of them, so the nim-sum still decides.
//! With one pile ≥ 2 the lost size is 0 or 1, which is less. With none, the piles of one stone are even in number:
//! take one of them, or there is none and the game is over, won for the mover.

use dashu_int::UBig;

use crate::position::{Outcome, Play};

/// The nim-sum: addition in binary without carries.
///
/// ```
/// use wythoff::{UBig, theory::nim::nim_sum};
/// assert_eq!(nim_sum([3u8, 4, 5].map(UBig::from).iter()), UBig::from(2u8));
/// ```
pub fn nim_sum<'a>(piles: impl IntoIterator<Item = &'a UBig>) -> UBig {
    let mut sum = UBig::ZERO;
    for pile in piles {
        sum ^= pile;
    }
    sum
}

/// Piles of Nim, summed up: enough to find the lost size of each in turn.
#[derive(Debug, Clone)]
pub struct Piles {
    play: Play,
    sum: UBig,
    /// How many piles have one stone, and how many have more.
    ones: usize,
    larger: usize,
}

impl Piles {
    /// Sums up the piles.
    pub fn new<'a>(piles: impl IntoIterator<Item = &'a UBig>, play: Play) -> Self {
        let mut all = Self {
            play,
            sum: UBig::ZERO,
            ones: 0,
            larger: 0,
        };
        for pile in piles {
            all.sum ^= pile;
            all.ones += usize::from(pile.is_one());
            all.larger += usize::from(*pile > UBig::ONE);
        }
        all
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        // An empty pile more changes nothing: the position is lost iff 0 is its lost size.
        Outcome::from_lost(self.lost_size_instead_of(&UBig::ZERO).is_zero())
    }

    /// The one size this pile would need to have for the position to be lost.
    pub fn lost_size_instead_of(&self, pile: &UBig) -> UBig {
        let others_larger = self.larger - usize::from(*pile > UBig::ONE);
        if self.play == Play::Normal || others_larger > 0 {
            return &self.sum ^ pile;
        }
        let others_ones = self.ones - usize::from(pile.is_one());
        UBig::from(u8::from(others_ones.is_multiple_of(2)))
    }
}
