//! What is wrong with a text that is not the rules of a game, and where.

use crate::quoted::quoted;
use std::fmt;
use std::ops::Range;

use dashu_int::UBig;

use super::{chinese, snippet};
use crate::language::Language;
use crate::rules::RulesError;

/// Why a text is not the rules of a game, and where.
///
/// ```
/// use wythoff::rules::parse_rules;
/// let text = "piles left right\nmove x > 0, lefd = 3";
/// let error = parse_rules(text).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 13: unknown name `lefd`; did you mean `left`?");
/// assert!(error.render(text).ends_with("2 | move x > 0, lefd = 3\n  |             ^^^^\n"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseRulesError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// Which bytes of the text are meant; empty at the end of the text.
    pub span: Range<usize>,
    /// What is wrong there.
    pub kind: ParseRulesErrorKind,
}

/// What is wrong with a text that is not the rules of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseRulesErrorKind {
    /// Something else was expected.
    Unexpected {
        /// What could have stood there.
        expected: &'static str,
        /// What stands there; `None`: the end of the statement.
        found: Option<String>,
    },
    /// A character that has no meaning.
    StrangeCharacter(char),
    /// A sign of other languages.
    ForeignSign {
        /// The sign.
        sign: &'static str,
        /// What it would be here.
        meant: &'static str,
    },
    /// A bracket or a bar without its partner.
    Unbalanced(char),
    /// A name that is not a pile, an amount, a parameter or a built-in game.
    UnknownName {
        /// The name.
        name: String,
        /// A name that was perhaps meant.
        suggestion: Option<String>,
    },
    /// A prime after something that is not a pile.
    NotAPile(String),
    /// A name that already means something else.
    NameInUse(String),
    /// A statement that may be made once only.
    Twice(&'static str),
    /// A product of two unknowns.
    NotLinear,
    /// A number that is too large.
    HugeNumber {
        /// The greatest, in absolute value.
        most: i64,
    },
    /// A modulus that is not a constant from 1 on.
    BadModulus {
        /// The greatest.
        most: i64,
    },
    /// A number where a condition is needed.
    NotACondition,
    /// A condition where a number is needed.
    NotANumber,
    /// Not one, two or three piles.
    PileCount(usize),
    /// A built-in game of another number of piles.
    OtherPileCount {
        /// How many the built-in game has.
        needed: usize,
        /// How many were declared.
        found: usize,
    },
    /// A built-in game whose moves are not linear conditions on one to three shrinking piles.
    NoSuchRules(String),
    /// A condition on the end of the game that speaks of a move.
    EndSpeaksOfMove,
    /// More text than is read.
    TooLong {
        /// What there is too much of.
        what: &'static str,
        /// How many are read.
        most: usize,
    },
    /// Brackets in brackets in brackets.
    TooDeep,
    /// Multiplied out, the conditions come to too many alternatives.
    TooManyAlternatives,
    /// A move that may take nothing.
    TakesNothing {
        /// The move as written.
        text: String,
        /// A position where it leads back to the same position.
        at: Vec<UBig>,
    },
    /// A move that can only be made by letting a pile grow.
    PileGrows {
        /// The move as written.
        text: String,
        /// Before such a move.
        from: Vec<UBig>,
        /// After it.
        to: Vec<UBig>,
    },
    /// Whether the move always takes something is too hard to decide.
    Undecided {
        /// The move as written.
        text: String,
    },
    /// The clauses are not the rules of a game.
    Rules(RulesError),
}

/// An error that knows its place in bytes only.
pub(super) type Spanned = (Range<usize>, ParseRulesErrorKind);

impl ParseRulesError {
    pub(super) fn new(source: &str, (span, kind): Spanned) -> Self {
        let start = span.start.min(source.len());
        let before = &source[..start];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            span,
            kind,
        }
    }

    /// The message, the line of `source` and carets below the place.
    pub fn render(&self, source: &str) -> String {
        self.render_in(source, Language::English)
    }

    /// As [`render`](Self::render), in a language.
    pub fn render_in(&self, source: &str, language: Language) -> String {
        format!(
            "{}\n{}",
            self.message(language),
            snippet::snippet(self, source)
        )
    }

    /// The place and what is wrong there, in one line.
    ///
    /// ```
    /// use wythoff::{Language, rules::parse_rules};
    /// let error = parse_rules("x > 0, x*y = 1").unwrap_err();
    /// assert_eq!(error.message(Language::Chinese), "第 1 行第 8 列：两个未知数相乘：条件必须是线性的");
    /// ```
    pub fn message(&self, language: Language) -> String {
        match language {
            Language::English => self.to_string(),
            Language::Chinese => format!(
                "第 {} 行第 {} 列：{}",
                self.line,
                self.column,
                chinese::message(&self.kind)
            ),
        }
    }
}

impl fmt::Display for ParseRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.kind
        )
    }
}

impl std::error::Error for ParseRulesError {}

impl fmt::Display for ParseRulesErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unexpected {
                expected,
                found: Some(found),
            } => {
                write!(f, "expected {expected}, found `{found}`")
            }
            Self::Unexpected {
                expected,
                found: None,
            } => {
                write!(f, "expected {expected}, found the end of the statement")
            }
            Self::StrangeCharacter(c) => write!(
                f,
                "the character {} has no meaning here",
                quoted('\'', [*c])
            ),
            Self::ForeignSign { sign, meant } => {
                write!(f, "`{sign}` has no meaning here; did you mean `{meant}`?")
            }
            Self::Unbalanced(c) => write!(f, "`{c}` without its partner"),
            Self::UnknownName {
                name,
                suggestion: Some(other),
            } => {
                write!(f, "unknown name `{name}`; did you mean `{other}`?")
            }
            Self::UnknownName {
                name,
                suggestion: None,
            } => write!(f, "unknown name `{name}`"),
            Self::NotAPile(name) => {
                write!(
                    f,
                    "`{name}` is not a pile: only a pile has a size after the move"
                )
            }
            Self::NameInUse(name) => write!(f, "the name `{name}` already means something else"),
            Self::Twice(what) => write!(f, "`{what}` stands here a second time"),
            Self::NotLinear => f.write_str("a product of two unknowns: conditions must be linear"),
            Self::HugeNumber { most } => write!(f, "this number is too large: at most {most}"),
            Self::BadModulus { most } => {
                write!(f, "expected a constant from 1 to {most} after `mod`")
            }
            Self::NotACondition => {
                f.write_str("expected a condition, found a number: compare it with something")
            }
            Self::NotANumber => f.write_str("expected a number, found a condition"),
            Self::PileCount(found) => write!(f, "expected one to three piles, found {found}"),
            Self::OtherPileCount { needed, found } => {
                write!(f, "this game has {needed} piles, but {found} are declared")
            }
            Self::NoSuchRules(name) => write!(
                f,
                "the rules of `{name}` cannot be said in this language: piles only shrink, and conditions are linear"
            ),
            Self::EndSpeaksOfMove => {
                f.write_str("the end of the game may only depend on the piles before the move")
            }
            Self::TooLong { what, most } => write!(f, "more than {most} {what}"),
            Self::TooDeep => f.write_str("brackets are nested too deeply"),
            Self::TooManyAlternatives => {
                f.write_str("multiplied out, the conditions come to too many alternatives")
            }
            Self::TakesNothing { text, at } => write!(
                f,
                "play might never end: `{text}` allows a move that takes nothing, at {}",
                position(at)
            ),
            Self::PileGrows { text, from, to } => write!(
                f,
                "play might never end: `{text}` is only possible if a pile grows, as from {} to {}",
                position(from),
                position(to)
            ),
            Self::Undecided { text } => write!(
                f,
                "too hard to decide whether `{text}` always takes something: add a condition such as x + y > 0"
            ),
            Self::Rules(error) => error.fmt(f),
        }
    }
}

fn position(piles: &[UBig]) -> String {
    let piles: Vec<String> = piles.iter().map(UBig::to_string).collect();
    format!("({})", piles.join(", "))
}
