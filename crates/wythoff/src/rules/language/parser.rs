//! From words to statements, by recursive descent; `condition.rs` reads the conditions in them.

use std::ops::Range;

use super::error::{ParseRulesErrorKind as Kind, Spanned};
use super::suggest::nearest;
use super::token::{Token, Word};
use super::tree::{Named, Statement};

/// How many statements are read.
const MOST_STATEMENTS: usize = 4096;

/// The words that begin a statement or join conditions.
pub(super) const KEYWORDS: [&str; 13] = [
    "piles",
    "parameter",
    "move",
    "misere",
    "misère",
    "end",
    "when",
    "symmetric",
    "like",
    "or",
    "and",
    "not",
    "mod",
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
                        what: "statements",
                        most: MOST_STATEMENTS,
                    },
                ));
            }
            let first = self.next;
            statements.push(self.statement()?);
            match self.word() {
                None => {}
                Some(Word::Sign(")")) => return Err((self.place(), Kind::Unbalanced(')'))),
                Some(Word::Name(_)) if self.next == first + 1 => return Err(self.misspelt(first)),
                Some(_) => {
                    return Err(
                        self.unexpected("a comparison, a comma or the end of the statement")
                    );
                }
            }
        }
        Ok(statements)
    }

    /// A statement that begins with two names: perhaps the first was to be a keyword.
    fn misspelt(&self, first: usize) -> Spanned {
        let Token { word, span } = &self.tokens[first];
        let suggestion = match word {
            Word::Name(name) => nearest(name, KEYWORDS).map(|other| (name.clone(), other)),
            _ => None,
        };
        match suggestion {
            Some((name, other)) => {
                let suggestion = Some(other);
                (span.clone(), Kind::UnknownName { name, suggestion })
            }
            None => self.unexpected("a comparison, a comma or the end of the statement"),
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

    pub(super) fn unexpected(&self, expected: &'static str) -> Spanned {
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

    fn name(&mut self, expected: &'static str) -> Parsed<Named> {
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

    fn statement(&mut self) -> Parsed<Statement> {
        if self.accept_keyword("piles") {
            let mut names = vec![self.name("the name of a pile")?];
            while self.word().is_some() {
                self.accept_sign(",");
                names.push(self.name("the name of a pile")?);
            }
            return Ok(Statement::Piles(names));
        }
        if self.accept_keyword("parameter") {
            let name = self.name("the name of a parameter")?;
            if !self.accept_sign("=") {
                return Err(self.unexpected("`=`"));
            }
            let negative = self.accept_sign("-");
            let Some(Word::Number(value)) = self.word() else {
                return Err(self.unexpected("a number"));
            };
            self.next += 1;
            return Ok(Statement::Parameter(
                name,
                if negative { -value } else { *value },
            ));
        }
        if self.accept_keyword("misere") || self.accept_keyword("misère") {
            return Ok(Statement::Misere);
        }
        if self.accept_keyword("symmetric") {
            return Ok(Statement::Symmetric);
        }
        if self.accept_keyword("like") {
            let mut game = self.name("the name of a game")?;
            if self.accept_sign("-") {
                let rest = self.name("the name of a game")?;
                game.name = format!("{}-{}", game.name, rest.name);
                game.span.end = rest.span.end;
            }
            self.arguments(&mut game)?;
            return Ok(Statement::Like(game));
        }
        if self.accept_keyword("end") {
            if !self.accept_keyword("when") {
                return Err(self.unexpected("`when`"));
            }
            return Ok(Statement::EndWhen(self.list()?));
        }
        self.accept_keyword("move");
        let mut alternatives = vec![self.list()?];
        while self.accept_sign("|") {
            self.accept_keyword("move");
            alternatives.push(self.list()?);
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
