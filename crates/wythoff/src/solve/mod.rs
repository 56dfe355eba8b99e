//! Search and tabulation.

pub mod board;
