//! The numeration systems of k-Wythoff: weights 1, k+2, …, each k+1 times the one before plus the one before that.

use super::Natural;
use super::recurrence::Window;

/// Numbers written over the weights p₀ = 1, p₁ = k + 2, p_n = (k+1)·p_{n−1} + p_{n−2}.
///
/// For k = 0 the weights are 1, 2, 3, 5, 8, … and the digits Zeckendorf's. Digits are listed from the least
/// significant; they are numbers of the same type because k may be huge.
///
/// ```
/// use wythoff::Numeration;
/// let zeckendorf = Numeration::new(0u64);
/// assert_eq!(zeckendorf.digits(&12), [1, 0, 1, 0, 1]); // 12 = 8 + 3 + 1
/// assert_eq!(zeckendorf.shift(&12), Some(20)); //         20 = 13 + 5 + 2
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numeration<N> {
    k: N,
    /// k + 1, the greatest digit; `None`: beyond the type, so that every number is a single digit.
    pub(super) greatest: Option<N>,
}

/// What one pass over the digits c_i of a number finds.
pub(super) struct Reading<N> {
    /// Σ c_i·p_{i−1}, with p_{−1} = 1: the number without its last digit, plus that digit.
    pub(super) lowered: N,
    /// The last digit, c₀.
    pub(super) last: N,
    /// How many zeros the digits end in.
    pub(super) zeros: usize,
}

impl<N: Natural> Numeration<N> {
    /// The system of k-Wythoff; k = 0 is Zeckendorf's.
    pub fn new(k: N) -> Self {
        let greatest = k.checked_plus(&N::from_word(1));
        Self { k, greatest }
    }

    /// The k of the system.
    pub fn k(&self) -> &N {
        &self.k
    }

    /// The weights p₀, p₁, …: endless, or for words as far as they fit.
    ///
    /// ```
    /// use wythoff::Numeration;
    /// assert!(Numeration::new(1u64).weights().take(5).eq([1, 3, 7, 17, 41]));
    /// assert_eq!(Numeration::new(u64::MAX).weights().count(), 1);
    /// ```
    pub fn weights(&self) -> impl Iterator<Item = N> + use<N> {
        self.window().upward()
    }

    /// The digits of x, greedily from the top, least significant first; none for 0.
    ///
    /// The greedy digits are the only ones that satisfy [`is_greedy`](Self::is_greedy).
    pub fn digits(&self, x: &N) -> Vec<N> {
        let mut digits = Vec::new();
        self.visit_digits(x, |digit, _| digits.push(digit));
        digits.reverse();
        digits
    }

    /// The number Σ c_i·p_i, also of digits that are not greedy; `None`: it does not fit.
    ///
    /// ```
    /// use wythoff::Numeration;
    /// assert_eq!(Numeration::new(0u64).value(&[1, 1, 1]), Some(6));
    /// assert_eq!(Numeration::new(0u64).value(&[0, u64::MAX]), None);
    /// ```
    pub fn value(&self, digits: &[N]) -> Option<N> {
        let mut weights = self.weights();
        digits.iter().try_fold(N::from_word(0), |sum, digit| {
            let weight = weights.next();
            if digit.is_zero() {
                return Some(sum);
            }
            sum.checked_plus(&digit.checked_times(&weight?)?)
        })
    }

    /// Whether these are the greedy digits of their value, leading zeros aside.
    ///
    /// They are iff every digit is at most k + 1, and below a digit k + 1 there is a 0 (if there is a place below).
    ///
    /// ```
    /// use wythoff::Numeration;
    /// let pell = Numeration::new(1u64); // 1, 3, 7, 17, …
    /// assert!(pell.is_greedy(&[0, 2, 1, 1]));
    /// assert!(!pell.is_greedy(&[1, 2])); // 1 + 2·3 = 7 is a weight
    /// ```
    pub fn is_greedy(&self, digits: &[N]) -> bool {
        // Digits are greedy iff for each n the lower part s_n = Σ_{i<n} c_i·p_i is below p_n.
        // Necessary: c_{n−1}·p_{n−1} ≤ s_n < p_n = (k+1)·p_{n−1} + p_{n−2} ≤ (k+2)·p_{n−1}, so c_{n−1} ≤ k+1;
        // and c_{n−1} = k+1, n ≥ 2, leaves s_{n−1} < p_{n−2}, so c_{n−2} = 0.
        // Sufficient, by induction: s₀ = 0 < p₀ and s₁ = c₀ ≤ k+1 < p₁. For n ≥ 2, c_{n−1} ≤ k gives
        // s_n < k·p_{n−1} + p_{n−1} < p_n, and c_{n−1} = k+1 gives s_n = (k+1)·p_{n−1} + s_{n−2} < p_n.
        let Some(greatest) = &self.greatest else {
            return true;
        };
        digits.iter().all(|digit| digit <= greatest)
            && (digits.windows(2)).all(|pair| pair[1] < *greatest || pair[0].is_zero())
    }

    /// The number whose digits are those of x with a 0 appended; `None`: it does not fit.
    ///
    /// The appended digits are greedy too, so this is increasing; its values are 0 and the numbers that end in 0.
    pub fn shift(&self, x: &N) -> Option<N> {
        if x.is_zero() {
            return Some(x.clone());
        }
        // Σ c_i·p_{i+1} = (k+1)·Σ c_i·p_i + Σ c_i·p_{i−1}, with p_{−1} = 1 to make p₁ = k + 2.
        let multiple = self.greatest.as_ref()?.checked_times(x)?;
        multiple.checked_plus(&self.read(x).lowered)
    }

    /// The number whose digits are those of x without the last: the greatest y with shift(y) ≤ x.
    ///
    /// ```
    /// use wythoff::Numeration;
    /// let zeckendorf = Numeration::new(0u64);
    /// assert_eq!([20, 21, 22].map(|x| zeckendorf.unshift(&x)), [12, 13, 13]);
    /// ```
    pub fn unshift(&self, x: &N) -> N {
        let reading = self.read(x);
        (reading.lowered.checked_minus(&reading.last)).expect("the last digit is part of the sum")
    }

    /// How many zeros the digits of x end in; `None` only for x = 0, which has no digits.
    ///
    /// An even number of zeros: x is a lower losing number A_n of k-Wythoff; odd: an upper one.
    pub fn trailing_zeros(&self, x: &N) -> Option<usize> {
        (!x.is_zero()).then(|| self.read(x).zeros)
    }

    /// The window on p_{−1} = 1 and p₀ = 1.
    pub(super) fn window(&self) -> Window<N> {
        Window {
            step: self.greatest.clone(),
            before: N::from_word(1),
            here: N::from_word(1),
        }
    }

    /// One pass over the digits of x.
    pub(super) fn read(&self, x: &N) -> Reading<N> {
        let zero = N::from_word(0);
        let mut reading = Reading {
            lowered: zero.clone(),
            last: zero,
            zeros: 0,
        };
        self.visit_digits(x, |digit, below| {
            if digit.is_zero() {
                reading.zeros += 1;
            } else {
                // p_{i−1} ≤ p_i, so the product and the sum are at most x.
                let part = digit.checked_times(below).expect("at most x");
                reading.lowered = reading.lowered.checked_plus(&part).expect("at most x");
                reading.zeros = 0;
            }
            reading.last = digit;
        });
        reading
    }

    /// Shows the digits of x from the most significant, each c_i with the weight p_{i−1} below its own.
    fn visit_digits(&self, x: &N, mut visit: impl FnMut(N, &N)) {
        if x.is_zero() {
            return;
        }
        let mut window = self.window();
        let mut top = 0;
        while let Some(next) = window.next().filter(|next| next <= x) {
            window.climb(next);
            top += 1;
        }
        let mut rest = x.clone();
        for place in (0..=top).rev() {
            // Digits 0 and 1 are most of them, for k = 0 all: no division for those.
            let digit = match rest.checked_minus(&window.here) {
                None => N::from_word(0),
                Some(less) if less < window.here => {
                    rest = less;
                    N::from_word(1)
                }
                Some(_) => {
                    let (digit, less) = rest.div_rem_by(&window.here);
                    rest = less;
                    digit
                }
            };
            visit(digit, &window.before);
            if place > 0 {
                window.descend();
            }
        }
    }
}
