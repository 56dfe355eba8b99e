//! What can be done: one verb to a file.

use std::io::{self, Write};

use crate::failure::Failure;

mod atlas;
mod census;
mod check;
mod checker;
mod code;
mod completions;
mod contest;
mod convention;
mod coq;
mod effort;
mod explain;
mod game;
mod games;
mod guess;
mod hack;
mod heap;
mod judge;
mod lab;
mod man;
mod page;
mod play;
mod precision;
mod prove;
mod question;
mod sequence;
mod solve;
mod sum;
mod table;
mod testdata;

pub(crate) use atlas::Atlas;
pub(crate) use census::Census;
#[cfg(test)]
pub(crate) use census::SPACES;
pub(crate) use check::Check;
pub(crate) use checker::Checker;
pub(crate) use code::Code;
pub(crate) use completions::Completions;
pub(crate) use coq::{Coq, write_library};
pub(crate) use explain::Explain;
pub(crate) use games::Games;
pub(crate) use guess::Guess;
pub(crate) use hack::{Hack, second_self};
pub(crate) use heap::Heap;
pub(crate) use judge::Judge;
pub(crate) use lab::Lab;
pub(crate) use man::Man;
pub(crate) use page::Page;
pub(crate) use play::Play;
pub(crate) use precision::Precision;
pub(crate) use prove::Prove;
pub(crate) use sequence::Sequence;
pub(crate) use solve::Solve;
pub(crate) use table::Table;
pub(crate) use testdata::Testdata;

/// Prints a document of one line.
fn print_line(document: &impl serde::Serialize) -> Result<(), Failure> {
    let mut stdout = io::BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut stdout, document).map_err(io::Error::from)?;
    writeln!(stdout)?;
    Ok(stdout.flush()?)
}
