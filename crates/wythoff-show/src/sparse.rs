//! The rare values of heaps, in words.

use wythoff::heap::NimSequence;

use crate::message::Message;
use crate::period;
use crate::texts::Texts;

/// The largest value; which values are rare; how many heaps have them, and which is the last; what rests on a file's word.
///
/// ```
/// use wythoff::heap::{HeapRules, NimSequence};
/// use wythoff_show::{Language, Texts, sparse};
/// let mut kayles = NimSequence::new(HeapRules::kayles());
/// kayles.extend_to(1000, &mut ()).unwrap();
/// assert!(sparse::words(&kayles, &Texts::new(Language::english())).contains("0xf"));
/// ```
pub fn words(sequence: &NimSequence, texts: &Texts) -> String {
    let (largest, at) = sequence.largest_value();
    let mut lines = vec![
        Message::new("heap-largest")
            .with("game", sequence.rules().to_string())
            .with("to", sequence.last_heap().to_string())
            .with("value", largest.to_string())
            .with("at", at.to_string()),
    ];
    match sequence.sparse_space() {
        None => lines.push(Message::new("heap-not-sparse")),
        Some(space) => {
            lines.push(Message::new("heap-mask").with("mask", format!("{:#x}", space.mask)));
            lines.push(match space.rare.last() {
                None => Message::new("heap-none-rare"),
                Some((last, _)) => Message::new("heap-rare")
                    .with("count", space.rare.len())
                    .with("last", last.to_string()),
            });
        }
    }
    lines.extend(period::trust(sequence));
    let lines: Vec<String> = lines.iter().map(|line| texts.say(line)).collect();
    lines.join("\n") + "\n"
}
