//! Every game of the table under the same laws.

mod big;
mod far;
mod heaps;
mod laws;
mod legal;
mod moves;
mod one_file;
mod published;
mod schwenk;
mod small;
mod sums;
