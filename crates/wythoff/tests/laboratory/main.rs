//! From the rules of a game to a checked theorem.

mod gallery;
mod prove;
mod rules;
