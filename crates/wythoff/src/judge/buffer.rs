//! The bytes of the input, and where in it they stand.

use std::io::{ErrorKind, Read};

use super::error::{JudgeError, Place};
use super::output::Output;

/// How much is read at once: what the system copies here is still in the second cache when it is read.
const SIZE: usize = 1 << 17;

/// The part of the input that has been read and not yet used.
pub(super) struct Buffer<'a> {
    source: &'a mut dyn Read,
    bytes: Vec<u8>,
    /// `bytes[from..to]` is the text; the bytes before it have been used, those behind it are free.
    from: usize,
    to: usize,
    /// Where `bytes[from]` stands.
    place: Place,
    ended: bool,
}

impl<'a> Buffer<'a> {
    pub(super) fn new(source: &'a mut dyn Read) -> Self {
        Self {
            source,
            bytes: vec![0; SIZE],
            from: 0,
            to: 0,
            place: Place::START,
            ended: false,
        }
    }

    /// The text that is there.
    pub(super) fn text(&self) -> &[u8] {
        &self.bytes[self.from..self.to]
    }

    /// Leaves the first bytes of the text behind.
    pub(super) fn consume(&mut self, count: usize) {
        let lines = memchr::memchr_iter(b'\n', &self.text()[..count]).count();
        self.consume_lines(count, lines);
    }

    /// Leaves the first bytes of the text behind, of which so many are line feeds.
    pub(super) fn consume_lines(&mut self, count: usize, lines: usize) {
        self.place = self.place.after(&self.text()[..count], lines);
        self.from += count;
    }

    /// Where the text starts.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// Reads more text behind what is there, after writing the answers out; false at the end of the input.
    pub(super) fn fill(&mut self, output: &mut Output<'_>) -> Result<bool, JudgeError> {
        output.flush()?;
        self.make_room();
        while !self.ended {
            match self.source.read(&mut self.bytes[self.to..]) {
                Ok(0) => self.ended = true,
                Ok(count) => {
                    self.to += count;
                    return Ok(true);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(JudgeError::Read(error)),
            }
        }
        Ok(false)
    }

    /// Moves the text to the front. The buffer grows only if one text fills it, and shrinks when that text is used.
    fn make_room(&mut self) {
        self.bytes.copy_within(self.from..self.to, 0);
        self.to -= self.from;
        self.from = 0;
        if self.to == self.bytes.len() {
            self.bytes.resize(2 * self.to, 0);
        } else if self.bytes.len() > SIZE && self.to < SIZE {
            self.bytes.truncate(SIZE);
            self.bytes.shrink_to_fit();
        }
    }
}
