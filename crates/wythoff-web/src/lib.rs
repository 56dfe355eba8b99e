//! Wythoff in the browser: questions and answers as JSON, tables as arrays of numbers.
//!
//! Everything here is plain Rust that runs and is tested anywhere; the bindings exist only in WebAssembly, and do nothing
//! but hand text and arrays over. No question makes it panic: what cannot be answered is an error in words.
//!
//! | module | what lives there |
//! |---|---|
//! | [`question`] | every question the page asks, as it is read |
//! | [`answer`](mod@answer) | the answer to each |
//! | [`typescript`] | the types of both, for the page |
//! | [`dictionary`] | the words of the page itself |
//! | [`offered`] | the games there are to choose from |
//! | [`setup`] | a game with a position to begin with, small enough to be drawn |
//! | [`game_state`] | where a game stands after some moves, and what may be done |
//! | [`take`] | stones a hand has picked up, as a move, or why it is none |
//! | [`opponent`] | moves of the opponents: perfect, or careless now and then |
//! | [`puzzle`] | puzzles, graded by how long the play is that decides them |
//! | [`review`] | where a win was thrown away |
//! | [`reason`] | who wins and why, in words |
//! | [`solve`] | a position of any size |
//! | [`see`] | tables and losing pairs |
//! | [`learn`] | explanations |
//! | [`book`] | what is written when the page is built: theorems, formulas judged, programs |
//! | [`laboratory`] | from rules to a theorem |
//! | [`words`] | moves and refusals in words |
#![forbid(unsafe_code)]

pub mod answer;
#[cfg(not(target_family = "wasm"))]
pub mod book;
#[cfg(target_family = "wasm")]
pub mod browser;
#[cfg(not(target_family = "wasm"))]
pub mod dictionary;
pub mod game_state;
pub mod laboratory;
pub mod learn;
pub mod offered;
pub mod opponent;
pub mod puzzle;
pub mod question;
pub mod reason;
pub mod review;
pub mod see;
pub mod setup;
pub mod solve;
pub mod take;
#[cfg(not(target_family = "wasm"))]
pub mod typescript;
pub mod words;

pub use answer::answer;

/// The examples of the repository's documents are run: here, because this crate is never published and may look above its
/// own directory.
#[cfg(doctest)]
#[doc = include_str!("../../../DESIGN.md")]
#[doc = include_str!("../../../README.md")]
#[doc = include_str!("../../../README.zh.md")]
struct Documents;
