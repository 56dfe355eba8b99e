//! Fibonacci Nim (斐波那契博弈): one pile; the first player may not take all of it, and afterwards each take is at most
//! twice the one before, or in general at most c times.
//!
//! A position is `[n]`, the opening, in which up to n − 1 stones may be taken; or `[n, l]`, n stones of which up to l
//! may be taken now. The theorem is in [`theory::schwenk`]. For c = 2 the opening is lost iff n is a Fibonacci number
//! (or 0).
//!
//! **Misère.** Without a move the mover has won: no stones, or a limit of 0, as in the opening of one stone. Otherwise
//! misère play with n stones is normal play with n − 1. With one stone the mover must take it and loses, as with none
//! in normal play. With more, taking all of them loses, and any other take leaves a limit of at least 1, so that
//! induction applies: the takes t ≤ n − 1 lead to misère play with n − t stones, that is to normal play with n − 1 − t.
//! Hence every misère opening of two stones or more is won by leaving one.
//!
//! [`theory::schwenk`]: crate::theory::schwenk

use std::fmt;
use std::ops::ControlFlow;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::layout::Layout;
use super::name::{Brackets, GameNameError, Parameter};
use super::named::Named;
use super::reason::Reason;
use super::strategy::Strategy;
use crate::answer::{Evidence, Moves, Theorem};
use crate::effort::Effort;
use crate::game::{
    ClosedForm, Game, IllegalMove, Move, PositionError, SolveError, Valued, Visitor,
};
use crate::heap::HeapRules;
use crate::position::{Outcome, Play};
use crate::theory::schwenk;

mod values;

/// The largest c: with more, the numbers up to 10^100 would have more terms than a second can count.
const MOST_C: u32 = 1000;

/// For c > 2, c·(bits)² is about the bits added and taken away to find the parts: so many are done in some ten seconds.
const MOST_WORK: u64 = 1 << 38;

/// For c ≤ 2 the parts are found by long products, or are bits: so many, more than ten million digits, take a few seconds.
const MOST_BITS: usize = 1 << 25;

/// How many times the last take the next may be: from 1 to 1000.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Factor(u32);

impl Factor {
    /// `None` unless `c` is from 1 to 1000.
    pub fn new(c: u32) -> Option<Self> {
        (1..=MOST_C).contains(&c).then_some(Self(c))
    }

    /// The number.
    pub fn get(self) -> u32 {
        self.0
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The rules of Fibonacci Nim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fibonacci {
    c: u32,
    play: Play,
}

impl Fibonacci {
    /// Taking at most `c` times what was taken before.
    pub fn new(c: Factor, play: Play) -> Self {
        Self { c: c.get(), play }
    }

    /// The stones, and how many of them may be taken.
    fn stones_and_limit(&self, position: &[UBig]) -> (UBig, UBig) {
        let stones = &position[0];
        let limit = match position.get(1) {
            Some(limit) => limit.min(stones).clone(),
            None if stones.is_zero() => UBig::ZERO,
            None => stones - UBig::ONE,
        };
        (stones.clone(), limit)
    }

    /// The same stones and limit, as normal play sees them; `None`: in misère play there is no move, which wins.
    fn in_normal_play(&self, position: &[UBig]) -> Option<(UBig, UBig)> {
        let (stones, limit) = self.stones_and_limit(position);
        match self.play {
            Play::Normal => Some((stones, limit)),
            Play::Misere => (!limit.is_zero()).then(|| (stones - UBig::ONE, limit)),
        }
    }

    /// The position after a take.
    fn after(&self, stones: &UBig, take: &UBig) -> Vec<UBig> {
        let left = stones - take;
        let limit = (take * UBig::from(self.c)).min(left.clone());
        vec![left, limit]
    }
}

impl Game for Fibonacci {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let stones = from[0];
        let limit = match from.get(1) {
            Some(&limit) => limit.min(stones),
            None => stones.saturating_sub(1),
        };
        (1..=limit).try_for_each(|take| {
            let left = stones - take;
            visit(&[left, take.saturating_mul(self.c.into()).min(left)])
        })
    }

    /// The limit after the move may be left out.
    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        let (stones, most) = self.stones_and_limit(before);
        let left = &after[0];
        if *left > stones {
            return Err(IllegalMove::Grows { pile: 1 });
        }
        let amount = stones - left;
        if amount.is_zero() {
            return Err(IllegalMove::Nothing);
        }
        if amount > most {
            return Err(IllegalMove::TooMuch {
                taken: amount,
                most,
            });
        }
        let limit = (&amount * UBig::from(self.c)).min(left.clone());
        match after.get(1) {
            Some(found) if found.min(left) != &limit => Err(IllegalMove::WrongLimit {
                expected: limit,
                found: found.clone(),
            }),
            _ => Ok(Move::TakeAndLimit { amount, limit }),
        }
    }

    fn play(&self) -> Play {
        self.play
    }

    fn check(&self, position: &[UBig]) -> Result<(), PositionError> {
        let found = position.len();
        if found != 1 && found != 2 {
            return Err(PositionError::StonesAndLimit { found });
        }
        let most_bits = match self.c {
            1 | 2 => MOST_BITS,
            c => (MOST_WORK / u64::from(c)).isqrt() as usize, // below 2^19
        };
        if position[0].bit_len() > most_bits {
            // 10^digits has digits·log₂ 10 bits, and log₂ 10 > 3.32.
            let digits = most_bits * 100 / 332;
            return Err(PositionError::TooLarge { digits });
        }
        Ok(())
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        let limit = match position.get(1) {
            Some(&limit) => limit.min(position[0]),
            None => position[0].saturating_sub(1),
        };
        *position = vec![position[0], limit];
    }

    fn closed_form(&self) -> Option<&dyn ClosedForm> {
        Some(self)
    }

    fn valued<'a>(
        &'a self,
        position: &'a [UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        let (stones, limit) = self.stones_and_limit(position);
        let table = values::Table::new(self.c, &stones, &limit, effort)?;
        Ok(Some(Box::new(table)))
    }
}

impl ClosedForm for Fibonacci {
    fn outcome(&self, position: &[UBig]) -> Outcome {
        let Some((stones, limit)) = self.in_normal_play(position) else {
            return Outcome::Win;
        };
        let least = schwenk::parts(&stones, self.c).next();
        Outcome::from_lost(least.is_none_or(|least| limit < least))
    }

    fn winning_moves(&self, position: &[UBig], most: usize) -> Moves {
        let mut moves = Moves::new(most);
        if let Some((stones, limit)) = self.in_normal_play(position) {
            let _ = schwenk::winning_takes(&stones, &limit, self.c)
                .try_for_each(|take| moves.push(self.after(&position[0], &take)));
        }
        moves
    }

    fn evidence(&self) -> Evidence {
        Evidence::Theorem(match self.c {
            2 => Theorem::Whinihan,
            _ => Theorem::Schwenk,
        })
    }
}

/// Fibonacci Nim by its name and its c.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruleset {
    /// How many times the last take the next may be.
    pub c: Factor,
}

const C: Parameter<Factor> = Parameter {
    name: "c",
    default: Some(2),
    range: (1, Some(MOST_C as u64)),
    value: |c| Factor::new(u32::try_from(c).ok()?),
};

impl Named for Ruleset {
    const NAMES: &'static [&'static str] = &[
        "fibonacci",
        "fibonacci nim",
        "斐波那契",
        "斐波那契博弈",
        "斐波那契尼姆",
        "斐波那契游戏",
    ];
    const EXAMPLE: &'static str = "fibonacci[12]";

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.number(&C).map(|c| Self { c })
    }

    fn written(&self) -> String {
        C.written(Self::NAMES[0], &self.c)
    }

    fn rules(&self, play: Play) -> Box<dyn Game> {
        Box::new(Fibonacci::new(self.c, play))
    }

    fn heap_rules(&self) -> Option<HeapRules> {
        None
    }

    fn reason(&self, _play: Play) -> Reason {
        Reason::LeastPart { c: self.c.get() }
    }

    fn moves_text(&self, _piles: usize) -> Option<String> {
        None
    }

    fn strategy(&self) -> Strategy {
        match self.c.get() {
            2 => Strategy::FibonacciParts,
            _ => Strategy::Unwritten,
        }
    }

    fn layout(&self) -> Layout {
        Layout::Limit
    }
}
