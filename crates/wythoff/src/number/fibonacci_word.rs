//! The infinite Fibonacci word, and its relative for every k.

use std::fmt;

use super::odometer::Odometer;
use super::{Natural, Numeration};

/// The fixed point of a → a…ab (k+1 letters a), b → a; for k = 0 the Fibonacci word abaababaabaab…
///
/// Letters are numbered from 1. Letter i is `a` iff i is a lower losing number of k-Wythoff.
///
/// ```
/// use wythoff::FibonacciWord;
/// let word = FibonacciWord::new(0u64);
/// let start: String = word.letters_from(&1).take(13).map(|letter| letter.to_string()).collect();
/// assert_eq!(start, "abaababaabaab");
/// assert_eq!(word.count_a(&13), 8);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FibonacciWord<N> {
    numeration: Numeration<N>,
}

/// A letter of the Fibonacci word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Letter {
    /// At the lower losing numbers.
    A,
    /// At the upper losing numbers.
    B,
}

impl Letter {
    /// The letter at an index whose digits end in so many zeros.
    fn after_zeros(zeros: usize) -> Self {
        if zeros.is_multiple_of(2) {
            Self::A
        } else {
            Self::B
        }
    }
}

impl fmt::Display for Letter {
    /// `a` or `b`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "a",
            Self::B => "b",
        })
    }
}

// Write σ for the substitution. σⁿ(a) has p_n letters: p₀ = 1, p₁ = k + 2, and σⁿ⁺¹(a) = σⁿ(a)…σⁿ(a) σⁿ⁻¹(a)
// with k + 1 copies of σⁿ(a). Hence the first x letters are, for the digits c_n … c₀ of x, c_n copies of σⁿ(a),
// then c_{n−1} of σⁿ⁻¹(a), and so on: after c_n ≤ k copies of σⁿ(a) another one follows, after k + 1 of them
// σⁿ⁻¹(a), and in both cases it has all the letters that are still wanted.
impl<N: Natural> FibonacciWord<N> {
    /// The word of k; k = 0 is the Fibonacci word.
    pub fn new(k: N) -> Self {
        let numeration = Numeration::new(k);
        Self { numeration }
    }

    /// The letter at an index i ≥ 1, in O(log i); `None` only for 0, where there is none.
    ///
    /// ```
    /// use wythoff::{FibonacciWord, Letter, UBig};
    /// let googol = UBig::from(10u8).pow(100);
    /// assert_eq!(FibonacciWord::new(UBig::ZERO).letter(&googol), Some(Letter::A));
    /// ```
    pub fn letter(&self, i: &N) -> Option<Letter> {
        // The first i letters end in σʲ(a), j the number of zeros the digits of i end in; and σʲ(a)
        // ends in a for even j, in b for odd j, since σ swaps the last letters.
        self.numeration.trailing_zeros(i).map(Letter::after_zeros)
    }

    /// How many of the first i letters are `a`, in O(log i).
    pub fn count_a(&self, i: &N) -> N {
        i.checked_minus(&self.count_b(i)).expect("a part of them")
    }

    /// How many of the first i letters are `b`, in O(log i).
    pub fn count_b(&self, i: &N) -> N {
        // Let σⁿ(a) have q_n letters a; its b stem from the a of σⁿ⁻¹(a), so they are q_{n−1} (q_{−1} = 0), and
        // p_n = q_n + q_{n−1}. σ gives q_n = (k+1)·q_{n−1} + q_{n−2}, so p_n − p_{n−1} = q_n − q_{n−2} =
        // (k+1)·q_{n−1}. Summed over the digits of i: i − Σ c_n·p_{n−1} = (k+1)·(number of b).
        let Some(t) = &self.numeration.greatest else {
            return N::from_word(0); // the first b is letter k + 2
        };
        let lowered = self.numeration.read(i).lowered;
        let multiple = i.checked_minus(&lowered).expect("p_{n−1} ≤ p_n");
        multiple.div_rem_by(t).0
    }

    /// The letters from index `start` on, each in constant time on average: endless, or up to the last word.
    ///
    /// There is no letter 0: from 0 means from 1.
    pub fn letters_from(&self, start: &N) -> impl Iterator<Item = Letter> + use<N> {
        let one = N::from_word(1);
        let mut index = Some(start.max(&one).clone());
        let mut odometer = Odometer::new(&self.numeration, start.max(&one));
        std::iter::from_fn(move || {
            let letter = Letter::after_zeros(odometer.trailing_zeros());
            index = index.take()?.checked_plus(&one);
            if index.is_some() {
                odometer.advance();
            }
            Some(letter)
        })
    }
}
