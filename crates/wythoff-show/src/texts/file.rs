//! A file of messages, understood when the first of them is asked for.

use std::cell::OnceCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A file of messages: a program says few of those it could say, and need not read the others.
pub(super) struct File {
    path: &'static str,
    text: &'static str,
    messages: OnceCell<FluentBundle<FluentResource>>,
}

impl File {
    pub(super) fn new(path: &'static str, text: &'static str) -> Self {
        Self {
            path,
            text,
            messages: OnceCell::new(),
        }
    }

    /// The keys of its messages: what stands before `=` where a line begins with a letter.
    pub(super) fn keys(&self) -> impl Iterator<Item = &'static str> + use<> {
        let lines = self.text.lines();
        let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_alphabetic());
        let key = |line| str::split(line, [' ', '=']).next();
        lines.filter(begins).filter_map(key)
    }

    /// The text of a key or of an attribute of it, if there is such a one.
    ///
    /// # Panics
    ///
    /// If the file is not well formed.
    pub(super) fn say(
        &self,
        (key, attribute): (&str, Option<&str>),
        values: &FluentArgs<'_>,
        language: &LanguageIdentifier,
    ) -> Option<String> {
        let messages = self.messages.get_or_init(|| self.understood(language));
        let message = messages.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = messages.format_pattern(pattern, Some(values), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text.into_owned())
    }

    fn understood(&self, language: &LanguageIdentifier) -> FluentBundle<FluentResource> {
        let path = self.path;
        let mut bundle = FluentBundle::new(vec![language.clone()]);
        // The marks are for mixed writing directions; no language here has them.
        bundle.set_use_isolating(false);
        // Counts are told apart by the rules of the language and written as they are.
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.value.to_string()),
            _ => None,
        }));
        let messages = FluentResource::try_new(self.text.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{path} is well formed: {errors:?}"));
        bundle.add_resource_overriding(messages);
        bundle
    }
}
