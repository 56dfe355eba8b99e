//! Every game of the table under the same laws.

mod big;
mod laws;
mod published;
mod small;
mod sums;
