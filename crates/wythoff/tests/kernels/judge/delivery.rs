//! Inputs that arrive in pieces, and every way to run a judge on them.

use std::io::{self, Read};

use wythoff::judge::{Problem, run_with};
use wythoff::simd::tokens::{self, Progress, ReadWords};

/// The readers of words: the fastest here, the plain one, and none at all, which leaves every number to the slow path.
pub(crate) const READERS: [fn() -> ReadWords; 3] = [
    tokens::fastest,
    || tokens::portable,
    || |_, _| Progress::default(),
];

/// An input that gives at most so many bytes at once.
pub(crate) struct Pieces<'a> {
    pub(crate) input: &'a [u8],
    pub(crate) size: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.size.min(buffer.len());
        self.input.read(&mut buffer[..size])
    }
}

/// The output, and the error if there is one.
pub(crate) type Outcome = (Vec<u8>, Option<String>);

/// Runs a judge with a reader of words on an input in pieces.
pub(crate) fn run(reader: ReadWords, problem: Problem, input: &[u8], size: usize) -> Outcome {
    let mut output = Vec::new();
    let result = run_with(reader, problem, Pieces { input, size }, &mut output);
    (output, result.err().map(|error| error.to_string()))
}
