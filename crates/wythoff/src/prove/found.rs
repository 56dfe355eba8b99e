//! What a search is asked, what it tells on its way, and what it comes to.

use super::proof::{Counterexample, Proof};
use crate::automata::OutOfBudget;
use crate::logic::Numerals;
use crate::watch::{Progress, Watch};

/// How far a search goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchOptions {
    /// The sizes of the boxes to tabulate, one after the other; empty: the usual ones for the number of piles.
    pub boxes: Vec<u64>,
    /// The numeration systems to look in; empty: the usual ones, and what the slopes suggest.
    pub systems: Vec<Numerals>,
    /// How many states one automaton may have.
    pub states: usize,
    /// How many edges one attempt may look at.
    pub steps: u64,
    /// How many steps the whole search may take: rows or positions tabulated, those looked at by each guess, and
    /// edges looked at by the attempts. A search that comes to this is stopped, on every machine at the same place.
    pub total: u64,
    /// Whether games with a known automaton skip the table.
    pub families: bool,
    /// For games with all single-pile moves, how many rows to tabulate at most.
    pub rows: u32,
    /// For other games, how many positions to tabulate at most.
    pub positions: u64,
    /// For games with all single-pile moves, how many rows to tabulate at most where only the offsets of partners are
    /// learnt, which takes few bytes a row; if values are asked for, all of them together may have so many.
    pub track_rows: u32,
    /// How many bytes a table and the guesses from it may need, by [`table_bytes`]; larger tables are not made. How
    /// many states a guess may have follows from it, too.
    ///
    /// [`table_bytes`]: super::table_bytes
    pub memory: u64,
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self {
            boxes: Vec::new(),
            systems: Vec::new(),
            states: 1_000_000,
            steps: 300_000_000,
            total: u64::MAX,
            families: true,
            rows: 6_400_000,
            positions: 4_000_000,
            track_rows: 25_600_000,
            memory: 4 << 30,
        }
    }
}

/// What a state of a guess costs, with its share of the proof.
const BYTES_A_GUESSED_STATE: u64 = 1 << 21;
/// What a class of one track costs: its states among the pairs, and their share of the proof.
const BYTES_A_CLASS: u64 = 1 << 19;
/// What a class costs that was asked for: such a guess is hardly ever wrong, so all memory is for one proof.
const BYTES_AN_ASKED_CLASS: u64 = 1 << 18;

/// For so many there is always memory.
const FEW_STATES: usize = 1000;

impl SearchOptions {
    /// How many states a guess from a table may have, before the mirror image is added.
    pub(super) fn most_guessed(&self) -> usize {
        let states = usize::try_from(self.memory / BYTES_A_GUESSED_STATE);
        states.unwrap_or(usize::MAX).max(FEW_STATES)
    }

    /// How many classes one track may have.
    pub(super) fn most_classes(&self) -> usize {
        let classes = usize::try_from(self.memory / BYTES_A_CLASS);
        classes.unwrap_or(usize::MAX).max(FEW_STATES)
    }

    /// How many it may have where classes are asked for.
    pub(super) fn most_asked(&self) -> usize {
        let classes = usize::try_from(self.memory / BYTES_AN_ASKED_CLASS);
        classes.unwrap_or(usize::MAX).max(FEW_STATES)
    }
}

/// One guess and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// The size of the table it came from; 0: from no table, the automaton being known or made from rows far out.
    pub size: u64,
    /// The numeration system.
    pub numerals: Numerals,
    /// How many states the guess has.
    pub states: usize,
    /// Why it is not the answer; `None`: it is.
    pub failure: Option<Failure>,
    /// If it was refuted, the size of the table that shows its mistake; `None`: not refuted, or beyond the largest
    /// table that this search may make.
    pub needed: Option<u64>,
}

/// Why a guess did not become a theorem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// It is wrong.
    Refuted(Counterexample),
    /// The proof grew too large.
    GivenUp(OutOfBudget),
}

/// A numeration that is of no use for a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outgrown {
    /// The numeration system.
    pub numerals: Numerals,
    /// The table of this size tells more beginnings of numerals apart than a guess may have states.
    pub size: u64,
}

/// What a search came to.
#[derive(Debug, Clone)]
pub enum Found {
    /// A theorem.
    Theorem {
        /// The proof.
        proof: Box<Proof>,
        /// The guesses on the way, the last of them right.
        attempts: Vec<Attempt>,
    },
    /// No theorem.
    Nothing {
        /// The guesses that were made.
        attempts: Vec<Attempt>,
        /// The numerations in which no table would give a guess small enough to be looked at.
        outgrown: Vec<Outgrown>,
        /// Positions with all piles below this were tabulated.
        tabulated: u64,
        /// Whether the search was stopped before its end: by its watch, or because [`SearchOptions::total`] was spent.
        stopped: bool,
    },
}

/// What a search is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Doing<'a> {
    /// Tabulating a box of this size.
    Tabulating(u64),
    /// So many rows of the table are done.
    Rows(Progress),
    /// Guessing from the table.
    Guessing {
        /// The numeration looked at.
        numerals: &'a Numerals,
        /// How many were looked at before it.
        done: usize,
        /// How many there are.
        of: usize,
    },
    /// Proving a guess of so many states.
    Proving(&'a Numerals, usize),
    /// A guess has failed.
    Failed(&'a Attempt),
    /// Still at it.
    Working,
}

/// Hears what a search is doing, and may stop it.
pub(super) type Watcher<'a> = dyn for<'d> Watch<Doing<'d>> + 'a;
