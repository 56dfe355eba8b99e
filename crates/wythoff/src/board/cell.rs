//! What a table holds in a cell: a small natural.

use std::fmt::{Debug, Display};

/// A cell of a table: `u8`, `u16` or `u32`.
///
/// The largest number of the type stands for a cell that is not filled, never for a value.
///
/// ```
/// use wythoff::board::Cell;
/// assert_eq!(u8::from_value(254), Some(254));
/// assert_eq!(u8::from_value(255), None);
/// ```
pub trait Cell:
    sealed::Sealed + Copy + Ord + Debug + Display + Into<u32> + Send + Sync + 'static
{
    /// A cell that is not filled.
    const EMPTY: Self;

    /// How many bytes a cell takes.
    const BYTES: usize;

    /// The cell with this value, if it fits.
    fn from_value(value: u32) -> Option<Self>;

    /// The cell with a value that is known to fit.
    fn narrow(value: u32) -> Self;

    /// Appends the cell, least byte first.
    fn push_bytes(self, bytes: &mut Vec<u8>);

    /// The cell that [`push_bytes`](Cell::push_bytes) wrote; `bytes` has `BYTES` of them.
    fn from_bytes(bytes: &[u8]) -> Self;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! cell {
    ($($word:ty)*) => {$(
        impl sealed::Sealed for $word {}

        impl Cell for $word {
            const EMPTY: Self = Self::MAX;
            const BYTES: usize = size_of::<Self>();

            fn from_value(value: u32) -> Option<Self> {
                (value < Self::MAX.into()).then_some(value as Self)
            }

            fn narrow(value: u32) -> Self {
                value as Self
            }

            fn push_bytes(self, bytes: &mut Vec<u8>) {
                bytes.extend_from_slice(&self.to_le_bytes());
            }

            fn from_bytes(bytes: &[u8]) -> Self {
                Self::from_le_bytes(bytes.try_into().expect("as many bytes as the cell has"))
            }
        }
    )*};
}

cell!(u8 u16 u32);
