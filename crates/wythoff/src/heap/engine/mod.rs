//! Finding the values of a nim-sequence one after the other: a way for each kind of rules.

mod all_but;
mod closed;
mod mirror;
mod moves;
mod rare;
mod splitting;
mod stamps;
mod subtraction;
mod triples;
mod window;

use std::collections::TryReserveError;
use std::num::NonZeroU32;

use self::all_but::AllBut;
use self::moves::Moves;
pub(super) use self::rare::RareHeaps;
use self::splitting::Splitting;
use self::subtraction::Subtraction;
use self::triples::Triples;
use super::rules::HeapRules;

/// The largest heap whose value can be found: heaps and values are `u32`, and Lasker's values go one higher.
pub const LARGEST_HEAP: u32 = u32::MAX - 1;

/// What finds the next value of a nim-sequence.
#[derive(Debug, Clone)]
pub(super) enum Engine {
    AtMost(NonZeroU32),
    Lasker,
    Subtraction(Subtraction),
    AllBut(AllBut),
    Splitting(Splitting),
    Triples(Triples),
}

impl Engine {
    /// An engine that knows of no heap.
    pub(super) fn new(rules: &HeapRules) -> Self {
        match rules {
            HeapRules::AtMost(most) => Self::AtMost(*most),
            HeapRules::Lasker => Self::Lasker,
            HeapRules::Subtraction(amounts) => Self::Subtraction(Subtraction::new(amounts.clone())),
            HeapRules::AllBut(amounts) => Self::AllBut(AllBut::new(amounts.clone())),
            HeapRules::Code(code) if code.is_hexadecimal() => {
                let three = code.taken_leaving(3).collect();
                Self::Triples(Triples::new(moves(rules), three))
            }
            HeapRules::Code(_) | HeapRules::Grundy => Self::Splitting(Splitting::new(moves(rules))),
        }
    }

    /// Makes room for so many more values, if memory has it.
    pub(super) fn try_reserve(&mut self, more: usize) -> Result<(), TryReserveError> {
        match self {
            Self::AllBut(engine) => engine.try_reserve(more),
            Self::Splitting(engine) => engine.try_reserve(more),
            _ => Ok(()),
        }
    }

    /// How many bytes a value takes in here, roughly.
    pub(super) fn bytes_per_heap(&self) -> usize {
        match self {
            Self::AllBut(_) => size_of::<u32>(),
            Self::Splitting(_) => 2 * size_of::<u16>(),
            Self::Triples(engine) => engine.bytes_per_heap(),
            _ => 0,
        }
    }

    /// The value of a heap, where there is a formula.
    pub(super) fn formula(&self, heap: usize) -> Option<u32> {
        match self {
            Self::AtMost(most) => Some(closed::at_most(*most, heap)),
            Self::Lasker => Some(closed::lasker(heap)),
            _ => None,
        }
    }

    /// The value of the heap after those whose values are given, each of which was pushed.
    pub(super) fn next(&mut self, values: &[u32]) -> u32 {
        match self {
            Self::AtMost(most) => closed::at_most(*most, values.len()),
            Self::Lasker => closed::lasker(values.len()),
            Self::Subtraction(engine) => engine.next(values),
            Self::AllBut(engine) => engine.next(values),
            Self::Splitting(engine) => engine.next(values),
            Self::Triples(engine) => engine.next(values),
        }
    }

    /// Takes note of the last of the values, for which there is room.
    pub(super) fn push(&mut self, values: &[u32]) {
        match self {
            Self::AllBut(engine) => engine.push(values),
            Self::Splitting(engine) => {
                let last = values.len() - 1;
                engine.push(last, values[last]);
            }
            Self::AtMost(_) | Self::Lasker | Self::Subtraction(_) | Self::Triples(_) => {}
        }
    }
}

fn moves(rules: &HeapRules) -> Moves {
    Moves::of(rules).expect("codes and Grundy's game take and break")
}
