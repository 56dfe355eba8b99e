//! A list of moves that may be cut short, and says so.

use std::ops::ControlFlow;

use dashu_int::UBig;

use crate::position::Position;

/// The positions some moves leave, each once, and whether there are more of them than listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves {
    positions: Vec<Position<UBig>>,
    more: bool,
    most: usize,
}

impl Moves {
    /// An empty list with room for `most` positions.
    pub fn new(most: usize) -> Self {
        Self {
            positions: Vec::new(),
            more: false,
            most,
        }
    }

    /// Lists a position, or notes that it has no room for it and asks to stop.
    pub fn push(&mut self, piles: Vec<UBig>) -> ControlFlow<()> {
        if self.positions.len() == self.most {
            self.more = true;
            return ControlFlow::Break(());
        }
        self.positions.push(Position(piles));
        ControlFlow::Continue(())
    }

    /// Notes that there is a move to a position too long to be listed.
    pub fn leave_out(&mut self) {
        self.more = true;
    }

    /// The positions listed.
    pub fn positions(&self) -> &[Position<UBig>] {
        &self.positions
    }

    /// Whether there are more than listed.
    pub fn more(&self) -> bool {
        self.more
    }

    /// The positions listed, and whether there are more.
    pub fn into_parts(self) -> (Vec<Position<UBig>>, bool) {
        (self.positions, self.more)
    }
}
