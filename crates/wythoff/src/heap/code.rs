//! Taking-and-breaking codes: a digit for each number of stones taken, octal or hexadecimal.

use std::fmt;

/// The rules of a taking-and-breaking game, written as digits `d₀.d₁d₂d₃…`.
///
/// Digit d_k says what may be left of a heap after taking k stones: 1 nothing, 2 one heap, 4 two heaps, 8 three
/// heaps, none of them empty; other digits are sums of these. So Kayles, take one stone or two and then break the
/// heap if you like, is `0.77`. Digits up to 7 are *octal* codes (Guy and Smith, 1956); a digit from 8 makes the
/// code *hexadecimal*, written with `0x` in front.
///
/// The first digit has no 1 and no 2: taking nothing must break the heap, or play would never end.
///
/// ```
/// use wythoff::heap::HeapRules;
/// assert_eq!(".770".parse::<HeapRules>()?.to_string(), "0.77");
/// assert_eq!("0x8.3F".parse::<HeapRules>()?.to_string(), "0x8.3f");
/// # Ok::<(), wythoff::GameNameError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct HeapCode {
    /// d₀, d₁, …; the last is not zero, the first is 0, 4, 8 or 12.
    digits: Vec<u8>,
}

/// The bit of a digit that lets the move leave so many heaps.
const fn bit(heaps: usize) -> u8 {
    1 << heaps
}

impl HeapCode {
    /// The code with these digits, trailing zeros dropped; `None` if it has no move, or if some digit is above 15,
    /// or if the first lets a heap stand still.
    pub fn new(digits: &[u8]) -> Option<Self> {
        let last = digits.iter().rposition(|&digit| digit != 0)?;
        let digits = digits[..=last].to_vec();
        let stands_still = digits[0] & (bit(0) | bit(1)) != 0;
        (!stands_still && digits.iter().all(|&digit| digit < 16)).then_some(Self { digits })
    }

    /// d₀, d₁, … up to the last that is not zero.
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The most stones a move takes.
    pub fn most_taken(&self) -> usize {
        self.digits.len() - 1
    }

    /// The most heaps a move leaves of one, at least 1.
    pub fn most_heaps_left(&self) -> usize {
        (2..=3)
            .rev()
            .find(|&heaps| self.digits.iter().any(|digit| digit & bit(heaps) != 0))
            .unwrap_or(1)
    }

    /// Whether some digit is above 7.
    pub fn is_hexadecimal(&self) -> bool {
        self.most_heaps_left() == 3
    }

    /// The numbers of stones whose taking may leave exactly so many heaps, ascending.
    pub fn taken_leaving(&self, heaps: usize) -> impl Iterator<Item = usize> + '_ {
        self.digits
            .iter()
            .enumerate()
            .filter(move |(_, digit)| *digit & bit(heaps) != 0)
            .map(|(taken, _)| taken)
    }
}

impl fmt::Display for HeapCode {
    /// `0.77`, `4`, `0x0.3f`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_hexadecimal() {
            f.write_str("0x")?;
        }
        for (taken, digit) in self.digits.iter().enumerate() {
            if taken == 1 {
                f.write_str(".")?;
            }
            write!(f, "{digit:x}")?;
        }
        Ok(())
    }
}
