//! Files that are written wholly or not at all.

mod asked;
mod destination;
mod partial;
mod replace;
mod scratch;

pub(crate) use asked::{make, probe};
pub(crate) use destination::is_seekable;
pub(crate) use partial::PARTIAL;
pub(crate) use replace::{replace, replace_seekable};
pub(crate) use scratch::Scratch;
