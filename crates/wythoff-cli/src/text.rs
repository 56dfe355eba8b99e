//! Messages, and the texts of the language in use.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use crate::language::Language;

/// Something to say: a key of `locales/` with the values of its variables.
///
/// It has no language yet, so the code that knows what went wrong need not know who reads it.
#[derive(Debug, Clone)]
pub(crate) struct Message {
    key: &'static str,
    values: Vec<(&'static str, Value)>,
}

#[derive(Debug, Clone)]
pub(crate) enum Value {
    Text(String),
    Message(Message),
}

impl Message {
    pub(crate) fn new(key: &'static str) -> Self {
        Self {
            key,
            values: Vec::new(),
        }
    }

    pub(crate) fn with(mut self, variable: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((variable, value.into()));
        self
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Text(number.to_string())
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

/// The texts of one language.
pub(crate) struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    pub(crate) fn new(language: Language) -> Self {
        let resource = FluentResource::try_new(language.source().to_owned())
            .unwrap_or_else(|(_, errors)| panic!("locales/ is well formed: {errors:?}"));
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // The marks are for mixed writing directions; neither language has them.
        bundle.set_use_isolating(false);
        bundle
            .add_resource(resource)
            .expect("no key stands twice in locales/");
        Self { language, bundle }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// The message in this language.
    pub(crate) fn say(&self, message: &Message) -> String {
        let mut values = FluentArgs::new();
        for (variable, value) in &message.values {
            values.set(*variable, self.say_value(value));
        }
        self.pattern(message.key, None, &values)
            .unwrap_or_else(|| panic!("locales/ has the key {}", message.key))
    }

    /// The value of a variable in this language.
    pub(crate) fn say_value(&self, value: &Value) -> String {
        match value {
            Value::Text(text) => text.clone(),
            Value::Message(message) => self.say(message),
        }
    }

    /// The text of a key without variables, if there is such a key.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        self.pattern(key, None, &FluentArgs::new())
    }

    /// The text of a key's attribute (`.long`, `.usage`, …), if it has it.
    pub(crate) fn attribute(&self, key: &str, attribute: &str) -> Option<String> {
        self.pattern(key, Some(attribute), &FluentArgs::new())
    }

    fn pattern(&self, key: &str, attribute: Option<&str>, values: &FluentArgs) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(values), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text.into_owned())
    }
}
