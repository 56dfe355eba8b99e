//! From the rules a user gives to a theorem that rests on a checked certificate: what `lab`, `prove` and `solve` share.

mod cache;
mod demanded;
mod files;
mod given;
mod options;
mod search;
mod setting;
mod sought;

pub(crate) use demanded::ByRules;
pub(crate) use files::Files;
pub(crate) use given::{Given, for_shell, in_text, not_in_gallery, on_one_line};
pub(crate) use options::Options;
pub(crate) use search::{Found, Nothing, Proved, find};
pub(crate) use setting::Settings;
pub(crate) use sought::{Sought, Values};
