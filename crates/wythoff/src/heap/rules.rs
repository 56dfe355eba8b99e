//! The rules of games played with heaps that do not touch each other, as data.

use std::fmt;
use std::num::NonZeroU32;

use super::code::HeapCode;

/// The rules for one heap: what a move may make of it.
///
/// A position is any number of heaps; a move changes one of them and leaves the others. It prints as the text it
/// can be read from; games with the same options are the same value where that is plain to see, so
/// `subtraction(1,2,3)` is `subtraction(1..3)` and `kayles` is `0.77`.
///
/// | text | rules |
/// |---|---|
/// | `0.77`, `.137`, `4.3`, `4` | an octal code, see [`HeapCode`] |
/// | `0x0.3f` | a hexadecimal code: always with `0x`, so that an 8 in an octal code is found out |
/// | `subtraction(1,3,4)` | take one of these amounts |
/// | `subtraction(1..7)` | take at most 7 |
/// | `all-but(2,3,7)` | take any other amount |
/// | `kayles`, `dawsons-kayles`, `dawsons-chess` | `0.77`, `0.07`, `0.137` |
/// | `lasker` | take any amount, or break the heap in two |
/// | `grundy` | break the heap in two that differ |
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum HeapRules {
    /// An octal or hexadecimal code.
    Code(HeapCode),
    /// Take one of these amounts.
    Subtraction(Amounts),
    /// Take at most so many stones (Bachet's game).
    AtMost(NonZeroU32),
    /// Take any amount but these.
    AllBut(Amounts),
    /// Take any amount, or break the heap in two (Lasker's Nim).
    Lasker,
    /// Break the heap in two that differ (Grundy's game).
    Grundy,
}

/// Some numbers of stones, at least one of them, none zero, each once, ascending.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Amounts(Vec<NonZeroU32>);

impl Amounts {
    /// The amounts in any order; `None` if there are none.
    pub fn new(amounts: impl IntoIterator<Item = NonZeroU32>) -> Option<Self> {
        let mut amounts: Vec<NonZeroU32> = amounts.into_iter().collect();
        amounts.sort_unstable();
        amounts.dedup();
        (!amounts.is_empty()).then_some(Self(amounts))
    }

    /// The amounts, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u32> + Clone + '_ {
        self.0.iter().map(|amount| amount.get())
    }

    /// The largest amount.
    pub fn largest(&self) -> u32 {
        self.0.last().expect("there is one").get()
    }

    /// The largest amount, if all smaller ones are there too.
    pub fn all_to(&self) -> Option<NonZeroU32> {
        let largest = *self.0.last().expect("there is one");
        // Each once, ascending and none zero: as many as the largest means all of them.
        (self.0.len() as u64 == u64::from(largest.get())).then_some(largest)
    }

    /// Whether this is one of the amounts.
    pub fn contains(&self, amount: u64) -> bool {
        self.0
            .binary_search_by_key(&amount, |known| known.get().into())
            .is_ok()
    }
}

impl HeapRules {
    /// Knocking down one skittle or two that touch: 0.77.
    pub fn kayles() -> Self {
        Self::octal(&[0, 7, 7])
    }

    /// Knocking down two skittles that touch: 0.07.
    pub fn dawsons_kayles() -> Self {
        Self::octal(&[0, 0, 7])
    }

    /// Dawson's chess: 0.137.
    pub fn dawsons_chess() -> Self {
        Self::octal(&[0, 1, 3, 7])
    }

    /// Taking one of these amounts.
    pub fn subtraction(amounts: Amounts) -> Self {
        match amounts.all_to() {
            Some(most) => Self::AtMost(most),
            None => Self::Subtraction(amounts),
        }
    }

    /// The largest number of stones that the rules name, to be taken or not to be; 0 if they name none.
    ///
    /// Only from this heap on does all that the rules say count.
    pub fn largest_amount(&self) -> u64 {
        match self {
            Self::Code(code) => code.most_taken() as u64,
            Self::Subtraction(amounts) | Self::AllBut(amounts) => amounts.largest().into(),
            Self::AtMost(most) => most.get().into(),
            Self::Lasker | Self::Grundy => 0,
        }
    }

    fn octal(digits: &[u8]) -> Self {
        Self::Code(HeapCode::new(digits).expect("a code with a move"))
    }
}

impl fmt::Display for Amounts {
    /// `1,3,4`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, amount) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str(",")?;
            }
            write!(f, "{amount}")?;
        }
        Ok(())
    }
}
