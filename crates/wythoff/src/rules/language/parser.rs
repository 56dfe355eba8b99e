//! From words to statements, by recursive descent; `condition.rs` reads the conditions in them.

use std::ops::Range;

use super::error::{ParseRulesErrorKind as Kind, Spanned};
use super::expected::{Counted, Expected};
use super::suggest::nearest;
use super::token::{Token, Word};
use super::tree::{Named, Statement};

/// How many statements are read.
const MOST_STATEMENTS: usize = 4096;

/// The words that begin a statement or join conditions.
pub(super) const KEYWORDS: [&str; 20] = [
    "piles",
    "memory",
    "parameter",
    "move",
    "misere",
    "misère",
    "end",
    "when",
    "symmetric",
    "measure",
    "like",
    "or",
    "and",
    "not",
    "in",
    "from",
    "mod",
    "divides",
    "xor",
    "split",
];

pub(super) struct Parser<'a> {
    pub(super) tokens: &'a [Token],
    pub(super) next: usize,
    /// Where the text ends.
    end: usize,
    pub(super) depth: usize,
    pub(super) bars: usize,
}

pub(super) type Parsed<T> = Result<T, Spanned>;

impl<'a> Parser<'a> {
    pub(super) fn new(tokens: &'a [Token], end: usize) -> Self {
        Self {
            tokens,
            next: 0,
            end,
            depth: 0,
            bars: 0,
        }
    }

    pub(super) fn statements(mut self) -> Parsed<Vec<Statement>> {
        let mut statements = Vec::new();
        while self.next < self.tokens.len() {
            if self.tokens[self.next].word == Word::Stop {
                self.next += 1;
                continue;
            }
            if statements.len() == MOST_STATEMENTS {
                return Err((
                    self.place(),
                    Kind::TooLong {
                        what: Counted::Statements,
                        most: MOST_STATEMENTS,
                    },
                ));
            }
            let first = self.next;
            statements.push(self.statement()?);
            match self.word() {
                None => {}
                // `like nim | x = y > 0`: the moves of Nim, and these.
                Some(Word::Sign("|")) if matches!(statements.last(), Some(Statement::Like(_))) => {
                    self.next += 1;
                    if self.word().is_none() {
                        // Nothing follows: what is missing is told as after any other `|`.
                        self.alternative()?;
                    }
                }
                Some(Word::Sign(")")) => return Err((self.place(), Kind::Unbalanced(')'))),
                Some(Word::Name(_)) if self.next == first + 1 => return Err(self.misspelt(first)),
                Some(_) => {
                    return Err(self.unexpected(Expected::Comparison));
                }
            }
        }
        Ok(statements)
    }

    /// A statement that begins with two names: perhaps the first was to be a keyword.
    fn misspelt(&self, first: usize) -> Spanned {
        let Token { word, span } = &self.tokens[first];
        let suggestion = match word {
            Word::Name(name) if !KEYWORDS.contains(&name.as_str()) => {
                nearest(name, KEYWORDS).map(|other| (name.clone(), other))
            }
            _ => None,
        };
        match suggestion {
            Some((name, other)) => {
                let suggestion = Some(other);
                (span.clone(), Kind::UnknownName { name, suggestion })
            }
            None => self.unexpected(Expected::Comparison),
        }
    }

    /// The next word of this statement.
    pub(super) fn word(&self) -> Option<&'a Word> {
        self.tokens
            .get(self.next)
            .map(|token| &token.word)
            .filter(|word| **word != Word::Stop)
    }

    pub(super) fn place(&self) -> Range<usize> {
        self.tokens
            .get(self.next)
            .map_or(self.end..self.end, |token| match token.word {
                Word::Stop => token.span.start..token.span.start,
                _ => token.span.clone(),
            })
    }

    pub(super) fn unexpected(&self, expected: Expected) -> Spanned {
        let found = self.word().map(|word| match word {
            Word::Number(n) => n.to_string(),
            Word::Name(name) => name.clone(),
            Word::Sign(sign) => sign.to_string(),
            Word::Stop => "end".to_string(),
        });
        (self.place(), Kind::Unexpected { expected, found })
    }

    pub(super) fn accept_sign(&mut self, sign: &str) -> bool {
        let found = matches!(self.word(), Some(Word::Sign(s)) if *s == sign);
        self.next += usize::from(found);
        found
    }

    pub(super) fn accept_keyword(&mut self, keyword: &str) -> bool {
        let found = matches!(self.word(), Some(Word::Name(name)) if name == keyword);
        self.next += usize::from(found);
        found
    }

    pub(super) fn name(&mut self, expected: Expected) -> Parsed<Named> {
        let Some(Word::Name(name)) = self.word() else {
            return Err(self.unexpected(expected));
        };
        let named = Named {
            name: name.clone(),
            span: self.place(),
        };
        self.next += 1;
        Ok(named)
    }

    /// Names to the end of the statement.
    fn names(&mut self, expected: Expected) -> Parsed<Vec<Named>> {
        let mut names = vec![self.name(expected)?];
        while self.word().is_some() {
            self.accept_sign(",");
            names.push(self.name(expected)?);
        }
        Ok(names)
    }

    fn statement(&mut self) -> Parsed<Statement> {
        if self.accept_keyword("piles") {
            return Ok(Statement::Piles(self.names(Expected::PileName)?));
        }
        if self.accept_keyword("memory") {
            return Ok(Statement::Memory(self.names(Expected::MemoryName)?));
        }
        if self.accept_keyword("parameter") {
            let name = self.name(Expected::ParameterName)?;
            if !self.accept_sign("=") {
                return Err(self.unexpected(Expected::Word("=")));
            }
            let negative = self.accept_sign("-");
            let Some(Word::Number(value)) = self.word() else {
                return Err(self.unexpected(Expected::Number));
            };
            self.next += 1;
            return Ok(Statement::Parameter(
                name,
                if negative { -value } else { *value },
            ));
        }
        let place = self.place();
        if self.accept_keyword("misere") || self.accept_keyword("misère") {
            return Ok(Statement::Misere(place));
        }
        if self.accept_keyword("symmetric") {
            return Ok(Statement::Symmetric);
        }
        if self.accept_keyword("measure") {
            let sum = match self.word() {
                None => None,
                Some(_) => Some(self.sum()?),
            };
            return Ok(Statement::Measure(sum, place));
        }
        if self.accept_keyword("like") {
            let mut game = self.name(Expected::GameName)?;
            if self.accept_sign("-") {
                let rest = self.name(Expected::GameName)?;
                game.name = format!("{}-{}", game.name, rest.name);
                game.span.end = rest.span.end;
            }
            self.arguments(&mut game)?;
            return Ok(Statement::Like(game));
        }
        if self.accept_keyword("end") {
            if !self.accept_keyword("when") {
                return Err(self.unexpected(Expected::Word("when")));
            }
            return Ok(Statement::EndWhen(self.list()?));
        }
        let mut alternatives = vec![self.alternative()?];
        while self.accept_sign("|") {
            alternatives.push(self.alternative()?);
        }
        Ok(Statement::Move(alternatives))
    }

    /// What stands in brackets after the name of a game becomes part of the name.
    fn arguments(&mut self, game: &mut Named) -> Parsed<()> {
        let start = self.place();
        if !self.accept_sign("(") {
            return Ok(());
        }
        game.name.push('(');
        loop {
            let Some(word) = self.word() else {
                return Err((start, Kind::Unbalanced('(')));
            };
            match word {
                Word::Number(number) => game.name += &number.to_string(),
                Word::Name(name) => game.name += name,
                Word::Sign(sign) => game.name += sign,
                Word::Stop => {}
            }
            game.span.end = self.place().end;
            self.next += 1;
            if *word == Word::Sign(")") {
                return Ok(());
            }
        }
    }
}
