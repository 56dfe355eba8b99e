//! Cases of other games, number by number: one case is in memory at a time.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats};
use crate::judge::cases::Judge;
use crate::judge::error::{Expected, JudgeError};
use crate::judge::numeral::Numeral;

impl Judge<'_> {
    /// Answers the cases of a problem.
    pub(super) fn other(&mut self, problem: &Definition) -> Result<(), JudgeError> {
        match problem.repeats {
            Repeats::Once => {
                self.other_case(problem)?
                    .ok_or_else(|| self.missing_number(first_of(problem)))?;
                self.expect_end()
            }
            Repeats::Counted => {
                let count = self.expect_number(Expected::CaseCount)?.to_big();
                let mut answered = UBig::ZERO;
                while answered < count {
                    self.other_case(problem)?
                        .ok_or_else(|| self.missing_number(first_of(problem)))?;
                    answered += UBig::ONE;
                }
                self.expect_end()
            }
            Repeats::ToZero | Repeats::ToEnd => {
                while let Some(()) = self.other_case(problem)? {}
                Ok(())
            }
        }
    }

    /// Answers the next case; `None` at the end, which may be a case of zeros.
    fn other_case(&mut self, problem: &Definition) -> Result<Option<()>, JudgeError> {
        let Some(first) = self.next_number(first_of(problem))? else {
            return Ok(None);
        };
        let mut case = Vec::new();
        let mut rest = match problem.shape {
            CaseShape::Numbers(count) => {
                case.push(first.to_big());
                UBig::from(count - 1)
            }
            CaseShape::List(_) => first.to_big(),
        };
        while !rest.is_zero() {
            case.push(self.expect_number(Expected::PileSize)?.to_big());
            rest -= UBig::ONE;
        }
        if problem.repeats == Repeats::ToZero && case.iter().all(UBig::is_zero) {
            let is_list = matches!(problem.shape, CaseShape::List(_));
            if !is_list || case.is_empty() {
                return Ok(None);
            }
        }
        let answer = (problem.answer)(&case);
        self.output.pending.extend_from_slice(answer.as_bytes());
        self.output.pending.push(b'\n');
        Ok(Some(()))
    }

    fn expect_number(&mut self, expected: Expected) -> Result<Numeral, JudgeError> {
        self.next_number(expected)?
            .ok_or_else(|| self.missing_number(expected))
    }
}

/// What a case begins with.
fn first_of(problem: &Definition) -> Expected {
    match problem.shape {
        CaseShape::Numbers(_) => Expected::PileSize,
        CaseShape::List(_) => Expected::PileCount,
    }
}
