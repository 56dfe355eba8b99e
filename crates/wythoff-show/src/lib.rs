//! All that people read and look at: messages, proofs and figures, in every language.
//!
//! The mathematics is in [`wythoff`] and knows no language; here it gets its words. A language is one folder of
//! `languages/`: messages in Fluent (`*.ftl`), long prose in Markdown (`*.md`), both with formulas between dollar signs.
//! Nothing else has to be touched to add one.
//!
//! Who wins each position of Wythoff's game, as a picture:
//!
//! ```
//! # #[cfg(feature = "whole")] {
//! use wythoff::{Wythoff, board::format::{Table, Values}};
//! use wythoff_show::heat_map::{Labels, write_svg};
//! let game = &Wythoff::new(0u64);
//! let cells: Vec<u8> = (0..64).flat_map(|a| (0..64).map(move |b| game.outcome(&a, &b) as u8)).collect();
//! let table = Table::new("wythoff", Values::Outcome, 64, &cells)?;
//! let labels = Labels { title: "Wythoff's game", rows: "first pile", columns: "second pile", zero: "lost", one: "won" };
//! let mut picture = Vec::new();
//! write_svg(&table, &labels, &mut picture)?;
//! assert!(picture.starts_with(b"<svg "));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | what lives there |
//! |---|---|
//! | [`language`] | which languages there are |
//! | [`message`] | something to say, not yet in a language |
//! | [`complaint`] | the errors of the library as messages |
//! | [`flaw`] | why a certificate is not valid |
//! | [`game`] | what games are called, and their rules in one line |
//! | [`heat_map`] | tables as pictures |
//! | [`list`] | several things in one sentence |
//! | [`pattern`] | the theorem in words |
//! | [`period`] | the period of the values of heaps in words |
//! | [`sparse`] | their rare values in words |
//! | [`precision`] | the formulas people publish |
//! | [`program`] | programs with their comments, contest problems |
//! | [`pseudo`] | a language nobody speaks, for tests |
//! | [`report`] | answers in words |
//! | [`rules`] | the rule language: its page, and what is wrong with a text |
//! | [`shorten`] | long numbers, shortened |
//! | [`texts`] | the texts of one language |
//! | [`prose`] | messages as sentences with formulas |
//! | [`formula`] | formulas as trees, and reading them |
//! | [`markdown`] | prose in Markdown |
//! | [`page`] | blocks of words and formulas |
//! | [`render`] | pages as terminal text, Markdown and HTML |
//! | [`explain`] | explanations as pages |
//! | [`theorem`] | the theorems with their proofs |
//! | [`figures`] | drawings of the theorems |
//!
//! Without the feature `whole` the texts are those of answers and explanations; theorems, programs, published formulas
//! and figures are not there.
#![forbid(unsafe_code)]

pub mod complaint;
pub mod explain;
#[cfg(feature = "whole")]
pub mod figures;
pub mod flaw;
pub mod formula;
pub mod game;
pub mod heat_map;
pub mod language;
pub mod list;
#[cfg(feature = "whole")]
pub mod markdown;
pub mod message;
pub mod page;
pub mod pattern;
#[cfg(feature = "whole")]
pub mod period;
#[cfg(feature = "whole")]
pub mod precision;
#[cfg(feature = "whole")]
pub mod program;
pub mod prose;
pub mod pseudo;
pub mod render;
#[cfg(feature = "whole")]
pub mod report;
pub mod rules;
pub mod shorten;
#[cfg(feature = "whole")]
pub mod sparse;
pub mod texts;
#[cfg(feature = "whole")]
pub mod theorem;
mod visible;

pub use language::Language;
pub use message::{Message, Value};
pub use texts::Texts;
pub use visible::visible;
