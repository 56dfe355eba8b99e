//! The arithmetic front: the losing pairs read off the digits of a numeration system.
//!
//! Over the weights 1, k + 2, … of [`Numeration`], a number is an A_n iff its digits end in an even number of
//! zeros, and B_n is A_n with one more zero. No root, no irrational number; O(log n) digits a question.

use dashu_int::UBig;
use dashu_int::ops::DivRem;

use crate::number::{FibonacciWord, Letter, Numeration};
use crate::position::Play;

/// The losing pairs of k-Wythoff, by digits.
///
/// ```
/// use wythoff::{Play, UBig, theory::wythoff::arithmetic::DigitPairs};
/// let pairs = DigitPairs::new(UBig::ZERO, Play::Normal);
/// let (six, ten) = pairs.pair(&UBig::from(4u8)); // 1001 and 10010 in Zeckendorf digits
/// assert_eq!((six.to_string(), ten.to_string()), ("6".into(), "10".into()));
/// assert!(pairs.contains(&ten, &six));
/// ```
#[derive(Debug, Clone)]
pub struct DigitPairs {
    /// k + 1.
    t: UBig,
    play: Play,
    numeration: Numeration<UBig>,
    word: FibonacciWord<UBig>,
}

impl DigitPairs {
    /// The losing pairs of k-Wythoff.
    pub fn new(k: UBig, play: Play) -> Self {
        let (numeration, word) = (Numeration::new(k.clone()), FibonacciWord::new(k.clone()));
        Self {
            t: k + 1u8,
            play,
            numeration,
            word,
        }
    }

    /// Whether (a, b), in either order, is a losing pair.
    pub fn contains(&self, a: &UBig, b: &UBig) -> bool {
        let (a, b) = (a.min(b), a.max(b));
        match self.play {
            Play::Normal => self.is_normal_pair(a, b),
            Play::Misere if self.t.is_one() => match [a, b].map(u8::try_from) {
                [Ok(0), Ok(1)] | [Ok(2), Ok(2)] => true,
                [Ok(0), Ok(0)] | [Ok(1), Ok(2)] => false,
                _ => self.is_normal_pair(a, b),
            },
            Play::Misere => {
                // A pair's difference is tn + 1.
                let (difference, one) = (b - a, UBig::ONE);
                difference >= one && {
                    let (n, rest) = (difference - one).div_rem(&self.t);
                    rest.is_zero() && self.misere_pair(&n) == (a.clone(), b.clone())
                }
            }
        }
    }

    /// Pair n, counted from 0.
    pub fn pair(&self, n: &UBig) -> (UBig, UBig) {
        match (self.play, u8::try_from(n)) {
            (Play::Misere, Ok(0)) if self.t.is_one() => (UBig::ZERO, UBig::ONE),
            (Play::Misere, Ok(1)) if self.t.is_one() => (UBig::from(2u8), UBig::from(2u8)),
            (Play::Misere, _) if !self.t.is_one() => self.misere_pair(n),
            _ => self.normal_pair(n),
        }
    }

    fn is_normal_pair(&self, a: &UBig, b: &UBig) -> bool {
        match self.word.letter(a) {
            Some(Letter::A) => self.shift(a) == *b,
            Some(Letter::B) => false, // then a is an upper number, and its partner is smaller
            None => b.is_zero(),
        }
    }

    fn normal_pair(&self, n: &UBig) -> (UBig, UBig) {
        let lower = self.lower(n);
        let upper = self.shift(&lower);
        (lower, upper)
    }

    /// Misère, k ≥ 1: A_n = n + ⌈⌊dε⌋/t⌉ with d = tn + 1, and d + ⌊dε⌋ is lower number d of normal play.
    fn misere_pair(&self, n: &UBig) -> (UBig, UBig) {
        let difference = &self.t * n + 1u8;
        let scaled = self.lower(&difference) - &difference;
        let lower = n + (scaled + &self.t - 1u8) / &self.t;
        let upper = &lower + difference;
        (lower, upper)
    }

    fn shift(&self, x: &UBig) -> UBig {
        self.numeration
            .shift(x)
            .expect("big integers have no limit")
    }

    /// Lower number n of normal play: where the nth letter a of the word stands.
    fn lower(&self, n: &UBig) -> UBig {
        // No two letters b are neighbours and the first letter is a, so it stands between n and 2n.
        let (mut least, mut most) = (n.clone(), n << 1);
        while least < most {
            let middle = (&least + &most) >> 1;
            if self.word.count_a(&middle) < *n {
                least = middle + 1u8;
            } else {
                most = middle;
            }
        }
        least
    }
}
