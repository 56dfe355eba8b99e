//! From the rules a user gives to a theorem that rests on a checked certificate: what `lab`, `prove` and `solve` share.

mod cache;
mod files;
mod given;
mod options;
mod search;
mod setting;

pub(crate) use files::Files;
pub(crate) use given::{Given, not_in_gallery};
pub(crate) use options::Options;
pub(crate) use search::{Found, Nothing, Proved, find, numeration};
pub(crate) use setting::Settings;
