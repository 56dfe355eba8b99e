//! Prose in Markdown: headings, paragraphs, lists, tables, **strong** words, formulas, and comments for whoever reads it.
//!
//! `$…$` is a formula in a sentence, `$$…$$` one in a line of its own. A line may be broken anywhere; after a Chinese sign
//! that leaves no blank.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::formula::{Formula, read as read_formula};
use crate::page::{Block, Inline, Prose};
use crate::render::is_wide;

/// A piece of a text in Markdown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// What people read.
    Block(Block),
    /// What stands in `<!-- … -->`: something to be put there.
    Comment(String),
}

/// Reads a text; an error says what cannot be read.
///
/// ```
/// use wythoff_show::markdown::read;
/// assert_eq!(read("Let $n ≥ 1$.\n\n<!-- table -->").unwrap().len(), 2);
/// assert_eq!(read("$n ≥$").unwrap_err(), "$n ≥$: column 4: expected a number, a letter or a bracket");
/// ```
pub fn read(text: &str) -> Result<Vec<Piece>, String> {
    let mut reader = Reader::default();
    for event in Parser::new_ext(text, Options::ENABLE_MATH | Options::ENABLE_TABLES) {
        reader.take(event)?;
    }
    Ok(reader.pieces)
}

/// What is being put together.
#[derive(Default)]
struct Reader {
    pieces: Vec<Piece>,
    prose: Prose,
    strong: Option<String>,
    items: Option<Vec<Prose>>,
    head: Vec<Prose>,
    rows: Vec<Vec<Prose>>,
    cells: Vec<Prose>,
}

impl Reader {
    fn take(&mut self, event: Event<'_>) -> Result<(), String> {
        match event {
            Event::Text(words) => match &mut self.strong {
                Some(strong) => strong.push_str(&words),
                None => self.prose.push_words(&words),
            },
            Event::SoftBreak if self.ends_wide() => {}
            Event::SoftBreak => self.prose.push_words(" "),
            Event::InlineMath(text) => self.prose.0.push(Inline::Formula(formula(&text)?)),
            Event::DisplayMath(text) if self.items.is_none() => {
                self.end_paragraph();
                self.push(Block::Display(formula(&text)?));
            }
            Event::Html(text) | Event::InlineHtml(text) => {
                let comment = text.trim().strip_prefix("<!--");
                let comment = comment.and_then(|text| text.strip_suffix("-->"));
                let comment = comment.ok_or_else(|| format!("{text}: only comments"))?;
                self.pieces.push(Piece::Comment(comment.trim().to_owned()));
            }
            Event::Start(tag) => self.start(tag)?,
            Event::End(tag) => self.end(tag),
            other => return Err(format!("{other:?} has no place in a page")),
        }
        Ok(())
    }

    fn start(&mut self, tag: Tag<'_>) -> Result<(), String> {
        match tag {
            Tag::Strong => self.strong = Some(String::new()),
            Tag::List(None) if self.items.is_none() => self.items = Some(Vec::new()),
            Tag::Paragraph
            | Tag::Heading { .. }
            | Tag::Item
            | Tag::HtmlBlock
            | Tag::Table(_)
            | Tag::TableHead
            | Tag::TableRow
            | Tag::TableCell => {}
            other => return Err(format!("{other:?} has no place in a page")),
        }
        Ok(())
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => {
                let words = std::mem::take(&mut self.prose);
                self.push(Block::Heading(level as u8, words));
            }
            TagEnd::Paragraph if self.items.is_none() => self.end_paragraph(),
            TagEnd::Item => {
                let words = std::mem::take(&mut self.prose);
                self.items.get_or_insert_default().push(words);
            }
            TagEnd::List(_) => {
                let items = self.items.take().unwrap_or_default();
                self.push(Block::Items(items));
            }
            TagEnd::Strong => {
                let strong = self.strong.take().unwrap_or_default();
                self.prose.0.push(Inline::Strong(strong));
            }
            TagEnd::TableCell => self.cells.push(std::mem::take(&mut self.prose)),
            TagEnd::TableHead => self.head = std::mem::take(&mut self.cells),
            TagEnd::TableRow => self.rows.push(std::mem::take(&mut self.cells)),
            TagEnd::Table => {
                let head = std::mem::take(&mut self.head);
                let rows = std::mem::take(&mut self.rows);
                self.push(Block::Table { head, rows });
            }
            _ => {}
        }
    }

    fn push(&mut self, block: Block) {
        self.pieces.push(Piece::Block(block));
    }

    /// A formula in a line of its own may have words of the same paragraph before it, and behind it.
    fn end_paragraph(&mut self) {
        let mut words = std::mem::take(&mut self.prose);
        if let Some(Inline::Words(last)) = words.0.last_mut() {
            last.truncate(last.trim_end().len());
        }
        if words != Prose::from("") && words.0 != [Inline::Words(String::new())] {
            self.push(Block::Paragraph(words));
        }
    }

    fn ends_wide(&self) -> bool {
        match self.prose.0.last() {
            Some(Inline::Words(words)) => words.ends_with(is_wide),
            Some(Inline::Strong(_) | Inline::Formula(_)) => false,
            None => true,
        }
    }
}

fn formula(text: &str) -> Result<Formula, String> {
    read_formula(text).map_err(|error| format!("${text}$: {error}"))
}
