//! What a text says that is not linear: moves of which tables are made.

use std::ops::Range;

use super::error::{ParseRulesError, ParseRulesErrorKind as Kind, Spanned};
use super::expand::expand;
use super::expression::{Condition, is_for_tables, is_split};
use super::game::{Builder, permutations};
use super::scope::Scope;
use super::tree::{Statement, Tree};
use super::{parser, read, token};
use crate::position::Play;
use crate::rules::beyond::{TableMove, TableRules};

impl TableRules {
    /// The rules that a text says whose conditions need not be linear; no pile grows.
    ///
    /// No prover takes such rules: they are tabulated, and one lemma may say how a row goes on. `None`: the text is linear.
    pub fn parse(text: &str, parameters: &[(&str, i64)]) -> Option<Result<Self, ParseRulesError>> {
        let linear = match read(text, parameters) {
            Err((span, kind)) if is_for_tables(&kind) => span,
            _ => return None,
        };
        let rules = of(text, parameters, linear);
        Some(rules.map_err(|error| ParseRulesError::new(text, error)))
    }
}

fn of(text: &str, parameters: &[(&str, i64)], linear: Range<usize>) -> Result<TableRules, Spanned> {
    let tokens = token::tokens(text)?;
    let statements = parser::Parser::new(&tokens, text.len()).statements()?;
    let scope = Scope::new(&tokens, &statements, parameters)?;
    let (mut play, mut ends, mut moves) = (Play::Normal, Vec::new(), Vec::new());
    let mut orders = vec![(0..scope.piles()).collect()];
    for statement in &statements {
        match statement {
            Statement::Move(alternatives) => {
                for one in alternatives {
                    for written in expand(one, &scope)? {
                        if written.grows {
                            return Err((written.condition.span, Kind::LinearWhereGrows));
                        }
                        moves.push(table_move(&written.condition, &scope)?);
                    }
                }
            }
            Statement::EndWhen(tree) => {
                let end = Condition::of(tree, &scope)?;
                ends.push((end, tree.span.clone()));
            }
            Statement::Like(game) => {
                let draft =
                    Builder::new(&scope, &statements).draft(std::slice::from_ref(statement))?;
                // In every order of the piles in which the game is played.
                let settled = draft.settled(None, |one| Ok::<_, Spanned>(one.clauses.clone()));
                let condition = Condition::Clauses(settled??.clauses().to_vec());
                moves.push(TableMove::new(condition, game.span.clone()));
            }
            Statement::Misere(_) => play = Play::Misere,
            Statement::Symmetric => orders = permutations(scope.piles()),
            // Whether play ends is decided for linear rules only.
            Statement::Measure(..) | Statement::Memory(_) => {
                return Err((linear, Kind::LinearWhereGrows));
            }
            Statement::Piles(_) | Statement::Parameter(..) => {}
        }
    }
    let split = moves.iter().find(|one| one.is_split()).map(TableMove::span);
    if let Some(span) = split
        && (scope.piles() != 1 || play == Play::Misere)
    {
        return Err((span, Kind::SplitAlone));
    }
    let ends = ends.into_iter().map(|(end, _)| end).collect();
    Ok(TableRules::new(
        text,
        scope.piles(),
        play,
        moves,
        ends,
        orders,
    ))
}

fn table_move(tree: &Tree, scope: &Scope) -> Result<TableMove, Spanned> {
    match is_split(tree) {
        Some(span) => Ok(TableMove::split(span)),
        None => Ok(TableMove::new(
            Condition::of(tree, scope)?,
            tree.span.clone(),
        )),
    }
}
