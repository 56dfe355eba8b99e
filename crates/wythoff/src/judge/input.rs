//! The input as cases: as many as are at hand in words, or one with a longer number.

use std::io::Read;

use super::buffer::Buffer;
use super::error::{Expected, JudgeError};
use super::numeral::Numeral;
use super::output::Output;
use crate::simd::tokens::ReadWords;

/// How many words are read at once: few enough for the caches next to the processor; and as pairs or as triples they fill
/// whole blocks of 64 cases.
const WORDS: usize = 3072;

/// Some cases of N numbers.
pub(super) enum Batch<'a, const N: usize> {
    /// At least one case, all of it words.
    Words(&'a [[u64; N]]),
    /// One case with at least one number that is not a word.
    Long([Numeral; N]),
}

/// The input of a contest problem.
pub(super) struct Input<'a> {
    pub(super) buffer: Buffer<'a>,
    read_words: ReadWords,
    words: Box<[u64; WORDS]>,
    /// `words[..given]` is the batch handed out last, `words[given..held]` the start of the case after it.
    given: usize,
    held: usize,
}

impl<'a> Input<'a> {
    pub(super) fn new(source: &'a mut dyn Read, read_words: ReadWords) -> Self {
        Self {
            buffer: Buffer::new(source),
            read_words,
            words: Box::new([0; WORDS]),
            given: 0,
            held: 0,
        }
    }

    /// The next cases, `most` at most (and `most` ≥ 1); `None` at the end of the input.
    pub(super) fn next<const N: usize>(
        &mut self,
        most: u64,
        case: [Expected; N],
        output: &mut Output<'_>,
    ) -> Result<Option<Batch<'_, N>>, JudgeError> {
        self.words.copy_within(self.given..self.held, 0);
        self.held -= self.given;
        self.given = 0;
        let room = usize::try_from(most).map_or(WORDS, |most| most.saturating_mul(N).min(WORDS));
        loop {
            let progress = (self.read_words)(self.buffer.text(), &mut self.words[self.held..room]);
            self.buffer.consume_lines(progress.bytes, progress.lines);
            self.held += progress.words;
            if self.held >= N {
                break;
            }
            match self.buffer.number(case[self.held], output)? {
                Some(Numeral::Word(word)) => {
                    self.words[self.held] = word;
                    self.held += 1;
                }
                Some(long) => return self.long_case(long, case, output).map(Some),
                None if self.held == 0 => return Ok(None),
                None => return Err(self.buffer.missing(case[self.held])),
            }
        }
        self.given = self.held / N * N;
        let (cases, _) = self.words[..self.given].as_chunks();
        Ok(Some(Batch::Words(cases)))
    }

    /// The case that begins with the words held, then has this number, and then what follows.
    fn long_case<const N: usize>(
        &mut self,
        long: Numeral,
        case: [Expected; N],
        output: &mut Output<'_>,
    ) -> Result<Batch<'static, N>, JudgeError> {
        let mut numerals = [const { Numeral::Word(0) }; N];
        for (numeral, word) in numerals.iter_mut().zip(&self.words[..self.held]) {
            *numeral = Numeral::Word(*word);
        }
        numerals[self.held] = long;
        for next in self.held + 1..N {
            numerals[next] = self.buffer.expect(case[next], output)?;
        }
        self.held = 0;
        Ok(Batch::Long(numerals))
    }
}
