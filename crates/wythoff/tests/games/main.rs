//! Every game of the table under the same laws.

mod big;
mod far;
mod heaps;
mod laws;
mod moves;
mod published;
mod schwenk;
mod small;
mod sums;
