//! Two long decimal piles of k-Wythoff in normal play: the whole answer without a change of base.

use dashu_int::UBig;

use crate::answer::Evidence;
use crate::games::NamedGame;
use crate::number::Decimal;
use crate::position::{Outcome, Play};
use crate::theory::wythoff::DecimalPairs;

/// Who wins two long piles of k-Wythoff, which losing pair it is or every winning move, and what that rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecimalAnswer {
    /// How far apart the two amounts of a move in both piles may be.
    pub k: UBig,
    /// The piles, in the order given.
    pub piles: [Decimal; 2],
    /// The n of the losing pair, if it is one.
    pub index: Option<Decimal>,
    /// The positions that winning moves leave; none from a lost position.
    pub moves: Vec<[Decimal; 2]>,
    /// What it rests on.
    pub evidence: Evidence,
}

impl DecimalAnswer {
    /// The answer; `None` where only numbers without limit have it: k or the piles are too large, or, which hardly happens, a
    /// number is too near to a boundary.
    ///
    /// ```
    /// use wythoff::{Decimal, UBig, solve::decimal::DecimalAnswer};
    /// let piles = [8, 4].map(Decimal::from);
    /// let answer = DecimalAnswer::new(&UBig::ZERO, piles).unwrap();
    /// assert!(answer.outcome().is_win());
    /// assert_eq!(answer.moves, [[7, 4].map(Decimal::from)]);
    /// ```
    pub fn new(k: &UBig, piles: [Decimal; 2]) -> Option<Self> {
        let pairs = DecimalPairs::new(u64::try_from(k).ok()?)?;
        let [a, b] = &piles;
        let index = pairs.index_of(a, b)?;
        let moves = match index {
            Some(_) => Vec::new(),
            None => pairs.winning_moves(a, b)?,
        };
        let rules = NamedGame::wythoff(k.clone()).rules(Play::Normal);
        let evidence = rules.closed_form()?.evidence();
        Some(Self {
            k: k.clone(),
            piles,
            index,
            moves,
            evidence,
        })
    }

    /// The game.
    pub fn game(&self) -> NamedGame {
        NamedGame::wythoff(self.k.clone())
    }

    /// Who wins, seen by the player to move.
    pub fn outcome(&self) -> Outcome {
        Outcome::from_lost(self.index.is_some())
    }

    /// What is taken from each pile where these are left.
    pub fn taken(&self, leaves: &[Decimal; 2]) -> [Decimal; 2] {
        let taken = |place: usize| self.piles[place].minus(&leaves[place]);
        [taken(0), taken(1)].map(|amount| amount.expect("a move takes"))
    }
}
