//! The arithmetic front: the losing pairs read off the digits of a numeration system.
//!
//! Over the weights 1, k + 2, … of [`Numeration`], a number is an A_n iff its digits end in an even number of
//! zeros, and B_n is A_n with one more zero. No root, no irrational number; O(log n) digits a question.

use crate::number::{FibonacciWord, Letter, Natural, Numeration};
use crate::position::Play;

/// The losing pairs of k-Wythoff, by digits.
///
/// ```
/// use wythoff::{Play, theory::wythoff::arithmetic::DigitPairs};
/// let pairs = DigitPairs::new(&0u64, Play::Normal);
/// assert_eq!(pairs.pair(&4), Some((6, 10))); // 6 = 1001, 10 = 10010 in Zeckendorf digits
/// assert!(pairs.contains(&10, &6));
/// ```
#[derive(Debug, Clone)]
pub struct DigitPairs<N> {
    k: N,
    play: Play,
    numeration: Numeration<N>,
    word: FibonacciWord<N>,
}

impl<N: Natural> DigitPairs<N> {
    /// The losing pairs of k-Wythoff.
    pub fn new(k: &N, play: Play) -> Self {
        let (numeration, word) = (Numeration::new(k.clone()), FibonacciWord::new(k.clone()));
        Self {
            k: k.clone(),
            play,
            numeration,
            word,
        }
    }

    /// Whether (a, b), in either order, is a losing pair.
    pub fn contains(&self, a: &N, b: &N) -> bool {
        let (a, b) = (a.min(b), a.max(b));
        match self.play {
            Play::Normal => self.is_normal_pair(a, b),
            Play::Misere if self.k.is_zero() => match [a, b].map(|pile| pile.to_big().try_into()) {
                [Ok(0u8), Ok(1u8)] | [Ok(2), Ok(2)] => true,
                [Ok(0), Ok(0)] | [Ok(1), Ok(2)] => false,
                _ => self.is_normal_pair(a, b),
            },
            Play::Misere => self.is_misere_pair(a, b),
        }
    }

    /// Pair n, counted from 0. `None` if it does not fit in the word.
    pub fn pair(&self, n: &N) -> Option<(N, N)> {
        let exception = match u8::try_from(n.to_big()) {
            Ok(0) => Some((0, 1)),
            Ok(1) => Some((2, 2)),
            _ => None,
        };
        match (self.play, exception) {
            (Play::Normal, _) => self.normal_pair(n),
            (Play::Misere, Some((a, b))) if self.k.is_zero() => {
                Some((N::from_word(a), N::from_word(b)))
            }
            (Play::Misere, _) if self.k.is_zero() => self.normal_pair(n),
            (Play::Misere, _) => self.misere_pair(n),
        }
    }

    fn is_normal_pair(&self, a: &N, b: &N) -> bool {
        match self.word.letter(a) {
            Some(Letter::A) => self.numeration.shift(a).as_ref() == Some(b),
            Some(Letter::B) => false, // then a is an upper number, and its partner is smaller
            None => b.is_zero(),
        }
    }

    fn normal_pair(&self, n: &N) -> Option<(N, N)> {
        let lower = self.lower(n)?;
        let upper = self.numeration.shift(&lower)?;
        Some((lower, upper))
    }

    /// Misère, k ≥ 1: A_n = n + ⌈⌊dε⌋/t⌉ with d = tn + 1, and n + ⌊nε⌋ is the nth lower number of normal play.
    fn misere_pair(&self, n: &N) -> Option<(N, N)> {
        let one = N::from_word(1);
        let t = self.k.checked_plus(&one)?;
        let difference = t.checked_times(n)?.checked_plus(&one)?;
        let scaled = self
            .lower(&difference)?
            .checked_minus(&difference)
            .expect("A_d ≥ d");
        let (quotient, rest) = scaled.div_rem_by(&t);
        let lower = n
            .checked_plus(&quotient)?
            .checked_plus(&N::from_word(u64::from(!rest.is_zero())))?;
        let upper = lower.checked_plus(&difference)?;
        Some((lower, upper))
    }

    fn is_misere_pair(&self, a: &N, b: &N) -> bool {
        let one = N::from_word(1);
        let difference = b.checked_minus(a).expect("a ≤ b");
        let Some((multiple, t)) = difference
            .checked_minus(&one)
            .zip(self.k.checked_plus(&one))
        else {
            return *a == N::from_word(0) && *b == one; // k = 2^64 − 1 in words: only pair 0 fits
        };
        let (n, rest) = multiple.div_rem_by(&t);
        rest.is_zero()
            && self
                .misere_pair(&n)
                .is_some_and(|pair| (&pair.0, &pair.1) == (a, b))
    }

    /// The nth lower number of normal play: where the nth letter a of the word stands. `None` if it does not fit.
    fn lower(&self, n: &N) -> Option<N> {
        // At least every second letter is an a, so it stands between n and 2n. In words 2n may not fit: then
        // the largest word is tried first.
        let one = N::from_word(1);
        let (mut least, mut most) = (
            n.clone(),
            n.checked_plus(n)
                .or_else(|| N::from_big(&u64::MAX.into()))?,
        );
        if self.word.count_a(&most) < *n {
            return None;
        }
        while least < most {
            let middle =
                least.checked_plus(&most.checked_minus(&least)?.div_rem_by(&N::from_word(2)).0)?;
            if self.word.count_a(&middle) < *n {
                least = middle.checked_plus(&one)?;
            } else {
                most = middle;
            }
        }
        Some(least)
    }
}
