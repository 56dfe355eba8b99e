//! Grundy values of one large pile, by the lemma on taking at most a part of it.

use dashu_int::UBig;

use crate::answer::{Evidence, Moves, SolveError};
use crate::game::Valued;
use crate::prove::AtMost;
use crate::rules::Rules;

/// A pile with its value.
pub(super) struct ByLemma<'a> {
    lemma: AtMost,
    pile: &'a UBig,
}

impl<'a> ByLemma<'a> {
    /// The pile, if the lemma speaks of these rules and of piles of its size.
    pub(super) fn new(rules: &Rules, piles: &'a [UBig]) -> Option<Self> {
        let lemma = AtMost::prove(rules)?;
        let [pile] = piles else {
            return None;
        };
        (*pile >= UBig::from(lemma.from)).then_some(Self { lemma, pile })
    }
}

impl Valued for ByLemma<'_> {
    fn value(&self) -> UBig {
        self.lemma.value(self.pile)
    }

    fn evidence(&self) -> Evidence {
        Evidence::AtMost {
            slope: self.lemma.slope,
            offset: self.lemma.offset,
            divisor: self.lemma.divisor,
        }
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let mut moves = Moves::new(most);
        if let Some(option) = self.lemma.option_of_value(self.pile, value) {
            let _ = moves.push(vec![option]);
        }
        Ok(moves)
    }
}
