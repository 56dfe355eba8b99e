//! What a program is tried on: a contest problem, or the positions of a game.

use wythoff::judge::Mismatch;
use wythoff::judge::trials::Family;
use wythoff_show::Message;

use super::Source;
use crate::failure::Failure;

/// Cases, the inputs made of them, and what is right.
pub(in crate::command) trait Subject {
    type Case: Clone + PartialEq;

    /// What the program is for, in a word or a line.
    fn name(&self) -> String;

    /// The cases of a family.
    fn cases(&self, family: Family, seed: u64) -> Vec<Self::Case>;

    /// The input made of these cases.
    fn input(&self, cases: &[Self::Case]) -> String;

    /// The right output for an input.
    fn right(&self, input: &str) -> Result<String, Failure>;

    /// The first place where an output for the input of these cases is wrong.
    fn verify(
        &self,
        cases: &[Self::Case],
        input: &str,
        output: &[u8],
    ) -> Result<Option<Mismatch>, Failure>;

    /// Whether a line says that the position is lost, or won.
    fn verdict(&self, line: &str) -> Option<bool>;

    /// How many of these cases go into one input, at least one.
    fn together(&self, cases: &[Self::Case]) -> usize;

    /// Whether an input has one case only.
    fn is_single(&self) -> bool;

    /// Smaller cases that may fail for the same reason.
    fn smaller(&self, case: &Self::Case) -> Vec<Self::Case>;

    /// Why the right answer of a case is right and the program's wrong; it has said this of the cases tried.
    fn reasons(&self, case: &Self::Case, said: &[(Self::Case, bool)]) -> Vec<Message>;

    /// What was tried, in words.
    fn tried(&self, source: Source, seed: &str) -> Message;
}
