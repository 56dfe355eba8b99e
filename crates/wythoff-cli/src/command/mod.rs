//! What can be done: one verb to a file.

mod check;
mod code;
mod completions;
mod games;
mod heap;
mod judge;
mod man;
mod play;
mod precision;
mod prove;
mod sequence;
mod solve;
mod table;

pub(crate) use check::Check;
pub(crate) use code::Code;
pub(crate) use completions::Completions;
pub(crate) use games::Games;
pub(crate) use heap::Heap;
pub(crate) use judge::Judge;
pub(crate) use man::Man;
pub(crate) use precision::Precision;
pub(crate) use prove::Prove;
pub(crate) use sequence::Sequence;
pub(crate) use solve::Solve;
pub(crate) use table::Table;
