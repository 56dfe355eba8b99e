//! What can be done: one verb to a file.

mod check;
mod checker;
mod completions;
mod games;
mod hack;
mod heap;
mod judge;
mod man;
mod play;
mod prove;
mod sequence;
mod solve;
mod table;
mod testdata;

pub(crate) use check::Check;
pub(crate) use checker::Checker;
pub(crate) use completions::Completions;
pub(crate) use games::Games;
pub(crate) use hack::Hack;
pub(crate) use heap::Heap;
pub(crate) use judge::Judge;
pub(crate) use man::Man;
pub(crate) use prove::Prove;
pub(crate) use sequence::Sequence;
pub(crate) use solve::Solve;
pub(crate) use table::Table;
pub(crate) use testdata::Testdata;
