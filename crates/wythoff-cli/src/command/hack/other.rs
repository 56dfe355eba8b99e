//! A contest problem of another game than Wythoff's as what a program is tried on.

use wythoff::UBig;
use wythoff::judge::trials::Family;
use wythoff::judge::{Mismatch, OtherProblem, verify_answers};
use wythoff_show::{Message, complaint};

use super::Source;
use super::contest::shown_limit;
use super::subject::Subject;
use crate::failure::Failure;

impl Subject for OtherProblem {
    type Case = Vec<UBig>;

    fn name(&self) -> String {
        OtherProblem::name(*self).to_owned()
    }

    fn cases(&self, family: Family, seed: u64) -> Vec<Vec<UBig>> {
        OtherProblem::cases(*self, family, seed)
    }

    fn input(&self, cases: &[Vec<UBig>]) -> String {
        OtherProblem::input(*self, cases)
    }

    fn right(&self, input: &str) -> Result<String, Failure> {
        let mut right = Vec::new();
        self.run(input.as_bytes(), &mut right)
            .map_err(|error| Failure::Outside(complaint::as_it_is(&error)))?;
        Ok(String::from_utf8(right).expect("answers are ASCII"))
    }

    fn verify(
        &self,
        cases: &[Vec<UBig>],
        _input: &str,
        output: &[u8],
    ) -> Result<Option<Mismatch>, Failure> {
        let right: Vec<String> = cases.iter().map(|case| self.answer(case)).collect();
        Ok(verify_answers(&right, output, &self.words()))
    }

    fn verdict(&self, _line: &str) -> Option<bool> {
        // No formula is looked for.
        None
    }

    fn together(&self, cases: &[Vec<UBig>]) -> usize {
        cases.len().clamp(1, self.most_cases())
    }

    fn is_single(&self) -> bool {
        OtherProblem::is_single(*self)
    }

    fn smaller(&self, case: &Vec<UBig>) -> Vec<Vec<UBig>> {
        OtherProblem::smaller(*self, case)
    }

    fn reasons(&self, _case: &Vec<UBig>, _said: &[(Vec<UBig>, bool)]) -> Vec<Message> {
        Vec::new()
    }

    fn tried(&self, source: Source, seed: &str) -> Message {
        let [least, greatest] = self
            .numbers()
            .map(|number| shown_limit(&number.to_string()));
        match source {
            Source::Family(Family::Small) => Message::new("hack-tried-small-cases"),
            Source::Family(Family::Limits) => Message::new("hack-tried-limits")
                .with("least", least)
                .with("greatest", greatest),
            Source::Family(Family::Traps) => Message::new("hack-tried-full-words"),
            Source::Family(Family::Random) => Message::new("hack-tried-random").with("seed", seed),
            Source::Sweep => unreachable!("--exhaustive has been refused"),
        }
    }
}
