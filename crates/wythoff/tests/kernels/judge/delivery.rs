//! Inputs that arrive in pieces, and every way to run a judge on them.

use std::io::{self, Read};

use wythoff::judge::{Kernels, Problem, run_with};
use wythoff::simd::tokens::Progress;

/// The kernels: the fastest here, the plain ones, and no reader of words at all, which leaves every number to the slow
/// path.
pub(crate) const KERNELS: [fn() -> Kernels; 3] =
    [Kernels::fastest, Kernels::portable, || Kernels {
        read_words: |_, _| Progress::default(),
        ..Kernels::fastest()
    }];

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

/// Runs a judge with these kernels on an input in pieces.
pub(crate) fn run(kernels: Kernels, problem: Problem, input: &[u8], size: usize) -> Outcome {
    let mut output = Vec::new();
    let result = run_with(kernels, problem, Pieces { input, size }, &mut output);
    (output, result.err().map(|error| error.to_string()))
}
