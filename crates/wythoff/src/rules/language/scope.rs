//! What names mean.

use std::ops::Range;

use super::error::{ParseRulesErrorKind as Kind, Spanned};
use super::linear::Linear;
use super::parser::KEYWORDS;
use super::suggest::nearest;
use super::tree::{Named, Statement};

/// The amounts taken from the first, second and third pile.
const AMOUNTS: [&str; 3] = ["x", "y", "z"];

/// The piles and parameters of a game.
pub(super) struct Scope {
    piles: Vec<String>,
    parameters: Vec<(String, i64)>,
}

impl Scope {
    /// What the statements declare; a given value takes the place of the one in the text.
    pub(super) fn new(statements: &[Statement], given: &[(&str, i64)]) -> Result<Self, Spanned> {
        let declared =
            (statements.iter()).any(|statement| matches!(statement, Statement::Piles(_)));
        let default: &[&str] = if declared { &[] } else { &["a", "b"] };
        let mut scope = Self {
            piles: default.iter().map(|name| name.to_string()).collect(),
            parameters: Vec::new(),
        };
        for statement in statements {
            match statement {
                Statement::Piles(names) => {
                    if !scope.piles.is_empty() {
                        return Err((names[0].span.clone(), Kind::Twice("piles")));
                    }
                    if names.len() > 3 {
                        return Err((names[3].span.clone(), Kind::PileCount(names.len())));
                    }
                    for named in names {
                        scope.check_free(named)?;
                        scope.piles.push(named.name.clone());
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
        let in_use = AMOUNTS.contains(&name)
            || KEYWORDS.contains(&name)
            || self.piles.iter().any(|pile| pile == name)
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
        if let Some(pile) = self.piles.iter().position(|pile| pile == name) {
            let side = if after {
                &mut form.after
            } else {
                &mut form.before
            };
            side[pile] = 1;
            return Ok(form);
        }
        let amount = AMOUNTS[..self.piles()]
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
        let known = piles.chain(parameters).chain(AMOUNTS).chain(KEYWORDS);
        let suggestion = match (name, self.piles()) {
            ("z" | "c", 2) => Some("piles a b c".to_string()),
            ("y" | "b", 1) => Some("piles a b".to_string()),
            // A letter that nothing declares is meant as a constant.
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
