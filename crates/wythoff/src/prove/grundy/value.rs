//! The value of a position, read off the automaton: the one heap with which the position is lost.

use dashu_int::UBig;

use super::GrundyTheorem;
use crate::position::PileCountError;
use crate::prove::only_last::only_last;

impl GrundyTheorem {
    /// The Grundy value of a position; `None`: it is larger than the theorem knows.
    pub fn value(&self, piles: &[UBig]) -> Result<Option<UBig>, PileCountError> {
        self.expect_piles(piles)?;
        Ok(match self.most {
            Some(most) => (0..=most).map(UBig::from).find(|heap| {
                let with_heap = [piles, std::slice::from_ref(heap)].concat();
                let outcome = self.proof.outcome(&with_heap);
                outcome.is_ok_and(|outcome| outcome.is_loss())
            }),
            None => Some(self.only_heap(piles)),
        })
    }

    /// The heap with which the position is lost: there is one, and only one.
    fn only_heap(&self, piles: &[UBig]) -> UBig {
        // Every move takes something, so a value is at most the number of stones.
        let stones: UBig = piles.iter().sum();
        let heap = only_last(&self.proof.system, &self.proof.lost, piles, &stones);
        heap.expect("every position has a value")
    }
}
