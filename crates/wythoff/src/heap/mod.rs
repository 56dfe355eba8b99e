//! Games of heaps that are taken from and broken: their rules, their Grundy values, the periods of those.
//!
//! | type | what it is |
//! |---|---|
//! | [`HeapRules`] | the rules for one heap: octal and hexadecimal codes, subtraction sets, Lasker's and Grundy's games |
//! | [`NimSequence`] | the Grundy values of heaps 0, 1, 2, …, as far as asked for |
//! | [`Periodicity`] | what is known of their period: proved, seen, or unknown |
//! | [`SparseSpace`] | which of the values are rare |
//! | [`CheckpointError`] | a long computation can be written down and taken up again |

mod again;
mod checkpoint;
mod code;
mod engine;
mod error;
mod extend_error;
mod options;
mod parse;
mod period;
mod rules;
mod sequence;
mod sparse;

pub use checkpoint::CheckpointError;
pub use code::HeapCode;
pub use engine::LARGEST_HEAP;
pub use error::{HeapRulesError, HeapRulesReason};
pub use extend_error::ExtendError;
pub use period::{Period, Periodicity, Proof};
pub use rules::{Amounts, HeapRules};
pub use sequence::NimSequence;
pub use sparse::SparseSpace;
