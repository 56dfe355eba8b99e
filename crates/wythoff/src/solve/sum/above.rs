//! A sum of which one value is only known to be large.

use dashu_int::UBig;

use super::{Sum, SumError, weakest};
use crate::answer::{Answer, Evidence, Moves, PartAnswer, SolveError, Status};
use crate::effort::Effort;
use crate::game::Valued;
use crate::position::Outcome;
use crate::solve::{affordable, value};
use crate::theory::nim::nim_sum;

impl Sum {
    /// The answer if the value of one part is larger than its theorem knows: `error` says so; the other parts have theirs.
    ///
    /// A value above m is different from every nim-sum up to m, so the sum is won, and that part has a move to the
    /// nim-sum of the others. Which moves in the others win is not known.
    pub(super) fn with_one_above(
        &self,
        part: usize,
        error: &SolveError,
        others: &[Option<Box<dyn Valued + '_>>],
        effort: &Effort<'_>,
    ) -> Result<Answer, SumError> {
        let values: Vec<UBig> = others.iter().flatten().map(|other| other.value()).collect();
        let piles = self.parts[part].position.piles();
        let theorem = self.parts[part].game.values();
        let room = affordable(effort.most_moves, piles);
        let found = theorem.as_ref().and_then(|theorem| {
            let moves = theorem.options_of_value(piles, &nim_sum(&values), room);
            Some((
                moves.expect("the position has been checked")?,
                theorem.evidence(),
            ))
        });
        let Some((found, evidence)) = found else {
            let error = error.clone();
            return Err(SumError::Part { part, error });
        };
        let mut moves = Moves::new(effort.most_moves);
        moves.append(part, found);
        let parts = others.iter().map(|other| PartAnswer {
            value: other.as_ref().map(|other| value(&**other)),
            unlisted: other.as_ref().map(|_| error.clone()),
        });
        let parts: Vec<PartAnswer> = parts.collect();
        let evidence = match weakest(&parts) {
            Status::Proved => evidence,
            computed => Evidence::Parts(computed),
        };
        Ok(Answer {
            parts,
            ..Answer::new(Outcome::Win, moves, evidence)
        })
    }
}
