//! Linear arithmetic through numeration systems: numerals, and automata that track the value of a form.

mod convert;
mod fate;
mod infeasible;
mod system;
mod tracker;
mod valid;

pub(crate) use convert::Converter;
pub(crate) use infeasible::is_infeasible;
pub use system::{NumberSystem, Numerals, SystemError};
pub(crate) use tracker::{DEAD, TOP, Tracker};
