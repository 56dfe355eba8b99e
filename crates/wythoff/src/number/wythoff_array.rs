//! The Wythoff array, and its relative for every k.

use std::num::NonZeroUsize;

use super::recurrence::Window;
use super::{Natural, Numeration};

/// The array that holds every positive integer once, in rows u_{j+2} = (k+1)·u_{j+1} + u_j.
///
/// Row m starts with the mth positive integer whose last digit is not 0, in the [`Numeration`] of k, and goes on by
/// shifts. Rows and columns are numbered from 1. For k = 0 it is the Wythoff array (OEIS A035513), whose first row
/// is Fibonacci's.
///
/// ```
/// use wythoff::WythoffArray;
/// let array = WythoffArray::new(0u64);
/// assert!(array.row(&2).take(6).eq([4, 7, 11, 18, 29, 47]));
/// assert_eq!(array.locate(&18), Some((2, 4.try_into().unwrap())));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WythoffArray<N> {
    numeration: Numeration<N>,
}

impl<N: Natural> WythoffArray<N> {
    /// The array of k; k = 0 is the Wythoff array.
    pub fn new(k: N) -> Self {
        let numeration = Numeration::new(k);
        Self { numeration }
    }

    /// The entries of a row: endless, or for words as far as they fit.
    ///
    /// Row 0, which is not in the array, is all zeros.
    pub fn row(&self, row: &N) -> impl Iterator<Item = N> + use<N> {
        self.row_start(row).into_iter().flat_map(Window::upward)
    }

    /// The entry at a row and a column; `None`: it does not fit. At once for any row, step by step for the column.
    ///
    /// ```
    /// use wythoff::{UBig, WythoffArray};
    /// let array = WythoffArray::new(UBig::ZERO);
    /// let googol = UBig::from(10u8).pow(100);
    /// let entry = array.entry(&googol, 3.try_into().unwrap()).unwrap();
    /// assert_eq!(array.locate(&entry), Some((googol, 3.try_into().unwrap())));
    /// ```
    pub fn entry(&self, row: &N, column: NonZeroUsize) -> Option<N> {
        if row.is_zero() {
            return Some(row.clone());
        }
        self.row(row).nth(column.get() - 1)
    }

    /// The row and the column of a positive integer; `None` only for 0, which is not in the array.
    pub fn locate(&self, x: &N) -> Option<(N, NonZeroUsize)> {
        let digits = self.numeration.digits(x);
        let zeros = digits.iter().position(|digit| !digit.is_zero())?;
        let value = |from| self.numeration.value(&digits[from..]).expect("at most x");
        // The numbers up to the first entry that end in 0 are the shifts of 1, 2, …, unshift(first).
        let (first, unshifted) = (value(zeros), value(zeros + 1));
        let row = first
            .checked_minus(&unshifted)
            .expect("less by a digit and a shift");
        Some((row, NonZeroUsize::MIN.saturating_add(zeros)))
    }

    /// The window whose upper term is the first entry of a row; `None`: that does not fit.
    fn row_start(&self, row: &N) -> Option<Window<N>> {
        // The numbers ≤ y with last digit not 0 number f(y) = y − unshift(y) = Σ c_i·g_i, with g₀ = 1 and
        // g_i = p_i − p_{i−1}: k+1, (k+1)², then g_{i+1} = (k+1)·g_i + g_{i−1}. The first entry is y + 1 for the
        // greatest y with f(y) ≤ row − 1. Numbers have the order of their digits read from the top, and f does not
        // decrease; so each digit of y is the greatest that keeps the sum within row − 1 when zeros follow.
        // That is c_i = ⌊room/g_i⌋, where room < g_{i+1} is what the digits above left of row − 1: such digits are
        // those of a number, since c₀ and c₁ are at most k, and c_i = k+1 leaves room < g_{i−1}, hence c_{i−1} = 0.
        let (zero, one) = (N::from_word(0), N::from_word(1));
        let mut window = self.numeration.window();
        let Some(mut room) = row.checked_minus(&one) else {
            (window.before, window.here) = (zero.clone(), zero);
            return Some(window);
        };
        let mut top = 0;
        while self.gain_above(&window).is_some_and(|gain| gain <= room) {
            let next = window.next()?; // y has this weight in it
            window.climb(next);
            top += 1;
        }
        let (mut y, mut digit) = (zero.clone(), zero);
        for place in (0..=top).rev() {
            let gain = match place {
                0 => one.clone(),
                _ => (window.here.checked_minus(&window.before)).expect("weights increase"),
            };
            (digit, room) = room.div_rem_by(&gain);
            if !digit.is_zero() {
                y = y.checked_plus(&digit.checked_times(&window.here)?)?;
            }
            if place > 0 {
                window.descend();
            }
        }
        // The next entry is shift(first) = (k+1)·first + unshift(first) + its last digit. As the first entry does
        // not end in 0, adding one to y carried nothing: its last digit is that of y and one more.
        let first = y.checked_plus(&one)?;
        let unshifted = first.checked_minus(row).expect("row = f(first)");
        window.before = (unshifted.checked_plus(&digit))
            .and_then(|sum| sum.checked_plus(&one))
            .expect("at most first");
        window.here = first;
        Some(window)
    }

    /// g_{n+1} = p_{n+1} − p_n = k·p_n + p_{n−1}; `None`: it does not fit.
    fn gain_above(&self, window: &Window<N>) -> Option<N> {
        let multiple = self.numeration.k().checked_times(&window.here)?;
        multiple.checked_plus(&window.before)
    }
}
