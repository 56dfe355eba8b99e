//! A list of moves that may be cut short, and says so.

use std::ops::{ControlFlow, Deref};

use dashu_int::UBig;

use crate::position::Position;

/// Some moves, each once, and whether there are more of them than listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves {
    listed: Vec<MoveTo>,
    more: bool,
    most: usize,
    count: Option<UBig>,
}

/// A move, named by the position it leaves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveTo {
    /// Which part of a sum it is made in, counted from 0; 0 in a single game.
    pub part: usize,
    /// What it leaves of that part.
    pub leaves: Position<UBig>,
}

impl Moves {
    /// An empty list with room for `most` moves.
    pub fn new(most: usize) -> Self {
        Self {
            listed: Vec::new(),
            more: false,
            most,
            count: None,
        }
    }

    /// Lists a move, or notes that it has no room for it and asks to stop.
    pub fn push(&mut self, leaves: Vec<UBig>) -> ControlFlow<()> {
        self.push_in(0, Position(leaves))
    }

    /// Lists a move in a part of a sum, as [`push`](Self::push) does.
    pub(crate) fn push_in(&mut self, part: usize, leaves: Position<UBig>) -> ControlFlow<()> {
        if self.room() == 0 {
            self.more = true;
            return ControlFlow::Break(());
        }
        self.listed.push(MoveTo { part, leaves });
        ControlFlow::Continue(())
    }

    /// Adds the moves of a part of a sum, at most as many as there is room for.
    pub(crate) fn append(&mut self, part: usize, moves: Self) {
        self.more |= moves.more;
        let mut moves = moves.listed.into_iter();
        let _ = moves.try_for_each(|to| self.push_in(part, to.leaves));
    }

    /// For how many moves there is room.
    pub(crate) fn room(&self) -> usize {
        self.most - self.listed.len()
    }

    /// Notes that there is a move to a position that cannot be listed.
    pub fn leave_out(&mut self) {
        self.more = true;
    }

    /// The same list, knowing how many moves there are in all.
    pub fn counted(self, count: UBig) -> Self {
        Self {
            more: count > UBig::from(self.listed.len()),
            count: Some(count),
            ..self
        }
    }

    /// Whether there are more than listed.
    pub fn more(&self) -> bool {
        self.more
    }

    /// How many there are, listed or not, if that is known.
    pub fn count(&self) -> Option<UBig> {
        match self.more {
            true => self.count.clone(),
            false => Some(self.listed.len().into()),
        }
    }

    /// What the moves leave, in a single game.
    pub fn positions(&self) -> impl ExactSizeIterator<Item = &Position<UBig>> {
        self.listed.iter().map(|to| &to.leaves)
    }
}

/// The moves listed.
impl Deref for Moves {
    type Target = [MoveTo];

    fn deref(&self) -> &[MoveTo] {
        &self.listed
    }
}
