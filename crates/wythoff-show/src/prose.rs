//! Messages as sentences with formulas: in a text, `$…$` is a formula and `**…**` is strong.
//!
//! A formula of a text may contain variables, `$f(a + 1) = { $value }$`, and so may the words around it. What is handed in
//! never becomes part of the markup: it goes through the message as one character that stands for it.

use crate::formula::read_with;
use crate::message::{Message, Value};
use crate::page::{Block, Inline, Prose};
use crate::texts::Texts;

/// The first of the characters that stand for values: a plane of Unicode for private use.
const FIRST: u32 = 0xF0000;

impl Texts {
    /// The message as a sentence.
    ///
    /// ```
    /// use wythoff_show::{Language, Message, Texts, formula::number};
    /// let texts = Texts::new(Language::english());
    /// let length = texts.prose(&Message::new("number-length").with("digits", number(300)));
    /// assert_eq!(length.0.len(), 3); // words, a number that a page writes in its own way, and words
    /// ```
    pub fn prose(&self, message: &Message) -> Prose {
        let mut values = Vec::new();
        let text = self.format(message, &mut |value| {
            values.push(value.clone());
            stand_in(values.len() - 1).to_string()
        });
        marked(&text, &values).unwrap_or_else(|error| panic!("{}: {error}", message.key))
    }

    /// The message as a paragraph.
    pub fn paragraph(&self, message: &Message) -> Block {
        Block::Paragraph(self.prose(message))
    }
}

/// The character that stands for a value.
fn stand_in(place: usize) -> char {
    char::from_u32(FIRST + place as u32).expect("fewer values than the plane has characters")
}

/// The text with what stands in it put in; an error names the formula that cannot be read.
fn marked(text: &str, values: &[Value]) -> Result<Prose, String> {
    let value = |c: char| values.get((c as u32).checked_sub(FIRST)? as usize);
    let mut prose = Prose::default();
    for (place, piece) in text.split('$').enumerate() {
        if place % 2 == 1 {
            let part = |c: char| match value(c)? {
                Value::Formula(formula) => Some(formula.clone()),
                _ => None,
            };
            let formula = read_with(piece, part).map_err(|error| format!("${piece}$: {error}"))?;
            prose.0.push(Inline::Formula(formula));
            continue;
        }
        for (place, piece) in piece.split("**").enumerate() {
            if place % 2 == 1 {
                prose.0.push(Inline::Strong(piece.to_owned()));
                continue;
            }
            for c in piece.chars() {
                match value(c) {
                    Some(Value::Formula(formula)) => {
                        prose.0.push(Inline::Formula(formula.clone()));
                    }
                    Some(Value::Text(text)) => prose.push_words(text),
                    _ => prose.push_words(c.encode_utf8(&mut [0; 4])),
                }
            }
        }
    }
    Ok(prose)
}
