//! A language nobody speaks, made from English, for tests: what is not written in accented letters did not come from a
//! language's folder.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

use crate::language::Language;
use crate::texts::Texts;

/// The code for pseudo-languages, which is free for private use.
const CODE: &str = "qps";
/// The letters in order, first small, then capital.
const LETTERS: [&str; 2] = ["áƀćďéƒğĥíĵķļḿńóṕɋŕśťúṽŵẋýž", "ÁƁĆĎÉƑĞĤÍĴĶĻḾŃÓṔɊŔŚŤÚṼŴẊÝŽ"];
/// Attributes that hold commands rather than words.
const COMMANDS: [&str; 2] = ["usage", "examples"];

/// The texts of English with every letter accented; variables, formulas, code and commands as they are.
///
/// ```
/// use wythoff_show::{Message, pseudo};
/// assert_eq!(pseudo::texts().say(&Message::new("solve-to-win")), "Ťó ŵíń:");
/// ```
pub fn texts() -> Texts {
    let files = Language::english().files().map(|(path, text)| {
        let text = match path.ends_with(".ftl") {
            true => messages(text),
            false => prose(text),
        };
        // Texts last as long as the program, also those that are made.
        (path, &*text.leak())
    });
    Texts::from_files(CODE, files)
}

fn messages(text: &str) -> String {
    let mut resource = parser::parse(text.to_owned()).expect("well formed");
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        message.value.iter_mut().for_each(accent_pattern);
        let attributes = message.attributes.iter_mut();
        attributes
            .filter(|attribute| !COMMANDS.contains(&attribute.id.name.as_str()))
            .for_each(|attribute| accent_pattern(&mut attribute.value));
    }
    serializer::serialize(&resource)
}

fn accent_pattern(pattern: &mut Pattern<String>) {
    let mut kept = Kept::default();
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = kept.accented(value),
            PatternElement::Placeable { expression } => {
                if let Expression::Select { variants, .. } = expression {
                    let values = variants.iter_mut().map(|variant| &mut variant.value);
                    values.for_each(accent_pattern);
                }
            }
        }
    }
}

fn prose(text: &str) -> String {
    let mut in_code = false;
    let mut kept = Kept {
        in_markdown: true,
        ..Kept::default()
    };
    let lines = text.lines().map(|line| {
        let is_fence = line.starts_with("```");
        in_code ^= is_fence;
        match in_code || is_fence {
            true => line.to_owned(),
            false => kept.accented(line),
        }
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

/// What is left as it is: formulas, code and, in Markdown, tags.
#[derive(Default)]
struct Kept {
    in_markdown: bool,
    /// The sign that ends what is being left.
    until: Option<char>,
}

impl Kept {
    fn accented(&mut self, text: &str) -> String {
        text.chars().map(|letter| self.next(letter)).collect()
    }

    fn next(&mut self, letter: char) -> char {
        if let Some(end) = self.until {
            self.until = Some(end).filter(|_| letter != end);
            return letter;
        }
        self.until = match letter {
            '$' | '`' => Some(letter),
            '{' => Some('}'),
            '<' if self.in_markdown => Some('>'),
            // An entity such as `&#124;`.
            '&' if self.in_markdown => Some(';'),
            _ => None,
        };
        accent(letter)
    }
}

fn accent(letter: char) -> char {
    let (first, letters) = match letter {
        'a'..='z' => ('a', LETTERS[0]),
        'A'..='Z' => ('A', LETTERS[1]),
        _ => return letter,
    };
    let place = letter as usize - first as usize;
    letters.chars().nth(place).expect("26 letters")
}
