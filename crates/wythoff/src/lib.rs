//! Exact take-away games: who wins, every winning move, and why, for piles of any size.
//!
//! | module | what lives there |
//! |---|---|
//! | [`number`] | exact naturals, quadratic irrationals, Beatty sequences, numeration systems |
//! | [`position`] | a position is a list of pile sizes; an outcome is a win or a loss for the player to move |
//! | [`game`] | what a game is: a value that is its rules |
//! | [`analysis`] | the answer to a position, and what it rests on |
//! | [`theory`] | closed forms: one theorem to a file |
//! | [`games`] | one game to a file |
//! | [`rules`] | rules as data: moves in linear arithmetic, an interpreter, tables |
//! | [`automata`] | finite automata; knows nothing of numbers or games |
//! | [`logic`] | linear arithmetic through numeration systems |
//! | [`prove`] | from rules to theorem: guess, prove or refute, solve any position |
//! | [`certificate`] | the written form of a proof |
//! | [`check`] | the independent checker of certificates |
//! | [`solve`] | answers by computation: search for any rules |
//! | [`simd`] | the only module with `unsafe`: vector kernels, each beside its safe twin |

pub mod analysis;
pub mod automata;
pub mod certificate;
pub mod check;
pub mod game;
pub mod games;
pub mod logic;
pub mod number;
pub mod position;
pub mod prove;
pub mod rules;
pub mod simd;
pub mod solve;
pub mod theory;

pub use analysis::{Analysis, Evidence, PileCountError, Theorem};
pub use game::Game;
pub use games::Wythoff;
pub use number::{
    Beatty, BeattyError, FibonacciWord, Letter, Natural, NotIrrational, Numeration,
    ParseNumberError, ParseQuadraticError, Partition, QuadraticIrrational, WythoffArray,
    parse_natural, partition,
};
pub use position::{Outcome, Play, Position};
pub use rules::{Atom, Clause, Rules, RulesError};

/// Natural numbers without limit.
pub use dashu_int::UBig;

/// Integers without limit.
pub use dashu_int::IBig;

/// The examples of `DESIGN.md` are run.
#[cfg(doctest)]
#[doc = include_str!("../../../DESIGN.md")]
struct DesignExamples;
