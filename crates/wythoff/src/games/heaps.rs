//! Games of heaps that do not touch each other: a move changes one heap and leaves the others.
//!
//! The value of a position is the nim-sum of the values of its heaps (Sprague 1935, Grundy 1939), so a move to value
//! v is a move in some heap to the nim-sum of v and the values of the others.

use std::ops::ControlFlow;

use dashu_int::UBig;

use crate::answer::{Evidence, Moves};
use crate::game::{SolveError, Valued, Visitor};
use crate::position::Play;
use crate::theory::nim::{Piles, nim_sum};

/// Shows the moves in each heap, put in its place among the others.
///
/// `visit_heap` shows the heaps a move makes of one; if it makes none, an empty heap stays in the place.
pub(super) fn visit_each(
    from: &[u64],
    visit: &mut Visitor<'_>,
    visit_heap: impl Fn(u64, &mut Visitor<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut to = Vec::with_capacity(from.len() + 2);
    for (place, &heap) in from.iter().enumerate() {
        visit_heap(heap, &mut |left| {
            replace(from, place, left, &0, &mut to);
            visit(&to)
        })?;
    }
    ControlFlow::Continue(())
}

/// Writes `from` into `to` with the heaps left in place of one.
fn replace<N: Clone>(from: &[N], place: usize, left: &[N], empty: &N, to: &mut Vec<N>) {
    to.clear();
    to.extend_from_slice(&from[..place]);
    if left.is_empty() {
        to.push(empty.clone());
    }
    to.extend_from_slice(left);
    to.extend_from_slice(&from[place + 1..]);
}

/// Sorts the heaps and leaves out the empty ones, which nobody can move in.
pub(super) fn simplify(heaps: &mut Vec<u64>) {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
}

/// The winning moves of a game that is Nim with piles of these sizes, one for each heap.
///
/// `leaving` makes the move in a heap after which its pile of Nim has a given size, if there is one.
pub(super) fn nim_moves(
    heaps: &[UBig],
    sizes: &[UBig],
    play: Play,
    most: usize,
    leaving: impl Fn(&UBig, &UBig) -> Option<UBig>,
) -> Moves {
    let mut moves = Moves::new(most);
    let piles = Piles::new(sizes, play);
    for (place, (heap, size)) in heaps.iter().zip(sizes).enumerate() {
        if let Some(left) = leaving(heap, &piles.lost_size_instead_of(size)) {
            let mut to = heaps.to_vec();
            to[place] = left;
            if moves.push(to).is_break() {
                break;
            }
        }
    }
    moves
}

/// Why a visit of moves ends early.
pub(super) enum Stop {
    /// The list is full.
    Full,
    /// Finding the moves is out of reach.
    Unknown(SolveError),
}

/// Receives the heaps that moves leave of one.
pub(super) type HeapVisitor<'a> = dyn FnMut(&[UBig]) -> ControlFlow<Stop> + 'a;

/// The Grundy values of single heaps.
pub(super) trait HeapValues {
    /// The value of a heap.
    fn value(&self, heap: &UBig) -> UBig;

    /// Shows what the moves from a heap to a value, which is not its own, leave of it: each once.
    fn visit_moves_to(
        &self,
        heap: &UBig,
        value: &UBig,
        visit: &mut HeapVisitor<'_>,
    ) -> ControlFlow<Stop>;

    /// What the values rest on.
    fn evidence(&self) -> Evidence;
}

/// Heaps with their values.
pub(super) struct ValuedHeaps<'a, V> {
    rules: V,
    heaps: &'a [UBig],
    values: Vec<UBig>,
}

impl<'a, V: HeapValues> ValuedHeaps<'a, V> {
    pub(super) fn new(rules: V, heaps: &'a [UBig]) -> Self {
        let values = heaps.iter().map(|heap| rules.value(heap)).collect();
        Self {
            rules,
            heaps,
            values,
        }
    }
}

impl<V: HeapValues> Valued for ValuedHeaps<'_, V> {
    fn value(&self) -> UBig {
        nim_sum(&self.values)
    }

    fn evidence(&self) -> Evidence {
        self.rules.evidence()
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let mut moves = Moves::new(most);
        let change = self.value() ^ value;
        if change.is_zero() {
            return Ok(moves); // no option has the position's own value
        }
        let mut to = Vec::new();
        for (place, heap) in self.heaps.iter().enumerate() {
            let wanted = &self.values[place] ^ &change;
            let visited = self.rules.visit_moves_to(heap, &wanted, &mut |left| {
                replace(self.heaps, place, left, &UBig::ZERO, &mut to);
                moves.push(to.clone()).map_break(|()| Stop::Full)
            });
            match visited {
                ControlFlow::Continue(()) => {}
                ControlFlow::Break(Stop::Full) => break,
                ControlFlow::Break(Stop::Unknown(error)) => return Err(error),
            }
        }
        Ok(moves)
    }
}
