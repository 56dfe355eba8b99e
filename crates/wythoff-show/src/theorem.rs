//! The theorems with their proofs, `languages/<code>/theorems/<name>.md`, read into pages.
//!
//! A theorem is a title and passages. `<!-- statement -->`, `<!-- proof -->` or `<!-- example -->` begins a passage of that
//! role; another comment asks for something that is computed, see `theorem/computed.rs`.

use wythoff::explain::{Certificate, TheoremName};

use crate::markdown::{self, Piece};
use crate::page::{Block, Inline, Prose};
use crate::render::{self, Format, Numbers};
use crate::texts::Texts;

mod computed;
mod document;

pub use document::document;

/// A theorem in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Theorem {
    /// Its title.
    pub title: String,
    /// What is claimed, how it is proved, and the first cases.
    pub passages: Vec<Passage>,
}

/// A passage of a theorem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// The part it plays.
    pub role: Role,
    /// What it says.
    pub blocks: Vec<Block>,
    /// Numbers by which anyone can check it, if it has such.
    pub certificate: Option<Certificate>,
}

/// The part a passage plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// What is claimed.
    Statement,
    /// A step of the proof.
    Proof,
    /// The first cases.
    Example,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 3] = [Self::Statement, Self::Proof, Self::Example];

    /// `statement`, `proof`, `example`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Statement => "statement",
            Self::Proof => "proof",
            Self::Example => "example",
        }
    }
}

impl Theorem {
    /// The theorem in a language.
    ///
    /// ```
    /// use wythoff::explain::TheoremName;
    /// use wythoff_show::{Language, Texts, theorem::Theorem};
    /// let texts = Texts::new(Language::english());
    /// let theorem = Theorem::new(TheoremName::Wythoff, &texts);
    /// assert_eq!(theorem.title, "Wythoff's theorem: why √5?");
    /// ```
    pub fn new(name: TheoremName, texts: &Texts) -> Self {
        let path = format!("theorems/{}.md", name.name());
        let text = texts.language().file(&path);
        let text = text.unwrap_or_else(|| panic!("{:?} has {path}", texts.language()));
        read(text, texts).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// The page of the theorem, to be written in any format.
    pub fn page(&self) -> Vec<Block> {
        let mut blocks = vec![Block::Heading(1, self.title.as_str().into())];
        let passages = self.passages.iter();
        blocks.extend(passages.flat_map(|passage| passage.blocks.iter().cloned()));
        blocks
    }

    /// In a format for people.
    pub fn written(&self, format: Format, numbers: Numbers, texts: &Texts) -> String {
        render::page(&self.page(), format, numbers, texts)
    }
}

fn read(text: &str, texts: &Texts) -> Result<Theorem, String> {
    let mut pieces = markdown::read(text)?.into_iter();
    let title = match pieces.next() {
        Some(Piece::Block(Block::Heading(1, Prose(title)))) => title,
        other => return Err(format!("a title comes first, not {other:?}")),
    };
    let title = match &title[..] {
        [Inline::Words(title)] => title.clone(),
        other => return Err(format!("a title is words only, not {other:?}")),
    };
    let mut passages: Vec<Passage> = Vec::new();
    for piece in pieces {
        let role = match &piece {
            Piece::Comment(name) => Role::ALL.into_iter().find(|role| role.name() == name),
            Piece::Block(_) => None,
        };
        if let Some(role) = role {
            passages.push(Passage {
                role,
                blocks: Vec::new(),
                certificate: None,
            });
            continue;
        }
        let passage = passages.last_mut().ok_or("a role comes before the text")?;
        match piece {
            Piece::Block(block) => passage.blocks.push(block),
            Piece::Comment(wanted) => computed::add(&wanted, passage, texts)?,
        }
    }
    Ok(Theorem { title, passages })
}
