//! What a text of rules could have had in a place, and what it can have too much of.

use std::fmt;

/// What could have stood where something else stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// A comparison, a comma or the end of the statement.
    Comparison,
    /// The name of a pile.
    PileName,
    /// The name of a piece of memory.
    MemoryName,
    /// The name of a parameter.
    ParameterName,
    /// The name of a game.
    GameName,
    /// A number.
    Number,
    /// A number or a name.
    Operand,
    /// The bar that closes an absolute value.
    ClosingBar,
    /// A closing bracket or a comparison.
    ClosingBracket,
    /// A comma or the brace that closes a set.
    ClosingBrace,
    /// This word or sign.
    Word(&'static str),
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Comparison => "a comparison, a comma or the end of the statement",
            Self::PileName => "the name of a pile",
            Self::MemoryName => "the name of a piece of memory",
            Self::ParameterName => "the name of a parameter",
            Self::GameName => "the name of a game",
            Self::Number => "a number",
            Self::Operand => "a number or a name",
            Self::ClosingBar => "`|` to close the absolute value",
            Self::ClosingBracket => "`)` or a comparison",
            Self::ClosingBrace => "`,` or `}`",
            Self::Word(word) => return write!(f, "`{word}`"),
        })
    }
}

/// What there can be too much of in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// Bytes.
    Bytes,
    /// Lines.
    Lines,
    /// Statements.
    Statements,
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bytes => "bytes",
            Self::Lines => "lines",
            Self::Statements => "statements",
        })
    }
}
