//! Vector kernels, chosen at run time by what the processor has; each stands beside its safe twin.
//!
//! The only module of the workspace where `unsafe` is allowed: for loads, stores and prefetches, and
//! for the call of a kernel once the processor is known to have its instructions.
#![allow(unsafe_code)]

mod decide;
pub mod give_out;
pub mod moves;
pub mod nim_sums;
pub mod numerals;
pub mod prefetch;
pub mod tokens;
pub mod transform;
pub mod winners;

pub use decide::Backend;
