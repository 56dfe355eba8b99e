//! What reaches the vector kernels; these tests also run under the address sanitizer.

mod batch;
mod decimal;
mod judge;
mod moves;
mod numerals;
mod tokens;
