//! Decimal numbers between blanks: text in, words out.

#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "x86_64")]
mod block;

/// Reads numbers from the front of a text into words, as far as it can.
///
/// The words are the first numbers of the text, in order. A reader stops at a number that may go on behind the text
/// (no blank follows it), that is too long for it (every reader takes 16 digits, none more than 19), at a byte that is
/// neither digit nor blank, or when there is no room; and it may stop earlier. All readers agree on what they read.
pub type ReadWords = fn(text: &[u8], words: &mut [u64]) -> Progress;

/// How far a reader of words came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Progress {
    /// How many words were read.
    pub words: usize,
    /// How many bytes were used: up to the last digit of the last word.
    pub bytes: usize,
    /// How many of these bytes are line feeds.
    pub lines: usize,
}

/// Whether a byte separates numbers: the white space of C's `isspace`.
pub const fn is_blank(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

/// The fastest reader this processor has.
pub fn fastest() -> ReadWords {
    #[cfg(target_arch = "x86_64")]
    if avx512::is_available() {
        return avx512::read_words;
    }
    portable
}

/// The reader every processor has: a plain loop over the bytes.
///
/// ```
/// use wythoff::simd::tokens::{Progress, portable};
/// let mut words = [0; 4];
/// assert_eq!(portable(b"3 5\r\n 4 7", &mut words), Progress { words: 3, bytes: 7, lines: 1 }); // 7 may go on
/// assert_eq!(words, [3, 5, 4, 0]);
/// ```
pub fn portable(text: &[u8], words: &mut [u64]) -> Progress {
    let mut progress = Progress::default();
    for word in words {
        let mut rest = &text[progress.bytes..];
        while let [byte, tail @ ..] = rest
            && is_blank(*byte)
        {
            rest = tail;
        }
        let start = text.len() - rest.len();
        let mut value = 0u64;
        // 19 digits are below 10^19 < 2^64; a 20th digit ends the loop and the reading.
        while let [byte @ b'0'..=b'9', tail @ ..] = rest
            && text.len() - rest.len() - start < 19
        {
            value = value * 10 + u64::from(byte - b'0');
            rest = tail;
        }
        let end = text.len() - rest.len();
        if end == start || !rest.first().is_some_and(|byte| is_blank(*byte)) {
            break;
        }
        *word = value;
        progress.words += 1;
        progress.bytes = end;
    }
    progress.lines = memchr::memchr_iter(b'\n', &text[..progress.bytes]).count();
    progress
}
