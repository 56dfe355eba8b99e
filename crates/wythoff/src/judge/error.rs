//! What can go wrong, and where.

use std::fmt;
use std::io;

/// Why a judge stopped before the end.
#[derive(Debug)]
#[non_exhaustive]
pub enum JudgeError {
    /// The input is not what the problem promises.
    Syntax {
        /// The line, counted from 1; a line ends with LF.
        line: u64,
        /// The byte of the line, counted from 1. Everything before it is ASCII, so it is the character too.
        column: u64,
        /// What should stand there.
        expected: Expected,
        /// What stands there.
        found: Found,
    },
    /// The input could not be read.
    Read(io::Error),
    /// The output could not be written; a closed pipe has the kind [`io::ErrorKind::BrokenPipe`].
    Write(io::Error),
}

/// What should stand in the input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// The size of a pile.
    PileSize,
    /// How far apart the amounts of a move in both piles may be.
    K,
    /// How many piles a case has.
    PileCount,
    /// How many cases follow.
    CaseCount,
    /// Nothing more.
    EndOfInput,
}

/// What stands in the input instead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// A word; what cannot be shown is escaped, and what is longer than 40 characters is cut off with `…`.
    Word(String),
    /// Nothing more.
    EndOfInput,
}

/// How much of a wrong word is shown, in characters.
const SHOWN: usize = 40;

impl Found {
    /// How many bytes of a word are enough to show it: a character has at most 4, and one more shows that it goes on.
    pub(super) const ENOUGH: usize = 4 * (SHOWN + 1);

    /// A word that should not be there, or the first [`Self::ENOUGH`] bytes of it.
    pub(super) fn word(bytes: &[u8]) -> Self {
        let mut shown = String::new();
        for chunk in bytes.utf8_chunks() {
            shown.extend(chunk.valid().escape_debug());
            shown.extend(chunk.invalid().iter().map(|byte| format!("\\x{byte:02x}")));
        }
        if let Some((cut, _)) = shown.char_indices().nth(SHOWN) {
            shown.truncate(cut);
            shown.push('…');
        }
        Self::Word(shown)
    }
}

/// A place in the input: line and column, both counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    line: u64,
    column: u64,
}

impl Place {
    pub(super) const START: Self = Self { line: 1, column: 1 };

    /// The place behind `bytes`, which begin here and of which so many are line feeds.
    pub(super) fn after(self, bytes: &[u8], lines: usize) -> Self {
        match lines {
            0 => Self {
                column: self.column + bytes.len() as u64,
                ..self
            },
            _ => Self {
                line: self.line + lines as u64,
                column: last_line(bytes).len() as u64 + 1,
            },
        }
    }

    pub(super) fn error(self, expected: Expected, found: Found) -> JudgeError {
        let Self { line, column } = self;
        JudgeError::Syntax {
            line,
            column,
            expected,
            found,
        }
    }
}

/// What stands behind the last line feed.
fn last_line(text: &[u8]) -> &[u8] {
    let start = memchr::memrchr(b'\n', text).map_or(0, |last| last + 1);
    &text[start..]
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::PileSize => "a pile size",
            Self::K => "a value of k",
            Self::PileCount => "the number of piles",
            Self::CaseCount => "the number of cases",
            Self::EndOfInput => "the end of the input",
        })
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => write!(f, "\"{word}\""),
            Self::EndOfInput => f.write_str("the end of the input"),
        }
    }
}

impl fmt::Display for JudgeError {
    /// `line 3, column 7: expected a pile size, found "-2"`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax {
                line,
                column,
                expected,
                found,
            } => write!(
                f,
                "line {line}, column {column}: expected {expected}, found {found}"
            ),
            Self::Read(_) => f.write_str("cannot read the input"),
            Self::Write(_) => f.write_str("cannot write the output"),
        }
    }
}

impl std::error::Error for JudgeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Syntax { .. } => None,
            Self::Read(error) | Self::Write(error) => Some(error),
        }
    }
}
