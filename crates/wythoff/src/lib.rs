//! Exact take-away games: who wins, every winning move, and why, for piles of any size.
//!
//! Decide a position: who wins, by which moves, and what that rests on.
//!
//! ```
//! use wythoff::{Position, parse_game};
//! let answer = parse_game("wythoff")?.analyse(&Position::from([8, 4]))?;
//! assert!(answer.outcome.is_win());
//! assert_eq!(answer.moves[0].leaves, Position::from([7, 4]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! From the rules of a game nobody has studied to a proved theorem, and to a winning move among 10^50 stones.
//!
//! ```
//! use wythoff::{UBig, prove};
//! let theorem = prove::theorem("like wythoff; end when a + b <= 2")?;
//! let moves = theorem.winning_moves(&[UBig::from(10u8).pow(50), UBig::from(17u8)], 10)?;
//! assert!(theorem.outcome(moves[0].leaves.piles())?.is_loss());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Win a sum of games played side by side, one of them given by its rules.
//!
//! ```
//! use wythoff::{Effort, Play, parse_sum};
//! let sum = parse_sum("wythoff[8,4] + nim[3,5] + rules('x>0,y=0 | x=0,y>0 | x=1,y=1')[5,9]")?;
//! let answer = sum.analyse(Play::Normal, &mut Effort::default())?;
//! assert!(answer.moves.iter().any(|to| to.part == 2)); // there is a winning move in the last of them
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The Grundy value of a huge heap of an octal game, by its period.
//!
//! ```
//! use wythoff::{Position, UBig, parse_game};
//! let value = parse_game("kayles")?.value(&Position(vec![UBig::from(10u8).pow(100)]))?;
//! assert_eq!(value.grundy, 1u8.into());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Draw a table as a picture: `wythoff-show`, the crate of all that people read or look at, has it on its front page.
//! The same five tasks are programs in the folders `examples`.
//!
//! | module | what lives there |
//! |---|---|
//! | [`number`] | exact naturals, quadratic irrationals, Beatty sequences, numeration systems |
//! | [`position`] | a position is a list of pile sizes; an outcome is a win or a loss for the player to move |
//! | [`game`] | what a game is: a value that is its rules |
//! | [`mod@heap`] | the rules of heaps that are taken from and broken, their Grundy values and the periods of those |
//! | [`board`] | two-pile boards: Grundy values of k-Wythoff, in tables and far out |
//! | [`answer`] | the answer to a position, and what it rests on |
//! | [`theory`] | closed forms: one theorem to a file |
//! | [`mod@games`] | one game to a file, and the table of their names |
//! | [`effort`] | how much a question may cost |
//! | [`watch`] | who is told how far something has come, and may stop it |
//! | [`solve`] | answers by whatever reaches them: a theorem, known values, search for any rules; sums and boards |
//! | [`rules`] | games given by conditions: the rule language, clauses, tables |
//! | [`prove`] | from rules to a theorem: guess, prove or refute, play by the proof |
//! | [`gallery`] | named variants in the rule language, with title and source |
//! | [`certificate`] | a proof as a file |
//! | [`check`] | the independent checker of certificates |
//! | [`coq`] | theorems for the proof assistant Coq, and the library they need |
//! | [`batch`] | outcomes for whole arrays of positions |
//! | [`judge`] | contest formats: bytes in, bytes out |
//! | [`explain`] | why: explanations as claims with numbers and certificates |
//! | [`mod@code`] | exact programs for contest problems and games, in four languages |
//! | [`precision`] | where published formulas go wrong |
//!
//! The machinery under these (automata, numerals and linear conditions digit by digit, vector kernels) is public for
//! tests and benchmarks, and promises nothing.

pub mod answer;
#[doc(hidden)]
pub mod automata;
pub mod batch;
pub mod board;
pub mod certificate;
pub mod check;
pub mod code;
pub mod coq;
mod edits;
pub mod effort;
pub mod explain;
pub mod gallery;
pub mod game;
pub mod games;
pub mod heap;
pub mod judge;
#[doc(hidden)]
pub mod logic;
pub mod number;
pub mod position;
pub mod precision;
pub mod prove;
mod quoted;
pub mod rules;
#[doc(hidden)]
pub mod simd;
pub mod solve;
pub mod theory;
pub mod watch;

pub use answer::{
    Answer, Checked, Evidence, MoveTo, Moves, PartAnswer, ProofAbout, SearchError, SolveError,
    Status, Theorem, Value,
};
pub use batch::{Backend, outcomes_each_k, outcomes_u32, outcomes_u64};
pub use effort::{Budget, Effort};
pub use game::{ClosedForm, Game, IllegalMove, Move, Valued};
pub use games::{
    Bachet, Euclid, Fibonacci, GameEntry, GameNameError, Misere, Moore, NamedGame, Nim, Staircase,
    Wythoff, games, parse_game,
};
pub use heap::{HeapRules, HeapRulesError, NimSequence, Period, Periodicity};
pub use number::{
    Beatty, BeattyError, Decimal, FibonacciWord, Letter, Natural, NotDecimal, NotIrrational,
    Numeration, ParseNumberError, ParseQuadraticError, Partition, QuadraticIrrational,
    WythoffArray, parse_natural, partition,
};
pub use position::{Outcome, PileCountError, Play, Position, PositionError};
pub use prove::parse_rules;
pub use rules::{Atom, Clause, ParseRulesError, Rules, RulesError};
pub use solve::by_rules::ByRules;
pub use solve::sum::{Part, PartGame, Sum, parse_sum};
pub use watch::{Progress, Watch};

/// Natural numbers without limit.
pub use dashu_int::UBig;

/// Integers without limit.
pub use dashu_int::IBig;

/// The example of the package's first page is run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
