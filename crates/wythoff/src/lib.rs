//! Exact take-away games: who wins, every winning move, and why, for piles of any size.
//!
//! | module | what lives there |
//! |---|---|
//! | [`number`] | exact naturals, quadratic irrationals, Beatty sequences, numeration systems |
//! | [`position`] | a position is a list of pile sizes; an outcome is a win or a loss for the player to move |
//! | [`game`] | what a game is: a value that is its rules |
//! | [`analysis`] | the answer to a position, and what it rests on |
//! | [`theory`] | closed forms: one theorem to a file |
//! | [`mod@games`] | one game to a file, and the table of their names |
//! | [`effort`] | how much a question may cost |
//! | [`solve`] | answers by whatever reaches them: a theorem, known values and periods, boards, search for any rules |
//! | [`rules`] | games given by conditions: the rule language, clauses, tables |
//! | [`automata`] | automata over symbols |
//! | [`logic`] | numerals and linear conditions, digit by digit |
//! | [`prove`] | from rules to a theorem: guess, prove or refute, play by the proof |
//! | [`gallery`] | named variants in the rule language, with title and source |
//! | [`certificate`] | a proof as a file |
//! | [`check`] | the independent checker of certificates |
//! | [`batch`] | outcomes for whole arrays of positions |
//! | [`judge`] | contest formats: bytes in, bytes out |
//! | [`explain`] | why: explanations as data, in words and formulas; theorems with proofs and figures |
//! | [`mod@code`] | exact programs for contest problems and games, in four languages |
//! | [`precision`] | where published formulas go wrong |
//! | [`language`] | English and Chinese |
//! | [`simd`] | the only module with `unsafe`: vector kernels, each beside its safe twin |

pub mod analysis;
pub mod automata;
pub mod batch;
pub mod certificate;
pub mod check;
pub mod code;
mod edits;
pub mod effort;
pub mod explain;
pub mod gallery;
pub mod game;
pub mod games;
pub mod judge;
pub mod language;
pub mod logic;
pub mod number;
pub mod position;
pub mod precision;
pub mod prove;
mod quoted;
pub mod rules;
pub mod simd;
pub mod solve;
pub mod theory;

pub use analysis::{Analysis, Evidence, Moves, PileCountError, Theorem};
pub use batch::{Backend, outcomes_each_k, outcomes_u32, outcomes_u64};
pub use effort::Effort;
pub use game::{ClosedForm, Game, PositionError, Valued};
pub use games::{
    Bachet, Euclid, Fibonacci, GameEntry, GameNameError, Misere, Moore, NamedGame, Nim, Staircase,
    Wythoff, games, parse_game,
};
pub use language::{Language, Text};
pub use number::{
    Beatty, BeattyError, FibonacciWord, Letter, Natural, NotIrrational, Numeration,
    ParseNumberError, ParseQuadraticError, Partition, QuadraticIrrational, WythoffArray,
    parse_natural, partition,
};
pub use position::{Outcome, Play, Position};
pub use rules::{Atom, Clause, ParseRulesError, Rules, RulesError, parse_rules};
pub use solve::SolveError;
pub use solve::heap::{HeapRules, HeapRulesError, NimSequence, Period, Periodicity};
pub use solve::sum::{Sum, parse_sum};

/// Natural numbers without limit.
pub use dashu_int::UBig;

/// Integers without limit.
pub use dashu_int::IBig;

/// The examples of `DESIGN.md` are run.
#[cfg(doctest)]
#[doc = include_str!("../../../DESIGN.md")]
struct DesignExamples;

/// So are those of `README.md` and `README.zh.md`.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
#[doc = include_str!("../../../README.zh.md")]
struct ReadmeExamples;
