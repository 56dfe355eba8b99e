//! Sums on the command line: `wythoff solve 'wythoff[8,4] + nim[3,5]'`.

use wythoff::{Sum, parse_sum};
use wythoff_show::complaint;

use crate::failure::Failure;

/// Whether the words are a sum: its positions are in square brackets, which no pile has.
pub(super) fn is_sum(words: &[String]) -> bool {
    let is_file = |word: &String| word.starts_with('@');
    let mut words = words.iter().filter(|word| !is_file(word));
    words.any(|word| word.contains(['[', '［', '【']))
}

/// Reads a sum, in one word or, as a shell may have it, in several.
pub(super) fn read(words: &[String]) -> Result<Sum, Failure> {
    let text = words.join(" ");
    parse_sum(&text).map_err(|error| Failure::Input(complaint::sum(&error, &text)))
}
