//! Why something cannot be explained.

use std::fmt;

use dashu_int::UBig;

use crate::language::Language;
use crate::solve::SolveError;
use crate::solve::sum::SumError;

/// Why a position cannot be explained.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ExplainError {
    /// It has no answer.
    Solve(SolveError),
    /// The sum has none.
    Sum(SumError),
    /// The position after the move is not a position of the game.
    AgainstPosition(crate::PositionError),
    /// The move asked about is not one of the game's.
    Illegal(IllegalMove),
}

/// Why a position is not one move away from another.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum IllegalMove {
    /// Nothing changes.
    Nothing,
    /// There is another number of piles.
    PileCount { before: usize, after: usize },
    /// A pile would grow.
    Grows { pile: usize },
    /// More piles change than a move may change.
    TooManyPiles { changed: usize, most: UBig },
    /// The amounts taken from two piles are too far apart.
    TooFarApart { x: UBig, y: UBig, k: UBig },
    /// More is taken than may be.
    TooMuch { taken: UBig, most: UBig },
    /// The limit on the next take is another.
    WrongLimit { expected: UBig, found: UBig },
    /// Coins go from one stair to the next lower, as many as leave the one.
    NotAStep,
    /// What is taken from the larger pile is no multiple of the smaller.
    NotAMultiple { taken: UBig, smaller: UBig },
    /// It is taken from the smaller pile.
    FromSmaller,
    /// The rules do not allow to make this of that heap.
    HeapRule {
        heap: UBig,
        parts: Vec<UBig>,
        rules: String,
    },
    /// The rightmost coin that is turned must show heads.
    NotAHead { place: UBig },
    /// So many coins may not be turned, or not these.
    Coins { turned: usize },
    /// It is another sum of games.
    OtherSum,
    /// A move changes one part of a sum.
    PartsChanged { changed: usize },
}

impl IllegalMove {
    /// The reason in words.
    pub fn words(&self, language: Language) -> String {
        match language {
            Language::English => self.english(),
            Language::Chinese => self.chinese(),
        }
    }

    fn english(&self) -> String {
        match self {
            Self::Nothing => "nothing changes, and a move must change something".to_owned(),
            Self::PileCount { before, after } => {
                format!("the position has {before} piles, and this one has {after}")
            }
            Self::Grows { pile } => format!("pile {pile} would grow"),
            Self::TooManyPiles { changed, most } => {
                format!(
                    "{changed} piles change, and a move changes at most {}",
                    cut(most, Language::English)
                )
            }
            Self::TooFarApart { x, y, k } => format!(
                "{} and {} are taken from the two piles; the amounts may differ by at most k = {}",
                cut(x, Language::English),
                cut(y, Language::English),
                cut(k, Language::English)
            ),
            Self::TooMuch { taken, most } => format!(
                "{} are taken, and at most {} may be",
                cut(taken, Language::English),
                cut(most, Language::English)
            ),
            Self::WrongLimit { expected, found } => format!(
                "after this take the limit is {}, not {}",
                cut(expected, Language::English),
                cut(found, Language::English)
            ),
            Self::NotAStep => {
                "coins go from one stair to the next lower, and no other stair changes".to_owned()
            }
            Self::NotAMultiple { taken, smaller } => format!(
                "{} is no multiple of the smaller pile, {}",
                cut(taken, Language::English),
                cut(smaller, Language::English)
            ),
            Self::FromSmaller => "a move takes from the larger pile".to_owned(),
            Self::HeapRule { heap, parts, rules } => format!(
                "the rules of {rules} do not allow to make {} of a heap of {}",
                heaps(parts, Language::English),
                cut(heap, Language::English)
            ),
            Self::NotAHead { place } => format!(
                "the rightmost coin that is turned, at {}, does not show heads",
                cut(place, Language::English)
            ),
            Self::Coins { turned } => {
                format!("the rules do not allow to turn these {turned} coins together")
            }
            Self::OtherSum => {
                "it is a sum of other games; write the whole sum as it is after the move".to_owned()
            }
            Self::PartsChanged { changed } => {
                format!("{changed} parts of the sum change, and a move changes one")
            }
        }
    }

    fn chinese(&self) -> String {
        match self {
            Self::Nothing => "什么也没有变，而走一步必须有变化".to_owned(),
            Self::PileCount { before, after } => {
                format!("原局面有 {before} 堆，这个局面有 {after} 堆")
            }
            Self::Grows { pile } => format!("第 {pile} 堆变多了"),
            Self::TooManyPiles { changed, most } => {
                format!(
                    "有 {changed} 堆变了，而一步至多动 {} 堆",
                    cut(most, Language::Chinese)
                )
            }
            Self::TooFarApart { x, y, k } => format!(
                "从两堆分别取 {} 颗和 {} 颗，而两个数目至多相差 k = {}",
                cut(x, Language::Chinese),
                cut(y, Language::Chinese),
                cut(k, Language::Chinese)
            ),
            Self::TooMuch { taken, most } => {
                format!(
                    "取了 {} 颗，而至多取 {} 颗",
                    cut(taken, Language::Chinese),
                    cut(most, Language::Chinese)
                )
            }
            Self::WrongLimit { expected, found } => format!(
                "这样取之后对方至多取 {} 颗，不是 {} 颗",
                cut(expected, Language::Chinese),
                cut(found, Language::Chinese)
            ),
            Self::NotAStep => "一步只能把一级台阶上的硬币移到下一级，其他台阶不变".to_owned(),
            Self::NotAMultiple { taken, smaller } => format!(
                "取走的 {} 不是小堆 {} 的倍数",
                cut(taken, Language::Chinese),
                cut(smaller, Language::Chinese)
            ),
            Self::FromSmaller => "只能从大堆中取".to_owned(),
            Self::HeapRule { heap, parts, rules } => format!(
                "按 {rules} 的规则，一堆 {} 颗不能变成 {}",
                cut(heap, Language::Chinese),
                heaps(parts, Language::Chinese)
            ),
            Self::NotAHead { place } => {
                format!(
                    "所翻的最右一枚在 {}，它不是正面朝上",
                    cut(place, Language::Chinese)
                )
            }
            Self::Coins { turned } => format!("按规则，这 {turned} 枚硬币不能一起翻"),
            Self::OtherSum => "这是另外一些游戏之和；请写出走这一步之后的整个和".to_owned(),
            Self::PartsChanged { changed } => {
                format!("和中有 {changed} 个游戏变了，而一步只在一个游戏中走")
            }
        }
    }
}

/// A number, or if it is long how long it is.
fn cut(number: &UBig, language: Language) -> String {
    let written = number.to_string();
    match (written.len(), language) {
        (..=60, _) => written,
        (digits, Language::English) => format!("a number of {digits} digits"),
        (digits, Language::Chinese) => format!("（一个 {digits} 位数）"),
    }
}

fn heaps(parts: &[UBig], language: Language) -> String {
    let parts: Vec<_> = parts.iter().map(|part| cut(part, language)).collect();
    format!("[{}]", parts.join(","))
}

impl From<SolveError> for ExplainError {
    fn from(error: SolveError) -> Self {
        Self::Solve(error)
    }
}

impl From<SumError> for ExplainError {
    fn from(error: SumError) -> Self {
        Self::Sum(error)
    }
}

impl From<IllegalMove> for ExplainError {
    fn from(error: IllegalMove) -> Self {
        Self::Illegal(error)
    }
}

impl fmt::Display for ExplainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solve(error) => error.fmt(f),
            Self::Sum(error) => error.fmt(f),
            Self::AgainstPosition(error) => write!(f, "the position after the move: {error}"),
            Self::Illegal(error) => write!(f, "no such move: {}", error.english()),
        }
    }
}

impl std::error::Error for ExplainError {}
