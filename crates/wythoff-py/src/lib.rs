//! Wythoff in Python: the module `wythoff._wythoff`, which the package `wythoff` (`python/wythoff`) is made of.
//!
//! Everything is answered by the library and told by `wythoff-show`, as on the command line: here Python's values become
//! the library's and back. No question holds Python's lock while it is thought about, and Ctrl-C ends what takes long.
//!
//! | module | what lives there |
//! |---|---|
//! | `speech` | the language of this process; exceptions in words |
//! | `integer` | integers of Python and naturals of the library |
//! | `json` | documents as values of Python |
//! | `patience` | long work on a thread of its own, ended by Ctrl-C or a time limit |
//! | `given` | rules as they are given |
//! | `signals` | Ctrl-C for work that cannot be left behind |
//! | `question` | what is asked: a position, a sum, a game by rules |
//! | `answer`, `moves`, `evidence` | the answer to it |
//! | `outcomes`, `columns` | who wins, for arrays |
//! | `pairs` | losing pairs as arrays |
//! | `grundy` | tables of Grundy values |
//! | `heap` | the values of heaps and their periods |
//! | `search`, `theorem`, `values`, `automaton` | from rules to a theorem |
//! | `table` | tables to look at |
//! | `program` | the command line, which is the rest of this process |
//! | `sentence` | the words of what is written in Python |
#![forbid(unsafe_code)]

mod answer;
mod automaton;
mod columns;
mod evidence;
mod given;
mod grundy;
mod heap;
mod integer;
mod json;
mod moves;
mod outcomes;
mod pairs;
mod patience;
mod program;
mod question;
mod search;
mod sentence;
mod signals;
mod speech;
mod table;
mod theorem;
mod values;

use pyo3::prelude::*;

/// The compiled part of the package `wythoff`; import that.
#[pymodule]
mod _wythoff {
    #[pymodule_export]
    use super::answer::{Answer, solve};
    #[pymodule_export]
    use super::automaton::Automaton;
    #[pymodule_export]
    use super::evidence::Evidence;
    #[pymodule_export]
    use super::grundy::{_fill_grundy_seconds, grundy_table};
    #[pymodule_export]
    use super::heap::{Period, nim_sequence, period};
    #[pymodule_export]
    use super::moves::Move;
    #[pymodule_export]
    use super::outcomes::outcomes;
    #[pymodule_export]
    use super::pairs::losing_pairs;
    #[pymodule_export]
    use super::program::_run;
    #[pymodule_export]
    use super::sentence::_sentence;
    #[pymodule_export]
    use super::speech::{language, set_language};
    #[pymodule_export]
    use super::table::Table;
    #[pymodule_export]
    use super::theorem::{Theorem, prove};
    #[pymodule_export]
    use super::values::GrundyTheorem;
}
