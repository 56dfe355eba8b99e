//! A file of messages, understood when the first of them is asked for.

use std::cell::OnceCell;

use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser;

use super::pattern::{Values, written};

/// A file of messages: a program says few of those it could say, and need not read the others.
pub(super) struct File {
    pub(super) path: &'static str,
    pub(super) text: &'static str,
    messages: OnceCell<Vec<Message<&'static str>>>,
}

impl File {
    pub(super) fn new(path: &'static str, text: &'static str) -> Self {
        Self {
            path,
            text,
            messages: OnceCell::new(),
        }
    }

    /// The text of a key or of an attribute of it, if there is such a one.
    ///
    /// # Panics
    ///
    /// If the file is not well formed.
    pub(super) fn say(
        &self,
        (key, attribute): (&str, Option<&str>),
        values: &Values,
    ) -> Option<String> {
        let messages = self.messages.get_or_init(|| self.understood());
        let message = messages.iter().find(|message| message.id.name == key)?;
        let pattern = match attribute {
            Some(name) => {
                let mut attributes = message.attributes.iter();
                &attributes
                    .find(|attribute| attribute.id.name == name)?
                    .value
            }
            None => message.value.as_ref()?,
        };
        Some(written(pattern, values))
    }

    fn understood(&self) -> Vec<Message<&'static str>> {
        let path = self.path;
        let resource = parser::parse_runtime(self.text)
            .unwrap_or_else(|(_, errors)| panic!("{path} is well formed: {errors:?}"));
        let messages = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        });
        messages.collect()
    }
}
