//! Theorems with their proofs, complete and in both languages.

use serde::{Serialize, Serializer};

use super::explanation::{Explanation, Subject};
use super::formula::{self, letter};
use super::page::Block;
use super::render::{self, Format, Numbers, Style};
use super::step::Step;
use crate::language::{Language, Text};
use crate::position::Play;
use crate::theory::wythoff::LosingPairs;

mod beatty;
mod fibonacci_nim;
mod k_wythoff;
mod nim;
mod sprague_grundy;
mod staircase;
mod wythoff;

/// A theorem that is explained with its proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TheoremName {
    /// Two sequences that share out the naturals.
    Beatty,
    /// The losing pairs of Wythoff's game, and why √5 is in them.
    Wythoff,
    /// The losing pairs of k-Wythoff.
    KWythoff,
    /// Every impartial game is a pile of Nim.
    SpragueGrundy,
    /// Fibonacci Nim.
    FibonacciNim,
    /// Staircase Nim.
    Staircase,
    /// Nim, in normal and misère play.
    Nim,
}

impl TheoremName {
    /// Every theorem.
    pub const ALL: [Self; 7] = [
        Self::Beatty,
        Self::Wythoff,
        Self::KWythoff,
        Self::SpragueGrundy,
        Self::FibonacciNim,
        Self::Staircase,
        Self::Nim,
    ];

    /// `beatty`, `k-wythoff`, …
    pub fn name(self) -> &'static str {
        match self {
            Self::Beatty => "beatty",
            Self::Wythoff => "wythoff",
            Self::KWythoff => "k-wythoff",
            Self::SpragueGrundy => "sprague-grundy",
            Self::FibonacciNim => "fibonacci-nim",
            Self::Staircase => "staircase",
            Self::Nim => "nim",
        }
    }

    /// Its title.
    pub fn title(self) -> Text {
        let (en, zh) = match self {
            Self::Beatty => ("Beatty's theorem", "贝蒂（Beatty）定理"),
            Self::Wythoff => ("Wythoff's theorem: why √5?", "威佐夫定理：为什么会有 √5？"),
            Self::KWythoff => (
                "Fraenkel's theorem on k-Wythoff",
                "Fraenkel 关于 k-威佐夫的定理",
            ),
            Self::SpragueGrundy => (
                "The theorem of Sprague and Grundy",
                "SG（Sprague–Grundy）定理",
            ),
            Self::FibonacciNim => ("Fibonacci Nim", "斐波那契博弈"),
            Self::Staircase => ("Staircase Nim", "阶梯尼姆"),
            Self::Nim => ("Bouton's theorem on Nim", "Bouton 关于尼姆的定理"),
        };
        Text { en, zh }
    }
}

/// The part a passage plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// What is meant by the words.
    Definition,
    /// What is claimed.
    Statement,
    /// A step of the proof.
    Proof,
    /// The first cases.
    Example,
}

/// A passage of a theorem, in both languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// The part it plays.
    pub role: Role,
    english: Vec<Block>,
    chinese: Vec<Block>,
}

impl Passage {
    fn step(role: Role, english: Vec<Block>, chinese: Vec<Block>) -> Step {
        Step::new(Self {
            role,
            english,
            chinese,
        })
    }

    /// The passage in one language.
    pub fn blocks(&self, language: Language) -> &[Block] {
        match language {
            Language::English => &self.english,
            Language::Chinese => &self.chinese,
        }
    }
}

impl Serialize for Passage {
    /// Its role, and its text as Markdown with LaTeX.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let written = |language| {
            let numbers = Numbers::Full;
            let style = Style { language, numbers };
            render::page(self.blocks(language), Format::Markdown, style)
        };
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("claim", &self.role)?;
        map.serialize_entry("en", &written(Language::English))?;
        map.serialize_entry("zh", &written(Language::Chinese))?;
        map.end()
    }
}

/// The heading of a part of a theorem.
fn heading(words: &str) -> Block {
    Block::Heading(2, words.into())
}

/// The first losing pairs of k-Wythoff.
fn first_pairs(k: u8, count: u8) -> Block {
    let pairs = LosingPairs::new(&u64::from(k), Play::Normal);
    let [a, b] = ['A', 'B'].map(|name| letter(name).indexed('n'));
    let rows = (0..=u64::from(count)).filter_map(|n| {
        let (lower, upper) = pairs.pair(&n)?;
        Some(
            [n, lower, upper]
                .map(|number| formula::number(number).into())
                .to_vec(),
        )
    });
    Block::Table {
        head: vec![letter('n').into(), a.into(), b.into()],
        rows: rows.collect(),
    }
}

/// A theorem with its proof and first cases.
///
/// ```
/// use wythoff::{Language, explain::{TheoremName, theorem}};
/// let proof = theorem(TheoremName::Wythoff);
/// assert!(proof.text(Language::English).contains("√5"));
/// ```
pub fn theorem(name: TheoremName) -> Explanation {
    let steps = match name {
        TheoremName::Beatty => beatty::steps(),
        TheoremName::Wythoff => wythoff::steps(),
        TheoremName::KWythoff => k_wythoff::steps(),
        TheoremName::SpragueGrundy => sprague_grundy::steps(),
        TheoremName::FibonacciNim => fibonacci_nim::steps(),
        TheoremName::Staircase => staircase::steps(),
        TheoremName::Nim => nim::steps(),
    };
    Explanation::new(Subject::Theorem(name), steps)
}
