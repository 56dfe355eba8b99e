//! What one pass gave to one tile, as bytes.
//!
//! Four words of 32 bits: tile, pass, how many lists, how many entries; then for each block of the pass and each row of the
//! tile a byte, how many values that list has; then the entries, list after list; then the checksum of the journal so far.
//! A tile that is none says that what came before of this pass and of later ones does not count. All least byte first.

use std::io::{self, Read};

use super::super::pass::VALUES;

/// The tile that stands for all of them.
pub(super) const ALL: u32 = u32::MAX;

/// How many bytes come before the lists, and after the entries.
pub(super) const HEAD: usize = 16;
pub(super) const SEAL: usize = 8;

/// How many bits of an entry hold the value, counted from the first of its block; the others hold the column.
const VALUE_BITS: u32 = VALUES.trailing_zeros();

/// The first size whose columns do not fit in an entry.
pub(super) const SIZE_END: usize = 1 << (u32::BITS - VALUE_BITS);

/// The column and the value, counted from the first of its block, in one word.
pub(super) fn entry(column: usize, value: u32) -> u32 {
    // A column is less than `SIZE_END`.
    ((column as u32) << VALUE_BITS) | (value % VALUES as u32)
}

/// What a record says about itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Head {
    pub(super) tile: u32,
    pub(super) pass: u32,
    pub(super) lists: u32,
    pub(super) entries: u32,
}

impl Head {
    fn words(self) -> [u32; 4] {
        [self.tile, self.pass, self.lists, self.entries]
    }

    /// Everything between the head and the seal: the lists in whole words.
    pub(super) fn body_bytes(self) -> usize {
        // At most 16 blocks in 32 rows, of at most 64 values: `read` and the writer see to that.
        self.lists.next_multiple_of(4) as usize + 4 * self.entries as usize
    }

    /// The head at the beginning of these bytes.
    pub(super) fn read(from: &mut impl Read) -> io::Result<Self> {
        let mut bytes = [0; HEAD];
        from.read_exact(&mut bytes)?;
        let [tile, pass, lists, entries] = [0, 4, 8, 12]
            .map(|i| u32::from_le_bytes([bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]]));
        Ok(Self {
            tile,
            pass,
            lists,
            entries,
        })
    }
}

/// Head and body of a record of these entries; `starts` tells where each list begins in them.
pub(super) fn written(tile: u32, pass: u32, starts: &[u32], entries: &[u32]) -> Vec<u8> {
    let head = Head {
        tile,
        pass,
        lists: starts.len() as u32,    // at most 16 blocks in 32 rows
        entries: entries.len() as u32, // at most 64 to a list
    };
    let mut bytes = Vec::with_capacity(HEAD + head.body_bytes() + SEAL);
    for word in head.words() {
        bytes.extend(word.to_le_bytes());
    }
    let ends = starts.iter().skip(1).chain([&head.entries]);
    // A row has a value once, so a list has at most 64.
    bytes.extend(
        starts
            .iter()
            .zip(ends)
            .map(|(start, end)| (end - start) as u8),
    );
    bytes.resize(bytes.len().next_multiple_of(4), 0);
    <u32 as super::super::super::Cell>::push_bytes(entries, &mut bytes);
    bytes
}

/// Tells list, column and value (from the first of its block) of every entry; `None` if the lists are not as long as the
/// entries are many.
pub(super) fn visit(head: Head, body: &[u8], mut see: impl FnMut(usize, usize, u32)) -> Option<()> {
    let (lists, entries) = body.split_at_checked(head.lists.next_multiple_of(4) as usize)?;
    let mut entries = entries.as_chunks().0.iter();
    for (list, &length) in lists.iter().take(head.lists as usize).enumerate() {
        for _ in 0..length {
            let entry = u32::from_le_bytes(*entries.next()?);
            see(list, (entry >> VALUE_BITS) as usize, entry % VALUES as u32);
        }
    }
    entries.next().is_none().then_some(())
}

/// The checksum after a record, from the one before it: FNV-1a, in words.
///
/// One changed word always changes it, as each step is one-to-one.
pub(super) fn seal(before: u64, record: u64) -> u64 {
    step(before, record)
}

/// The checksum of a record alone, head and body: whole words of 32 bits.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    let (pairs, rest) = bytes.as_chunks();
    let sum = pairs
        .iter()
        .fold(START, |sum, pair| step(sum, u64::from_le_bytes(*pair)));
    rest.iter().fold(sum, |sum, &byte| step(sum, byte.into()))
}

pub(super) const START: u64 = 0xCBF2_9CE4_8422_2325;

fn step(sum: u64, word: u64) -> u64 {
    (sum ^ word).wrapping_mul(0x0000_0100_0000_01B3)
}
