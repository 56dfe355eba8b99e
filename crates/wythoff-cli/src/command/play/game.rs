//! A game being played: the positions so far, whose turn it is, who has won. Nothing here reads or shows.

use wythoff::{
    Effort, Game, IllegalMove, Move, MoveTo, Part, Play, Position, PositionError, Sum, UBig,
};

use super::options;

/// No pile may become larger, so that the moves from it can be shown; at the start piles are far smaller.
const MOST_STONES: u64 = 1 << 40;

/// One of the two who play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    You,
    Other,
}

impl Side {
    pub(super) fn opposite(self) -> Self {
        match self {
            Self::You => Self::Other,
            Self::Other => Self::You,
        }
    }
}

/// A move that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Made {
    pub(super) side: Side,
    pub(super) to: MoveTo,
    pub(super) action: Move,
}

/// Why a move cannot be made.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NoMove {
    /// The numbers are no position of the game of this part.
    Position { part: usize, error: PositionError },
    /// The rules do not allow it.
    Illegal(IllegalMove),
    /// A pile would be too large to be shown.
    TooLarge,
    /// The game is over.
    Over,
}

/// A game: where it began, and what was done.
#[derive(Debug, Clone)]
pub(super) struct Playing {
    /// The positions, from the first to the one on the table.
    positions: Vec<Sum>,
    /// One move between any two of them.
    made: Vec<Made>,
    play: Play,
    first: Side,
    is_over: bool,
}

impl Playing {
    pub(super) fn new(start: Sum, play: Play, first: Side) -> Self {
        Self {
            is_over: !options::is_any(&start, play),
            positions: vec![start],
            made: Vec::new(),
            play,
            first,
        }
    }

    /// The position on the table.
    pub(super) fn now(&self) -> &Sum {
        self.positions
            .last()
            .expect("the first is never taken back")
    }

    pub(super) fn start(&self) -> &Sum {
        &self.positions[0]
    }

    /// The positions before each move, with the move.
    pub(super) fn made(
        &self,
    ) -> impl DoubleEndedIterator<Item = (&Sum, &Made)> + ExactSizeIterator {
        self.positions.iter().zip(&self.made)
    }

    pub(super) fn play(&self) -> Play {
        self.play
    }

    pub(super) fn first(&self) -> Side {
        self.first
    }

    /// Whose turn it is; of a finished game, who would have to move.
    pub(super) fn mover(&self) -> Side {
        match self.made.len() % 2 {
            0 => self.first,
            _ => self.first.opposite(),
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Who has won: in normal play whoever moved last, in misère play the other.
    pub(super) fn winner(&self) -> Option<Side> {
        self.is_over.then(|| match self.play {
            Play::Normal => self.mover().opposite(),
            Play::Misere => self.mover(),
        })
    }

    /// Makes the move that leaves this of a part, if the rules allow it.
    pub(super) fn make(&mut self, to: &MoveTo) -> Result<&Made, NoMove> {
        if self.is_over {
            return Err(NoMove::Over);
        }
        let part = &self.now().parts()[to.part];
        let action = action(part, self.play, to)?;
        let leaves = Position(action.applied_to(part.position.piles()));
        if leaves
            .piles()
            .iter()
            .any(|pile| *pile > UBig::from(MOST_STONES))
        {
            return Err(NoMove::TooLarge);
        }
        let side = self.mover();
        let next = self.now().with_position(to.part, leaves.clone());
        self.is_over = !options::is_any(&next, self.play);
        self.positions.push(next);
        let part = to.part;
        let to = MoveTo { part, leaves };
        self.made.push(Made { side, to, action });
        Ok(self.made.last().expect("just made"))
    }

    /// Takes the last move back, if there is one.
    pub(super) fn undo(&mut self) -> Option<Made> {
        let made = self.made.pop()?;
        self.positions.pop();
        self.is_over = false;
        Some(made)
    }

    /// The move between the position on the table and another, given as all its parts.
    pub(super) fn move_to(&self, after: Vec<Vec<UBig>>) -> Result<MoveTo, NoMove> {
        let parts = self.now().parts();
        if parts.len() != after.len() {
            return Err(NoMove::Illegal(IllegalMove::OtherSum));
        }
        let after = after.into_iter().map(Position).enumerate();
        let mut changed = after.filter(|(part, after)| parts[*part].position != *after);
        match (changed.next(), changed.count()) {
            (Some((part, leaves)), 0) => Ok(MoveTo { part, leaves }),
            (None, _) => Err(NoMove::Illegal(IllegalMove::Nothing)),
            (Some(_), more) => {
                let changed = more + 1;
                Err(NoMove::Illegal(IllegalMove::PartsChanged { changed }))
            }
        }
    }

    /// What is known of the position on the table, within an effort.
    pub(super) fn analyse(
        &self,
        effort: &mut Effort<'_>,
    ) -> Result<wythoff::Answer, wythoff::solve::sum::SumError> {
        self.now().analyse(self.play, effort)
    }
}

/// What a move does, by the rules of its part.
pub(super) fn action(part: &Part, play: Play, to: &MoveTo) -> Result<Move, NoMove> {
    let rules: Box<dyn Game> = part.game.rules(play);
    let leaves = to.leaves.piles();
    let in_part = |error| NoMove::Position {
        part: to.part,
        error,
    };
    rules.check(leaves).map_err(in_part)?;
    let before = part.position.piles();
    rules.legal(before, leaves).map_err(NoMove::Illegal)
}
