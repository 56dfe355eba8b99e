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

    /// Appends the cells, least byte first.
    fn push_bytes(cells: &[Self], bytes: &mut Vec<u8>);

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

            fn push_bytes(cells: &[Self], bytes: &mut Vec<u8>) {
                let start = bytes.len();
                bytes.resize(start + cells.len() * Self::BYTES, 0);
                let places = bytes[start..].as_chunks_mut().0;
                places.iter_mut().zip(cells).for_each(|(place, cell)| *place = cell.to_le_bytes());
            }

            fn from_bytes(bytes: &[u8]) -> Self {
                Self::from_le_bytes(bytes.try_into().expect("as many bytes as the cell has"))
            }
        }
    )*};
}

cell!(u8 u16 u32);
