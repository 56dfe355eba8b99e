//! What is wrong with a text that is not the rules of a game, and where.

use crate::quoted::quoted;
use std::fmt;
use std::ops::Range;

use dashu_int::UBig;

use super::expected::{Counted, Expected};
use crate::rules::RulesError;

/// Why a text is not the rules of a game, and where.
///
/// ```
/// use wythoff::parse_rules;
/// let text = "piles left right\nmove x > 0, lefd = 3";
/// let error = parse_rules(text).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 13: unknown name `lefd`; did you mean `left`?");
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
///
/// A match on it has no default arm: who puts errors into words learns of a new kind from the compiler.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParseRulesErrorKind {
    /// Something else was expected.
    Unexpected {
        /// What could have stood there.
        expected: Expected,
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
    /// A number and what might be its factor, or might begin another condition.
    NoSignBetween {
        /// The number.
        number: i64,
        /// What comes next.
        next: String,
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
    /// Stones taken from memory.
    MemoryIsNoPile(String),
    /// Memory that no move sets.
    MemoryNotSet(String),
    /// A move that leaves open what is in memory after it.
    MemoryOpen {
        /// The move as written.
        text: String,
        /// The memory.
        name: String,
    },
    /// More than five piles and pieces of memory together.
    TrackCount(usize),
    /// A name that means nothing where any pile, or one of them, is spoken of.
    NotChosen(String),
    /// Fewer piles than a move speaks of.
    TooFewPiles {
        /// Of how many it speaks.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// Stones moved from several piles, or to several.
    OnePileAtATime,
    /// Stones moved from a pile to itself.
    SamePile(String),
    /// Conditions that are not linear, where a pile may grow or there is memory.
    LinearWhereGrows,
    /// A name that already means something else.
    NameInUse(String),
    /// A statement that may be made once only.
    Twice(&'static str),
    /// A product of two unknowns.
    NotLinear,
    /// `split` beside other conditions, with more than one pile, or in misère play.
    SplitAlone,
    /// A condition of which tables can be made, but which the search for a theorem does not take.
    ForTables,
    /// A number that is too large.
    HugeNumber {
        /// The greatest, in absolute value.
        most: i64,
    },
    /// A divisor that is not a constant, or is 0.
    BadDivisor,
    /// A fraction where a remainder is asked for.
    Fraction,
    /// A modulus that is not a constant from 1 on.
    BadModulus {
        /// The greatest.
        most: i64,
    },
    /// A number where a condition is needed.
    NotACondition,
    /// A condition where a number is needed.
    NotANumber,
    /// More than five piles.
    PileCount(usize),
    /// A built-in game of another number of piles.
    OtherPileCount {
        /// How many the built-in game has.
        needed: usize,
        /// How many were declared.
        found: usize,
    },
    /// A built-in game whose moves are not linear conditions on one to five shrinking piles.
    NoSuchRules(String),
    /// A condition on the end of the game that speaks of a move.
    EndSpeaksOfMove,
    /// More text than is read.
    TooLong {
        /// What there is too much of.
        what: Counted,
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
    /// Misère play where a pile may grow or there is memory.
    MisereGrows,
    /// No sum of the piles with whole weights.
    BadMeasure {
        /// The greatest weight.
        most: i64,
    },
    /// A move that does not lower the measure.
    MeasureKept {
        /// The move as written.
        text: String,
        /// Before such a move.
        from: Vec<UBig>,
        /// After it.
        to: Vec<UBig>,
    },
    /// No sum of the piles that was tried falls with every move.
    NoMeasure,
    /// Play that need not end.
    NeedNotEnd {
        /// Positions that moves lead through: the last one is the first again, or it goes on as it began.
        way: Vec<Vec<UBig>>,
    },
    /// From one position a move leads to endlessly many.
    Endless {
        /// The move as written.
        text: String,
    },
    /// Whether the move always takes something is too hard to decide.
    Undecided {
        /// The move as written.
        text: String,
    },
    /// The clauses are not the rules of a game.
    Rules(RulesError),
}

/// What is wrong, and at which bytes of the text.
pub(crate) type Spanned = (Range<usize>, ParseRulesErrorKind);

/// The line and the column of a byte, both counted from 1, the column in characters.
pub(crate) fn line_and_column(source: &str, byte: usize) -> (usize, usize) {
    let before = &source[..byte.min(source.len())];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.matches('\n').count() + 1;
    (line, before[line_start..].chars().count() + 1)
}

impl ParseRulesError {
    /// An error with its line and column, which follow from its place.
    pub(crate) fn new(source: &str, (span, kind): Spanned) -> Self {
        let (line, column) = line_and_column(source, span.start);
        Self {
            line,
            column,
            span,
            kind,
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
            Self::NoSignBetween { number: 0, next } => write!(
                f,
                "expected a comma between `0` and `{next}`; did you mean `0, {next}`?"
            ),
            Self::NoSignBetween { number, next } => write!(
                f,
                "expected a comma or `*` between `{number}` and `{next}`; did you mean `{number}, {next}` or `{number}*{next}`?"
            ),
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
            Self::MemoryIsNoPile(name) => write!(
                f,
                "`{name}` is memory and no pile: nothing is taken from it or put there"
            ),
            Self::MemoryNotSet(name) => write!(
                f,
                "no move sets the memory `{name}`: say what it is after a move, as in {name}' = x"
            ),
            Self::MemoryOpen { text, name } => write!(
                f,
                "`{text}` leaves the memory `{name}` open: say what it is after the move, as in {name}' = x"
            ),
            Self::TrackCount(found) => write!(
                f,
                "expected at most five piles and pieces of memory together, found {found}"
            ),
            Self::NotChosen(name) => write!(
                f,
                "`{name}` is none of the piles of this move: x is what is taken from the first of them, y from the second, and a and b are their sizes"
            ),
            Self::TooFewPiles { wanted, found } => {
                write!(f, "the move is about {wanted} piles, and there are {found}")
            }
            Self::OnePileAtATime => f.write_str("stones are moved from one pile to one other"),
            Self::SamePile(name) => {
                write!(f, "`{name}` is where the stones come from: name another pile")
            }
            Self::LinearWhereGrows => {
                f.write_str("where a pile may grow or there is memory, conditions must be linear")
            }
            Self::NameInUse(name) => write!(f, "the name `{name}` already means something else"),
            Self::Twice(what) => write!(f, "`{what}` stands here a second time"),
            Self::NotLinear => f.write_str("a product of two unknowns is not linear, and the prover takes linear conditions only (\"wythoff lab\" looks for a pattern in such rules and proves it where a lemma applies; \"wythoff heap\" and \"wythoff table\" tabulate them)"),
            Self::SplitAlone => f.write_str("`split` is a move by itself, of one pile, in normal play"),
            Self::ForTables => f.write_str("this condition is not linear, and the prover takes linear ones only (\"wythoff lab\" looks for a pattern in such rules and proves it where a lemma applies; \"wythoff heap\" and \"wythoff table\" tabulate them)"),
            Self::HugeNumber { most } => write!(f, "this number is too large: at most {most}"),
            Self::BadDivisor => f.write_str("expected a constant other than 0 after `/`"),
            Self::Fraction => f.write_str("`mod` needs whole numbers, and this may be a fraction"),
            Self::BadModulus { most } => {
                write!(f, "expected a constant from 1 to {most} after `mod`")
            }
            Self::NotACondition => {
                f.write_str("expected a condition, found a number: compare it with something")
            }
            Self::NotANumber => f.write_str("expected a number, found a condition"),
            Self::PileCount(found) => write!(f, "expected one to five piles, found {found}"),
            Self::OtherPileCount { needed, found } => {
                write!(f, "this game has {needed} piles, but {found} are declared")
            }
            Self::NoSuchRules(name) => write!(
                f,
                "`like` does not know the rules of `{name}`: its conditions are not linear, or its piles break or grow"
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
                "play might never end: `{text}` allows a move that takes nothing, at {}; add a condition such as x > 0, or x + y > 0",
                position(at)
            ),
            Self::PileGrows { text, from, to } => write!(
                f,
                "play might never end: `{text}` is only possible if a pile grows, as from {} to {}",
                position(from),
                position(to)
            ),
            Self::MisereGrows => f.write_str("in misère play no pile may grow, and there is no memory"),
            Self::BadMeasure { most } => write!(
                f,
                "a measure is a sum of piles with weights from 0 to {most}, such as a + 2b"
            ),
            Self::MeasureKept { text, from, to } => write!(
                f,
                "play might never end: `{text}` does not lower the measure, as from {} to {}",
                position(from),
                position(to)
            ),
            Self::NoMeasure => f.write_str(
                "play might never end: no sum of the piles was found that falls with every move",
            ),
            Self::NeedNotEnd { way } => {
                let mut places: Vec<String> = way.iter().map(|piles| position(piles)).collect();
                if way.first() != way.last() {
                    places.push("…".to_owned());
                }
                write!(f, "play need not end: {}", places.join(" → "))
            }
            Self::Endless { text } => write!(
                f,
                "`{text}` leads from one position to endlessly many: say how far a pile may grow"
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
