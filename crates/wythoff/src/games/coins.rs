//! Coin-turning games (翻硬币): a row of coins at places 1, 2, 3, …; a move turns some of them over, and the rightmost
//! coin it turns goes from heads to tails. Which sets of coins may be turned is the rule of the game.
//!
//! A position lists the places of the coins that show heads, in any order, each once; `[]` is the end.
//!
//! **Values** (Lenstra 1977). A position is the sum of the games with one of its heads each. For give every head its own
//! row: two heads at the same place are a game plus itself, which is worth nothing, exactly as turning a coin twice
//! restores it. So g of a position is the nim-sum of g(x) over its heads, and g(x) is the least number that is not the
//! nim-sum of the other coins of a set that may be turned with x the rightmost.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::ops::ControlFlow;

use dashu_int::UBig;

use super::layout::Layout;
use super::misere::in_play;
use super::name::{Brackets, GameNameError};
use super::named::Named;
use super::reason::{Reason, ValueRule};
use super::strategy::Strategy;
use crate::answer::{Evidence, Moves, Theorem};
use crate::effort::Effort;
use crate::game::{Game, IllegalMove, Move, PositionError, SolveError, Valued, Visitor};
use crate::heap::HeapRules;
use crate::position::Play;
use crate::theory::nim::nim_sum;

/// Which sets of coins may be turned, and what a coin is worth.
pub trait CoinRules: Debug + Copy {
    /// Shows the sets that may be turned along with the coin at `place`, all to the left of it.
    fn visit_others(self, place: u64, visit: &mut Visitor<'_>) -> ControlFlow<()>;

    /// Whether these coins, ascending, may be turned together if the last shows heads.
    fn allows(self, turned: &[&UBig]) -> bool;

    /// The Grundy value of a single head.
    fn value(self, place: &UBig) -> UBig;

    /// Lists the moves whose other coins have this nim-sum of values.
    fn list(self, others_value: &UBig, moves: &mut TurningMoves<'_>) -> ControlFlow<()>;
}

/// The game with these rules of turning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Coins<R>(pub R);

/// The position with the coins at `place` and at `others` turned, ascending.
fn turned<N: Ord + Clone>(heads: &[N], place: &N, others: &[N]) -> Vec<N> {
    let mut heads: BTreeSet<N> = heads.iter().cloned().collect();
    for coin in others.iter().chain([place]) {
        if !heads.remove(coin) {
            heads.insert(coin.clone());
        }
    }
    heads.into_iter().collect()
}

impl<R: CoinRules> Game for Coins<R> {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        from.iter().try_for_each(|place| {
            self.0
                .visit_others(*place, &mut |others| visit(&turned(from, place, others)))
        })
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        let heads: BTreeSet<&UBig> = before.iter().collect();
        let turned: Vec<&UBig> = (&heads ^ &after.iter().collect()).into_iter().collect();
        let Some(last) = turned.last() else {
            return Err(IllegalMove::Nothing);
        };
        if !heads.contains(last) {
            let place = (*last).clone();
            return Err(IllegalMove::NotAHead { place });
        }
        if !self.0.allows(&turned) {
            let turned = turned.len();
            return Err(IllegalMove::Coins { turned });
        }
        Ok(Move::Turn {
            places: turned.into_iter().cloned().collect(),
        })
    }

    fn check(&self, position: &[UBig]) -> Result<(), PositionError> {
        let mut seen = BTreeSet::new();
        for place in position {
            if place.is_zero() {
                return Err(PositionError::PlaceZero);
            }
            if !seen.insert(place) {
                return Err(PositionError::PlaceTwice(place.clone()));
            }
        }
        Ok(())
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        position.sort_unstable();
    }

    fn valued<'a>(
        &'a self,
        position: &'a [UBig],
        _effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        Ok(Some(Box::new(Heads {
            rules: self.0,
            heads: position,
        })))
    }
}

/// A row of coins by its heads.
struct Heads<'a, R> {
    rules: R,
    heads: &'a [UBig],
}

impl<R: CoinRules> Valued for Heads<'_, R> {
    fn value(&self) -> UBig {
        let values: Vec<UBig> = self
            .heads
            .iter()
            .map(|head| self.rules.value(head))
            .collect();
        nim_sum(&values)
    }

    fn evidence(&self) -> Evidence {
        Evidence::Theorem(Theorem::Lenstra)
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let mut moves = Moves::new(most);
        // All coins turned together make the change, so those beside x make the change and g(x).
        let change = self.value() ^ value;
        for place in self.heads {
            let mut turning = TurningMoves {
                heads: self.heads,
                place,
                moves: &mut moves,
            };
            let others_value = self.rules.value(place) ^ &change;
            if self.rules.list(&others_value, &mut turning).is_break() {
                break;
            }
        }
        Ok(moves)
    }
}

/// A list of moves that turn the head at a place, and others to the left of it.
#[derive(Debug)]
pub struct TurningMoves<'a> {
    heads: &'a [UBig],
    place: &'a UBig,
    moves: &'a mut Moves,
}

impl TurningMoves<'_> {
    /// The place of the rightmost coin to turn.
    pub fn place(&self) -> &UBig {
        self.place
    }

    /// Adds the move that turns these along with it; `Break`: the list is full.
    pub fn turn(&mut self, others: &[UBig]) -> ControlFlow<()> {
        self.moves.push(turned(self.heads, self.place, others))
    }

    /// Notes a move that turns too many coins to be listed.
    pub fn leave_out(&mut self) {
        self.moves.leave_out();
    }
}

/// What a coin-turning game says of itself beside its rules.
pub(super) trait NamedCoins: CoinRules + Default + Eq + 'static {
    const NAMES: &'static [&'static str];
    const EXAMPLE: &'static str;
    /// What a head is worth.
    const VALUE: ValueRule;
}

impl<R: NamedCoins> Named for Coins<R> {
    const NAMES: &'static [&'static str] = R::NAMES;
    const EXAMPLE: &'static str = R::EXAMPLE;

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.nothing().map(|()| Self(R::default()))
    }

    fn written(&self) -> String {
        Self::NAMES[0].to_owned()
    }

    fn rules(&self, play: Play) -> Box<dyn Game> {
        in_play(*self, play)
    }

    fn heap_rules(&self) -> Option<HeapRules> {
        None
    }

    fn reason(&self, play: Play) -> Reason {
        match play {
            Play::Normal => Reason::NimSum(R::VALUE),
            Play::Misere => Reason::Search,
        }
    }

    fn moves_text(&self, _piles: usize) -> Option<String> {
        None
    }

    fn strategy(&self) -> Strategy {
        Strategy::Unwritten
    }

    fn layout(&self) -> Layout {
        Layout::List
    }
}
