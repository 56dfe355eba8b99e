//! Closed forms: one theorem to a file.

pub mod wythoff;
