//! A file of messages, each of which is understood when it is asked for.

use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser;

/// A file of messages: a program says few of those it could say, and need not read the others.
pub(super) struct File {
    pub(super) path: &'static str,
    pub(super) text: &'static str,
}

impl File {
    /// The message whose key begins at this byte of the file.
    ///
    /// # Panics
    ///
    /// If the message is not well formed.
    pub(super) fn message_at(&self, at: usize) -> Message<&'static str> {
        let path = self.path;
        let resource = parser::parse_runtime(until_next(&self.text[at..]))
            .unwrap_or_else(|(_, errors)| panic!("{path} is well formed: {errors:?}"));
        let mut messages = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        });
        messages.next().expect("a key begins a message")
    }
}

/// The message that the text begins with: up to the line where the next key or a comment begins.
fn until_next(text: &str) -> &str {
    let begins =
        |line: &str| line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '#');
    let mut lines = text.match_indices('\n').map(|(end, _)| end + 1);
    let next = lines.find(|&line| begins(&text[line..]));
    &text[..next.unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::texts::keys;

    #[test]
    fn a_message_alone_is_what_it_is_in_its_file() {
        for (path, text) in Language::all().flat_map(Language::files) {
            if path.ends_with(".ftl") {
                let whole = parser::parse_runtime(text).expect("well formed");
                let file = File { path, text };
                let alone = keys::keys(text).map(|(at, _)| Entry::Message(file.message_at(at)));
                assert_eq!(alone.collect::<Vec<_>>(), whole.body, "{path}");
            }
        }
    }
}
