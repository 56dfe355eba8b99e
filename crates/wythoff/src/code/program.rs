//! A program that is written out.

use std::fmt;

use super::language::Programming;

/// A program, and the places in it where something may be said.
///
/// The mathematics has no words: displayed, a program is without comments.
///
/// ```
/// use wythoff::code::{Programming, for_problem};
/// use wythoff::judge::Problem;
/// let program = for_problem(Problem::Hdu1527, Programming::Python);
/// assert!(program.explained(|place| format!("about {place}")).contains("# about "));
/// assert!(!program.to_string().contains('#'));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    programming: Programming,
    lines: Vec<Line>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Line {
    Code(String),
    /// The line `@say PLACE` of a template, as a comment.
    Place {
        indent: &'static str,
        name: &'static str,
    },
}

impl Program {
    /// The program that these lines of templates make, with values for the words that begin with `@`.
    pub(crate) fn new(
        programming: Programming,
        lines: impl Iterator<Item = &'static str>,
        values: &[(&str, String)],
    ) -> Self {
        let mark = format!("{}@say ", programming.comment());
        let line = |line: &'static str| {
            let code = line.trim_start();
            if let Some(name) = code.strip_prefix(&mark) {
                let indent = &line[..line.len() - code.len()];
                return Line::Place { indent, name };
            }
            let with_value = |line: String, (name, value): &(&str, String)| {
                line.replace(&format!("@{name}"), value)
            };
            Line::Code(values.iter().fold(line.to_owned(), with_value))
        };
        Self {
            programming,
            lines: lines.map(line).collect(),
        }
    }

    /// The language it is written in.
    pub fn programming(&self) -> Programming {
        self.programming
    }

    /// The program with what `words` says at each place, a comment a line.
    pub fn explained(&self, mut words: impl FnMut(&str) -> String) -> String {
        let comment = self.programming.comment();
        let mut program = String::new();
        for line in &self.lines {
            match line {
                Line::Code(code) => program += &format!("{code}\n"),
                Line::Place { indent, name } => {
                    for words in words(name).lines() {
                        program += &format!("{indent}{comment} {words}\n");
                    }
                }
            }
        }
        program
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explained(|_| String::new()))
    }
}
