//! The reader of words for AVX-512: of each 64 bytes it finds where numbers end, brings the 16 bytes before each end
//! side by side, eight numbers at a time, and adds up their digits.

use super::block::{Block, kinds};
use super::{Progress, is_blank, portable};

/// Whether this processor has what [`read_words`] needs.
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("avx512vbmi2")
        && is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("lzcnt")
}

/// Reads numbers of at most 16 digits with vectors, and what they cannot read with the plain loop.
pub(super) fn read_words(text: &[u8], words: &mut [u64]) -> Progress {
    assert!(is_available());
    // SAFETY: the processor has the features.
    let progress = unsafe { read_blocks(text, words) };
    let rest = portable(&text[progress.bytes..], &mut words[progress.words..]);
    Progress {
        words: progress.words + rest.words,
        bytes: progress.bytes + rest.bytes,
        lines: progress.lines + rest.lines,
    }
}

/// How many numbers can end in a block.
const MOST: usize = 32;
/// How many blocks are read before it is asked whether they are right: a long number costs as many, read in vain.
const TOGETHER: usize = 32;

/// Reads numbers block by block.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512vbmi2,popcnt,lzcnt")]
fn read_blocks(text: &[u8], words: &mut [u64]) -> Progress {
    let Some(first) = text.first_chunk::<64>() else {
        return Progress::default();
    };
    // What stands a byte before the first block: a blank as good as any.
    let mut before_first = [b' '; 64];
    before_first[1..].copy_from_slice(&first[..63]);
    let before = |at: usize| match at {
        0 => &before_first,
        _ => text[64 * at - 1..].first_chunk().expect("a block is there"),
    };
    let blocks = text.as_chunks().0;
    let mut block = Block::new();
    let (mut at, mut count, mut surplus) = (0, 0, 0);
    while at < blocks.len() && count < words.len() {
        let start = at;
        let end = blocks.len().min(start + TOGETHER);
        while at < end
            && let Some(room) = words[count..].first_chunk_mut()
        {
            count += block.read(before(at), &blocks[at], room);
            at += 1;
        }
        if at == start {
            // The last words may be fewer than end in the block.
            let mut last = [0; MOST];
            let found = block.read(before(at), &blocks[at], &mut last);
            let taken = found.min(words.len() - count);
            words[count..count + taken].copy_from_slice(&last[..taken]);
            count += taken;
            surplus = found - taken;
            at += 1;
        }
        if block.is_suspicious() {
            let good = readable(&blocks[..at], start);
            if good < 64 * at {
                return read_blocks(&text[..good], words);
            }
            block.trust();
        }
    }
    if count == 0 {
        return Progress::default();
    }
    let seen = &text[..64 * at];
    let bytes = end_before(seen, surplus);
    let behind = seen[bytes..].iter().filter(|byte| **byte == b'\n');
    Progress {
        words: count,
        bytes,
        lines: block.lines() - behind.count(),
    }
}

/// Where the number ends behind which so many more end in the text.
fn end_before(text: &[u8], more: usize) -> usize {
    let is_end = |at: &usize| is_blank(text[*at]) && text[at - 1].is_ascii_digit();
    let mut ends = (1..text.len()).rev().filter(is_end);
    ends.nth(more).expect("so many numbers were found")
}

/// How many bytes come before the first one, from block `start` on, that is neither digit nor blank or is a digit with 16
/// before it.
#[cold]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn readable(blocks: &[[u8; 64]], start: usize) -> usize {
    // The digits of a block and, below them, of the block before it.
    let mut digits = 0u128;
    for (at, block) in blocks.iter().enumerate().skip(start.saturating_sub(1)) {
        let [wrong, here] = kinds(block);
        digits = digits >> 64 | u128::from(here) << 64;
        // Bit i: the digits i − 15 to i. Then the digits i − 16 to i.
        let sixteen = [1, 2, 4, 8]
            .iter()
            .fold(digits, |runs, by| runs & runs << by);
        let seventeen = sixteen & sixteen << 1;
        let bad = wrong | (seventeen >> 64) as u64;
        if bad != 0 {
            return 64 * at + bad.trailing_zeros() as usize;
        }
    }
    64 * blocks.len()
}
