//! Closed forms: one theorem to a file.

pub mod euclid;
pub mod nim;
pub mod schwenk;
pub mod wythoff;
