//! Something to say, not yet in a language.

use std::borrow::Cow;

use dashu_int::{IBig, UBig};

use crate::formula::{Formula, natural};

/// Something to say: a key of the texts with the values of its variables.
///
/// It has no language yet, so the code that knows what went wrong need not know who reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub(crate) key: Cow<'static, str>,
    pub(crate) values: Vec<(&'static str, Value)>,
}

/// The value of a variable of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// The same in every language.
    Text(String),
    /// A count: languages say "1 pile" and "2 piles".
    Count(usize),
    /// A formula, perhaps just a number: a page writes it in its own way.
    Formula(Formula),
    /// Something that is itself said in a language.
    Message(Message),
}

impl Message {
    /// The text of a key, or of an attribute of it (`game-nim.rules`).
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self {
            key: key.into(),
            values: Vec::new(),
        }
    }

    /// The same with a value for a variable.
    #[must_use]
    pub fn with(mut self, variable: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((variable, value.into()));
        self
    }
}

impl Value {
    /// A count, of whatever type it was counted in; what no memory could hold is text.
    pub fn count(count: u64) -> Self {
        match usize::try_from(count) {
            Ok(count) => Self::Count(count),
            Err(_) => Self::Text(count.to_string()),
        }
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
        Self::Count(number)
    }
}

impl From<Formula> for Value {
    fn from(formula: Formula) -> Self {
        Self::Formula(formula)
    }
}

impl From<&UBig> for Value {
    fn from(number: &UBig) -> Self {
        Self::Formula(natural(number))
    }
}

impl From<IBig> for Value {
    fn from(number: IBig) -> Self {
        Self::Formula(Formula::Number(number))
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}
