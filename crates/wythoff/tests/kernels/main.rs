//! What reaches the vector kernels; these tests also run under the address sanitizer.

mod batch;
mod decimal;
mod give_out;
mod judge;
mod long_numerals;
mod moves;
mod nim_sums;
mod numerals;
mod tokens;
mod winners;
