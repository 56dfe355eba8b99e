//! The fields of a question, read by hand: derived readers of so many kinds would be a tenth of the core.

use serde_json::Value;

/// The longest question that is read, in bytes.
const LONGEST: usize = 1 << 19;

/// A JSON object and its fields.
#[derive(Debug, Clone, Copy)]
pub struct Fields<'a>(pub &'a Value);

/// Reads a question.
pub fn parse(question: &str) -> Result<Value, String> {
    let length = question.len();
    if length > LONGEST {
        return Err(format!("{length} > {LONGEST}"));
    }
    serde_json::from_str(question).map_err(|error| error.to_string())
}

impl<'a> Fields<'a> {
    /// An object in this one.
    pub fn object(self, key: &str) -> Self {
        Self(&self.0[key])
    }

    /// A text; empty if there is none.
    pub fn text(self, key: &str) -> &'a str {
        self.0[key].as_str().unwrap_or_default()
    }

    /// Whether something is so; not, if nothing is said.
    pub fn flag(self, key: &str) -> bool {
        self.0[key].as_bool().unwrap_or_default()
    }

    /// A number; 0 if there is none.
    pub fn number(self, key: &str) -> Result<u64, String> {
        match &self.0[key] {
            Value::Null => Ok(0),
            value => value.as_u64().ok_or_else(|| not_natural(key)),
        }
    }

    /// Things one after the other; none if nothing is said.
    pub fn list(self, key: &str) -> impl Iterator<Item = Self> {
        self.0[key].as_array().into_iter().flatten().map(Fields)
    }

    /// Numbers one after the other.
    pub fn numbers(self, key: &str) -> Result<Vec<u64>, String> {
        let number = |one: Fields<'_>| one.0.as_u64().ok_or_else(|| not_natural(key));
        self.list(key).map(number).collect()
    }
}

fn not_natural(key: &str) -> String {
    format!("{key}: ∉ ℕ")
}
