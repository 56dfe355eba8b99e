//! Grundy theorems: the values of all positions, as the lost positions of the game plus a heap of Nim.

use dashu_int::UBig;

use super::proof::Proof;
use crate::answer::{Checked, Evidence, Moves, ProofAbout};
use crate::position::PileCountError;
use crate::rules::Rules;

mod search;
mod shipped;
mod value;

pub use search::{search_values, values_theorem};
pub use shipped::{shipped_values, written_values};

/// What is proved of the Grundy values of a game: all of them, or which positions have the small ones.
///
/// ```
/// use wythoff::{UBig, parse_rules, prove::values_theorem};
/// let rules = parse_rules("x>0,y=0 | x=0,y>0 | x=1,y=1")?;
/// let theorem = values_theorem(&rules, None).unwrap();
/// let a = UBig::from(10u8).pow(40);
/// let seven = UBig::from(7u8);
/// assert_eq!(theorem.value(&[a.clone(), seven.clone()])?, Some(a + seven));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct GrundyTheorem {
    rules: Rules,
    most: Option<u32>,
    proof: Proof,
    /// Whether it comes with the library.
    is_shipped: bool,
}

impl GrundyTheorem {
    /// The theorem that a proof about a game plus a heap is; `None`: it is about another game.
    pub fn new(rules: &Rules, most: Option<u32>, proof: Proof) -> Option<Self> {
        let sum = rules.with_heap(most).ok()?;
        proof.rules.is_same_as(&sum).then(|| Self {
            rules: rules.clone(),
            most,
            proof,
            is_shipped: false,
        })
    }

    /// The rules of the game, without the heap.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Values up to this are known; `None`: all are.
    pub fn most(&self) -> Option<u32> {
        self.most
    }

    /// The proof about the game plus a heap.
    pub fn proof(&self) -> &Proof {
        &self.proof
    }

    /// What a value rests on.
    pub fn evidence(&self) -> Evidence {
        Evidence::Proof {
            about: ProofAbout::Values { most: self.most },
            numeration: self.proof.system.numerals().clone(),
            states: self.proof.lost.states(),
            checked: match self.is_shipped {
                true => Checked::InTests,
                false => self.proof.checked.into(),
            },
        }
    }

    /// The moves from a position to positions of this value, the first ones up to a limit; `None`: the theorem does
    /// not know positions of this value.
    pub fn options_of_value(
        &self,
        piles: &[UBig],
        value: &UBig,
        most: usize,
    ) -> Result<Option<Moves>, PileCountError> {
        self.expect_piles(piles)?;
        if self.most.is_some_and(|most| *value > UBig::from(most)) {
            return Ok(None);
        }
        // With a heap of this value, a winning move leads to such a position or makes the heap smaller.
        let with_heap = [piles, std::slice::from_ref(value)].concat();
        let winning = self
            .proof
            .winning_moves(&with_heap, most.saturating_add(1))?;
        let in_heap = self.value(piles)?.is_some_and(|own| own < *value);
        let mut moves = Moves::new(most);
        for to in winning.iter() {
            let (heap, left) = to.leaves.piles().split_last().expect("there is a heap");
            if heap == value {
                let _ = moves.push(left.to_vec());
            }
        }
        Ok(Some(match winning.count() {
            Some(count) => moves.counted(count - UBig::from(u8::from(in_heap))),
            None => {
                moves.leave_out();
                moves
            }
        }))
    }

    fn expect_piles(&self, piles: &[UBig]) -> Result<(), PileCountError> {
        let (expected, memory) = (self.rules.piles(), self.rules.memory());
        match piles.len() {
            found if found == expected => Ok(()),
            found => Err(PileCountError {
                expected,
                memory,
                found,
            }),
        }
    }
}
