//! A file of messages.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A file of messages, understood.
pub(super) struct File(FluentBundle<FluentResource>);

impl File {
    /// # Panics
    ///
    /// If the file is not well formed.
    pub(super) fn new(path: &str, text: &str, language: &LanguageIdentifier) -> Self {
        let mut bundle = FluentBundle::new(vec![language.clone()]);
        // The marks are for mixed writing directions; no language here has them.
        bundle.set_use_isolating(false);
        // Counts are told apart by the rules of the language and written as they are.
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.value.to_string()),
            _ => None,
        }));
        let messages = FluentResource::try_new(text.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{path} is well formed: {errors:?}"));
        bundle.add_resource_overriding(messages);
        Self(bundle)
    }

    /// The text of a key or of an attribute of it, if there is such a one.
    pub(super) fn say(
        &self,
        (key, attribute): (&str, Option<&str>),
        values: &FluentArgs<'_>,
    ) -> Option<String> {
        let Self(messages) = self;
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
}
