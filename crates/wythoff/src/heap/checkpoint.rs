//! Writing down a nim-sequence, to take it up again later.
//!
//! A header of three lines, the values as little-endian words of one width, and a checksum of all before it:
//!
//! ```text
//! wythoff nim-sequence 1
//! 0.77
//! 10001 values of 2 bytes
//! ```

use std::fmt;
use std::io::{self, Read, Write};

use super::rules::HeapRules;
use super::sequence::NimSequence;

/// The first line but for the version.
const KIND: &str = "wythoff nim-sequence ";
const VERSION: &str = "1";

/// Why a file is not a nim-sequence that can be taken up again.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckpointError {
    /// It could not be read.
    Read(io::Error),
    /// It is another kind of file.
    NotACheckpoint,
    /// It is of a version that this program does not know.
    UnknownVersion(String),
    /// It is damaged: shorter or longer than it says, or its checksum is another.
    Damaged,
}

impl NimSequence {
    /// Writes the rules and the values found so far.
    pub fn write_checkpoint(&self, to: &mut dyn Write) -> io::Result<()> {
        let width = match self.values().iter().max() {
            Some(0..=0xFF) | None => 1,
            Some(0x100..=0xFFFF) => 2,
            Some(_) => 4,
        };
        let mut bytes = format!(
            "{KIND}{VERSION}\n{}\n{} values of {width} bytes\n",
            self.rules(),
            self.values().len()
        )
        .into_bytes();
        for value in self.values() {
            bytes.extend_from_slice(&value.to_le_bytes()[..width]);
        }
        let checksum = checksum(&bytes);
        to.write_all(&bytes)?;
        to.write_all(&checksum)
    }

    /// Reads what [`write_checkpoint`](Self::write_checkpoint) wrote.
    ///
    /// The checksum is for accidents: whoever wants to, writes a file with a right one. So a period of a sequence that was
    /// read is called proved only after the values that the proof rests on were found again by the rules, which
    /// [`extend_until_proved`](Self::extend_until_proved) does. Until then [`taken_on_trust`](Self::taken_on_trust) says
    /// which values are the file's.
    ///
    /// ```
    /// use wythoff::heap::{HeapRules, NimSequence};
    /// let mut written = Vec::new();
    /// NimSequence::new(HeapRules::Grundy).write_checkpoint(&mut written)?;
    /// let sequence = NimSequence::read_checkpoint(&mut written.as_slice()).unwrap();
    /// assert_eq!(sequence.rules(), &HeapRules::Grundy);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn read_checkpoint(from: &mut impl Read) -> Result<Self, CheckpointError> {
        let mut bytes = Vec::new();
        from.read_to_end(&mut bytes)
            .map_err(CheckpointError::Read)?;
        let text = bytes
            .strip_prefix(KIND.as_bytes())
            .ok_or(CheckpointError::NotACheckpoint)?;
        let (version, text) = line(text).ok_or(CheckpointError::Damaged)?;
        if version != VERSION {
            return Err(CheckpointError::UnknownVersion(version.to_owned()));
        }
        let (content, sum) = bytes.split_last_chunk().ok_or(CheckpointError::Damaged)?;
        if checksum(content) != *sum {
            return Err(CheckpointError::Damaged);
        }
        let (rules, values) = rules_and_values(text).ok_or(CheckpointError::Damaged)?;
        Self::with_values(rules, values)
            .map(Self::written_elsewhere)
            .map_err(|_| CheckpointError::Read(io::ErrorKind::OutOfMemory.into()))
    }
}

/// Reads what comes after the first line, the checksum at its end having been seen to be right.
fn rules_and_values(text: &[u8]) -> Option<(HeapRules, Vec<u32>)> {
    let (rules, text) = line(text)?;
    let (sizes, text) = line(text)?;
    let (count, width) = sizes.strip_suffix(" bytes")?.split_once(" values of ")?;
    let (count, width): (usize, usize) = (count.parse().ok()?, width.parse().ok()?);
    let (values, _) = text.split_last_chunk::<8>()?;
    if !matches!(width, 1 | 2 | 4) || count == 0 || Some(values.len()) != count.checked_mul(width) {
        return None;
    }
    let value = |bytes: &[u8]| {
        let mut word = [0; 4];
        word[..width].copy_from_slice(bytes);
        u32::from_le_bytes(word)
    };
    let values: Vec<u32> = values.chunks_exact(width).map(value).collect();
    // Nim-sums of values below a power of two are below it too, so the least that is missing is at most that power.
    let mut greatest = 0u32;
    let are_possible = values.iter().all(|&value| {
        let possible = u64::from(value) <= (u64::from(greatest) + 1).next_power_of_two();
        greatest = greatest.max(value);
        possible
    });
    are_possible.then_some((rules.parse().ok()?, values))
}

/// The first line of a text, and what comes after it.
fn line(text: &[u8]) -> Option<(&str, &[u8])> {
    let end = text.iter().position(|&byte| byte == b'\n')?;
    Some((str::from_utf8(&text[..end]).ok()?, &text[end + 1..]))
}

/// The 64-bit checksum of Fowler, Noll and Vo (FNV-1a).
fn checksum(bytes: &[u8]) -> [u8; 8] {
    let sum = bytes.iter().fold(0xCBF2_9CE4_8422_2325u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3)
    });
    sum.to_le_bytes()
}

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(_) => f.write_str("the checkpoint cannot be read"),
            Self::NotACheckpoint => f.write_str("not a checkpoint of a nim-sequence"),
            Self::UnknownVersion(version) => {
                write!(
                    f,
                    "expected a checkpoint of version {VERSION}, found {version:?}"
                )
            }
            Self::Damaged => f.write_str("the checkpoint is damaged"),
        }
    }
}

impl std::error::Error for CheckpointError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Read(error) => Some(error),
            _ => None,
        }
    }
}
