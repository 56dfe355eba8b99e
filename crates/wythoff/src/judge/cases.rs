//! How many cases an input has: to its end, or a number given.

use std::io::{Read, Write};

use super::answer::Answer;
use super::error::{Expected, JudgeError};
use super::input::{Batch, Input};
use super::kernels::Kernels;
use super::numeral::Numeral;
use super::output::Output;

/// The input and the output of one run.
pub(super) struct Judge<'a> {
    input: Input<'a>,
    pub(super) output: Output<'a>,
    pub(super) kernels: Kernels,
}

impl<'a> Judge<'a> {
    pub(super) fn new(kernels: Kernels, source: &'a mut dyn Read, sink: &'a mut dyn Write) -> Self {
        Self {
            input: Input::new(source, kernels.read_words),
            output: Output::new(sink),
            kernels,
        }
    }

    /// The next number; `None` at the end of the input.
    pub(super) fn next_number(
        &mut self,
        expected: Expected,
    ) -> Result<Option<Numeral>, JudgeError> {
        self.input.buffer.number(expected, &mut self.output)
    }

    /// The error of a number that is not there at the end of the input.
    pub(super) fn missing_number(&self, expected: Expected) -> JudgeError {
        self.input.buffer.missing(expected)
    }

    /// The end of the input, which has to be here.
    pub(super) fn expect_end(&mut self) -> Result<(), JudgeError> {
        self.input.buffer.expect_end(&mut self.output)
    }

    /// Answers every case to the end of the input.
    pub(super) fn until_the_end<const N: usize>(
        &mut self,
        answer: &impl Answer<N>,
    ) -> Result<(), JudgeError> {
        self.at_most(u64::MAX, answer).map(|_| ())
    }

    /// Answers the cases after their number.
    pub(super) fn counted<const N: usize>(
        &mut self,
        answer: &impl Answer<N>,
    ) -> Result<(), JudgeError> {
        let count = self
            .input
            .buffer
            .expect(Expected::CaseCount, &mut self.output)?;
        match count {
            Numeral::Word(count) => self.exactly(count, answer),
            // No input is that long: 2^64 cases are more bytes than a file or a century has.
            Numeral::Long { .. } => self.exactly(u64::MAX, answer),
        }
    }

    /// Answers so many cases, after which the input has to end.
    pub(super) fn exactly<const N: usize>(
        &mut self,
        count: u64,
        answer: &impl Answer<N>,
    ) -> Result<(), JudgeError> {
        if self.at_most(count, answer)? < count {
            return Err(self.input.buffer.missing(answer.case()[0]));
        }
        self.input.buffer.expect_end(&mut self.output)
    }

    /// Answers the cases there are, but not more than `most`; how many they were.
    fn at_most<const N: usize>(
        &mut self,
        most: u64,
        answer: &impl Answer<N>,
    ) -> Result<u64, JudgeError> {
        let mut answered = 0;
        while answered < most
            && let Some(batch) =
                self.input
                    .next(most - answered, answer.case(), &mut self.output)?
        {
            match batch {
                Batch::Words(cases) => {
                    if answer
                        .words(cases, &self.kernels, &mut self.output.pending)
                        .is_break()
                    {
                        break;
                    }
                    answered += cases.len() as u64;
                }
                Batch::Long(case) => {
                    answer.long(&case, &mut self.output.pending);
                    answered += 1;
                }
            }
        }
        Ok(answered)
    }
}
