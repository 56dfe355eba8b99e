//! Bachet's game (巴什博弈): any piles; a move takes from 1 to m stones from one of them.
//!
//! **Values.** A pile of n has the value n mod (m + 1): a move changes that remainder, and to every smaller
//! remainder r there is the move that takes (n mod (m + 1)) − r ≤ m.
//!
//! **Outcomes.** The position is lost iff Nim with the remainders as piles is lost ([`theory::nim`]), in normal and
//! in misère play. For whatever the others are there is one lost remainder of a pile, and a move changes the remainder
//! of one pile: so no move leads from lost to lost. From a position that Nim wins, Nim's winning move lowers a
//! remainder, and taking that many stones does it. There is one more case: Nim is over and yet wins, that is, misère
//! play with all remainders 0. Then the piles are empty and the mover has won, or one has at least m + 1 stones, and
//! taking m of them leaves one remainder 1, which is lost.
//!
//! [`theory::nim`]: crate::theory::nim

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::heaps::{self, HeapValues, HeapVisitor, Stop, ValuedHeaps};
use super::layout::Layout;
use super::name::{Brackets, GameNameError, Parameter};
use super::named::Named;
use super::reason::{Reason, ValueRule};
use super::rules_text::{from_one_pile, number};
use super::strategy::Strategy;
use crate::answer::{Evidence, Moves, Theorem};
use crate::effort::Effort;
use crate::game::{
    ClosedForm, Game, IllegalMove, Move, SolveError, Valued, Visitor, from_at_most, taken,
};
use crate::heap::HeapRules;
use crate::number::Positive;
use crate::position::{Outcome, Play};
use crate::theory::nim::Piles;

/// The rules of Bachet's game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bachet {
    /// m + 1, at least 2.
    modulus: UBig,
    /// m, or as many as a machine word can count.
    most: u64,
    play: Play,
}

impl Bachet {
    /// Taking from 1 to `m` stones.
    pub fn new(m: &Positive, play: Play) -> Self {
        Self {
            modulus: &**m + UBig::ONE,
            most: u64::try_from(&**m).unwrap_or(u64::MAX),
            play,
        }
    }

    fn remainders(&self, position: &[UBig]) -> Vec<UBig> {
        position.iter().map(|pile| pile % &self.modulus).collect()
    }

    /// What is left of the pile by the move that makes its remainder this; `None`: there is no such move.
    fn leaving_remainder(&self, pile: &UBig, remainder: &UBig) -> Option<UBig> {
        if *remainder >= self.modulus {
            return None; // no remainder at all
        }
        let taken = (pile % &self.modulus + &self.modulus - remainder) % &self.modulus;
        (!taken.is_zero() && taken <= *pile).then(|| pile - taken)
    }
}

impl Game for Bachet {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        heaps::visit_each(from, visit, |pile, visit| {
            (pile.saturating_sub(self.most)..pile).try_for_each(|left| visit(&[left]))
        })
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        let amounts = taken(before, after)?;
        from_at_most(&UBig::ONE, &amounts)?;
        match amounts.iter().find(|taken| **taken >= self.modulus) {
            None => Ok(Move::Take { amounts }),
            Some(taken) => Err(IllegalMove::TooMuch {
                taken: taken.clone(),
                most: &self.modulus - UBig::ONE,
            }),
        }
    }

    fn play(&self) -> Play {
        self.play
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        heaps::simplify(position);
    }

    fn closed_form(&self) -> Option<&dyn ClosedForm> {
        Some(self)
    }

    fn valued<'a>(
        &'a self,
        position: &'a [UBig],
        _effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        Ok(Some(Box::new(ValuedHeaps::new(self, position))))
    }
}

impl ClosedForm for Bachet {
    fn outcome(&self, position: &[UBig]) -> Outcome {
        Piles::new(&self.remainders(position), self.play).outcome()
    }

    fn winning_moves(&self, position: &[UBig], most: usize) -> Moves {
        let remainders = self.remainders(position);
        heaps::nim_moves(position, &remainders, self.play, most, |pile, lost| {
            self.leaving_remainder(pile, lost)
        })
    }

    fn evidence(&self) -> Evidence {
        Theorem::Bachet.into()
    }
}

impl HeapValues for &Bachet {
    fn value(&self, heap: &UBig) -> UBig {
        heap % &self.modulus
    }

    fn visit_moves_to(
        &self,
        heap: &UBig,
        value: &UBig,
        visit: &mut HeapVisitor<'_>,
    ) -> ControlFlow<Stop> {
        match self.leaving_remainder(heap, value) {
            Some(left) => visit(&[left]),
            None => ControlFlow::Continue(()),
        }
    }

    fn evidence(&self) -> Evidence {
        Evidence::Theorem(Theorem::Bachet)
    }
}

/// Bachet's game by its name and its m.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruleset {
    /// How many stones a move may take.
    pub m: Positive,
}

const M: Parameter<Positive> = Parameter {
    name: "m",
    default: None,
    range: (1, None),
    value: Positive::new,
};

impl Named for Ruleset {
    const NAMES: &'static [&'static str] = &["bachet", "巴什", "巴什博弈", "巴什游戏"];
    const EXAMPLE: &'static str = "bachet(m=3)[10]";

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.number(&M).map(|m| Self { m })
    }

    fn written(&self) -> String {
        M.written(Self::NAMES[0], &self.m)
    }

    fn rules(&self, play: Play) -> Box<dyn Game> {
        Box::new(Bachet::new(&self.m, play))
    }

    fn heap_rules(&self) -> Option<HeapRules> {
        None
    }

    fn reason(&self, _play: Play) -> Reason {
        Reason::NimSum(ValueRule::Remainder {
            modulus: &*self.m + UBig::ONE,
        })
    }

    fn moves_text(&self, piles: usize) -> Option<String> {
        let most = number(&self.m)?;
        Some(from_one_pile(&format!("0 < x <= {most}"), piles))
    }

    fn strategy(&self) -> Strategy {
        Strategy::Remainders {
            m: (*self.m).clone(),
        }
    }

    fn layout(&self) -> Layout {
        Layout::Piles
    }
}
