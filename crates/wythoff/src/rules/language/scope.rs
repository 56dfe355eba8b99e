//! What names mean.

use std::ops::Range;

use super::error::{ParseRulesErrorKind as Kind, Spanned};
use super::linear::Linear;
use super::parser::KEYWORDS;
use super::suggest::nearest;
use super::token::{Token, Word};
use super::tree::{Named, Statement};
use crate::rules::{AMOUNT_NAMES, MOST_PILES};

/// The piles, memory and parameters of a game.
pub(super) struct Scope {
    piles: Vec<String>,
    /// Where each is declared, too.
    memory: Vec<Named>,
    parameters: Vec<(String, i64)>,
    /// The names that stand with a prime somewhere.
    set: Vec<String>,
    /// The amounts taken; x, y and z stand for nothing else even where there are fewer piles.
    amounts: &'static [&'static str],
}

impl Scope {
    /// What the statements declare; a given value takes the place of the one in the text.
    pub(super) fn new(
        tokens: &[Token],
        statements: &[Statement],
        given: &[(&str, i64)],
    ) -> Result<Self, Spanned> {
        let declared = statements.iter().find_map(|statement| match statement {
            Statement::Piles(names) => Some(names.len().min(MOST_PILES)),
            _ => None,
        });
        let default: &[&str] = if declared.is_some() { &[] } else { &["a", "b"] };
        let mut scope = Self {
            piles: default.iter().map(|name| name.to_string()).collect(),
            memory: Vec::new(),
            parameters: Vec::new(),
            set: primed(tokens),
            amounts: &AMOUNT_NAMES[..declared.unwrap_or(2).max(3)],
        };
        for statement in statements {
            match statement {
                Statement::Piles(names) => {
                    if !scope.piles.is_empty() {
                        return Err((names[0].span.clone(), Kind::Twice("piles")));
                    }
                    if let Some(one) = names.get(MOST_PILES) {
                        return Err((one.span.clone(), Kind::PileCount(names.len())));
                    }
                    for named in names {
                        scope.check_free(named)?;
                        scope.piles.push(named.name.clone());
                    }
                }
                Statement::Memory(names) => {
                    for named in names {
                        scope.check_free(named)?;
                        scope.memory.push(named.clone());
                    }
                }
                Statement::Parameter(named, value) => {
                    scope.check_free(named)?;
                    let given = given.iter().find(|(name, _)| *name == named.name);
                    let value = given.map_or(*value, |(_, value)| *value);
                    scope.parameters.push((named.name.clone(), value));
                }
                _ => {}
            }
        }
        let room = MOST_PILES - scope.piles.len();
        if let Some(one) = scope.memory.get(room) {
            let found = scope.tracks();
            return Err((one.span.clone(), Kind::TrackCount(found)));
        }
        if let Some((name, _)) = given
            .iter()
            .find(|(name, _)| scope.parameter(name).is_none())
        {
            let known = scope.parameters.iter().map(|(name, _)| name.as_str());
            let suggestion = nearest(name, known);
            return Err((
                0..0,
                Kind::UnknownName {
                    name: name.to_string(),
                    suggestion,
                },
            ));
        }
        Ok(scope)
    }

    fn check_free(&self, named: &Named) -> Result<(), Spanned> {
        let name = named.name.as_str();
        let in_use = self.amounts.contains(&name)
            || KEYWORDS.contains(&name)
            || self.piles.iter().any(|pile| pile == name)
            || self.memory.iter().any(|memory| memory.name == name)
            || self.parameter(name).is_some();
        if in_use {
            return Err((named.span.clone(), Kind::NameInUse(named.name.clone())));
        }
        Ok(())
    }

    /// How many piles there are.
    pub(super) fn piles(&self) -> usize {
        self.piles.len()
    }

    /// What moves set, as declared.
    pub(super) fn memory(&self) -> &[Named] {
        &self.memory
    }

    /// How many numbers a position has: its piles, then its memory.
    pub(super) fn tracks(&self) -> usize {
        self.piles.len() + self.memory.len()
    }

    /// The names of the piles.
    pub(super) fn pile_names(&self) -> &[String] {
        &self.piles
    }

    pub(super) fn parameter(&self, name: &str) -> Option<i64> {
        self.parameters
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| *value)
    }

    /// What a name stands for, before the move or after.
    pub(super) fn form(
        &self,
        name: &str,
        after: bool,
        span: &Range<usize>,
    ) -> Result<Linear, Spanned> {
        let mut form = Linear::constant(0);
        let memory = self.memory.iter().map(|memory| &memory.name);
        let mut tracks = self.piles.iter().chain(memory);
        if let Some(track) = tracks.position(|track| track == name) {
            let side = if after {
                &mut form.after
            } else {
                &mut form.before
            };
            side[track] = 1;
            return Ok(form);
        }
        let amount = AMOUNT_NAMES[..self.piles()]
            .iter()
            .position(|amount| *amount == name);
        let parameter = self.parameter(name);
        if after && (amount.is_some() || parameter.is_some()) {
            return Err((span.clone(), Kind::NotAPile(name.to_string())));
        }
        if let Some(pile) = amount {
            form.before[pile] = 1;
            form.after[pile] = -1;
            return Ok(form);
        }
        if let Some(value) = parameter {
            return Ok(Linear::constant(value));
        }
        let piles = self.piles.iter().map(String::as_str);
        let parameters = self.parameters.iter().map(|(name, _)| name.as_str());
        let memory = self.memory.iter().map(|memory| memory.name.as_str());
        let known = (piles.chain(memory))
            .chain(parameters)
            .chain(self.amounts.iter().copied())
            .chain(KEYWORDS);
        let suggestion = match (name, self.piles()) {
            ("v" | "e", 4) => Some("piles a b c d e".to_string()),
            ("u" | "d", 3) => Some("piles a b c d".to_string()),
            ("z" | "c", 2) => Some("piles a b c".to_string()),
            ("y" | "b", 1) => Some("piles a b".to_string()),
            // A letter that nothing declares is meant as a constant, unless a move sets it.
            _ if name.len() == 1 && self.set.iter().any(|set| set == name) => {
                Some(format!("memory {name}"))
            }
            _ if name.len() == 1 && !after => Some(format!("parameter {name} = 1")),
            _ => nearest(name, known),
        };
        Err((
            span.clone(),
            Kind::UnknownName {
                name: name.to_string(),
                suggestion,
            },
        ))
    }
}

/// The names before a prime.
fn primed(tokens: &[Token]) -> Vec<String> {
    let pairs = tokens.windows(2);
    let primed = pairs.filter_map(|pair| match (&pair[0].word, &pair[1].word) {
        (Word::Name(name), Word::Sign("'")) => Some(name.clone()),
        _ => None,
    });
    primed.collect()
}
