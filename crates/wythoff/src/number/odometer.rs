//! Counting in a numeration system: the digits of 1, 2, 3, … one after the other.

use super::{Natural, Numeration};

/// The greedy digits of a number, ready to become those of the next.
#[derive(Debug, Clone)]
pub(super) struct Odometer<N> {
    greatest: Option<N>,
    digits: Vec<N>,
}

impl<N: Natural> Odometer<N> {
    pub(super) fn new(numeration: &Numeration<N>, start: &N) -> Self {
        Self {
            greatest: numeration.greatest.clone(),
            digits: numeration.digits(start),
        }
    }

    /// How many zeros the digits end in.
    pub(super) fn trailing_zeros(&self) -> usize {
        self.digits
            .iter()
            .take_while(|digit| digit.is_zero())
            .count()
    }

    /// Whether the digit at a place is k + 1.
    fn is_greatest(&self, place: usize) -> bool {
        self.greatest.is_some() && self.digits.get(place) == self.greatest.as_ref()
    }

    /// Adds one; the number fits its type, so the digits do.
    pub(super) fn advance(&mut self) {
        let zero = N::from_word(0);
        // (k+1)·p₀ + 1 = p₁: one more of p₁ instead, and c₁ ≤ k because c₀ was not 0.
        let mut place = 0;
        if self.is_greatest(0) {
            self.digits[0] = zero.clone();
            place = 1;
        }
        // One more of p_j above which stands the digit k+1 (so c_j = 0): p_j + (k+1)·p_{j+1} = p_{j+2}, one
        // more of that instead, and c_{j+2} ≤ k because c_{j+1} was not 0.
        while self.is_greatest(place + 1) {
            self.digits[place + 1] = zero.clone();
            place += 2;
        }
        // So c_place ≤ k, the place below it is 0, and above it stands no k+1: one more is greedy.
        if place >= self.digits.len() {
            self.digits.resize(place + 1, zero);
        }
        let increased = self.digits[place].checked_plus(&N::from_word(1));
        self.digits[place] = increased.expect("a digit is at most the number");
    }
}
