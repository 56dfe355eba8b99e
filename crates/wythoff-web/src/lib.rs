//! Wythoff in the browser: questions and answers as JSON, tables as arrays of numbers.
//!
//! Everything here is plain Rust that runs and is tested anywhere; the bindings exist only in WebAssembly, and do nothing
//! but hand text and arrays over. No question makes it panic: what cannot be answered is an error in words.
//!
//! | module | what lives there |
//! |---|---|
//! | [`question`] | every question the page asks, and its answer |
//! | [`fields`] | what a question says |
//! | [`setup`] | a game with a position to begin with, small enough to be drawn |
//! | [`game_state`] | where a game stands after some moves, and what may be done |
//! | [`take`] | stones a hand has picked up, as a move, or why it is none |
//! | [`opponent`] | moves of the opponents: perfect, or careless now and then |
//! | [`review`] | where a win was thrown away |
//! | [`reason`] | who wins and why, in words |
//! | [`solve`] | a position of any size |
//! | [`see`] | tables and losing pairs |
//! | [`learn`] | explanations |
//! | [`book`] | what is written when the page is built: theorems, formulas judged, programs |
//! | [`laboratory`] | from rules to a theorem |
//! | [`words`] | moves and refusals in both languages |
#![forbid(unsafe_code)]

pub mod book;
#[cfg(target_family = "wasm")]
pub mod browser;
pub mod fields;
pub mod game_state;
pub mod laboratory;
pub mod learn;
pub mod opponent;
pub mod question;
pub mod reason;
pub mod review;
pub mod see;
pub mod setup;
pub mod solve;
pub mod take;
pub mod words;

pub use question::answer;
