//! What can be done: one verb to a file.

mod completions;
mod judge;
mod man;
mod play;
mod sequence;
mod solve;

pub(crate) use completions::Completions;
pub(crate) use judge::Judge;
pub(crate) use man::Man;
pub(crate) use sequence::Sequence;
pub(crate) use solve::Solve;
