//! Linear arithmetic through numeration systems: numerals, and automata that track the value of a form.

mod bits;
mod completions;
mod convert;
mod lag;
mod side_by_side;
mod system;
mod tracker;
mod valid;

pub use crate::number::Numerals;
pub(crate) use convert::Converter;
pub(crate) use lag::{Lag, MOST_PLACES, Slope};
pub use system::{NumberSystem, SystemError};
pub(crate) use tracker::{DEAD, Row, TOP, Tracker};
