//! From statements to a draft: names, built-in games, mirror images.

use std::ops::Range;

use dashu_int::UBig;

use super::draft::{Alternative, Draft, Measure, permuted};
use super::error::{ParseRulesErrorKind as Kind, Spanned};
use super::expand::{Written, expand};
use super::lower::{Alternatives, Lowering};
use super::scope::Scope;
use super::suggest::nearest;
use super::tree::{Named, Of, Statement, Tree};
use crate::games::{GameNameError, NamedGame, parse_game};
use crate::position::Play;
use crate::rules::{Atom, Clause, unit};

/// k-Wythoff with the k of the rules.
const K_WYTHOFF: &str = "k-wythoff";
/// How many clauses a text may come to.
const MOST_CLAUSES: usize = 4096;

pub(super) struct Builder<'a> {
    scope: &'a Scope,
    lowering: Lowering<'a>,
    symmetric: bool,
    growing: Growing,
    clauses: usize,
    alternatives: Vec<Alternative>,
    /// For each piece of memory, whether a move sets it.
    set: Vec<bool>,
}

/// What may become larger by a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Growing {
    /// No pile, and there is no memory.
    Nothing,
    /// Memory, and the piles that stones are moved to.
    WhatIsSet,
    /// Any pile: `measure` says so.
    Piles,
}

impl<'a> Builder<'a> {
    pub(super) fn new(scope: &'a Scope, statements: &[Statement]) -> Self {
        Self {
            scope,
            lowering: Lowering::new(scope),
            symmetric: statements
                .iter()
                .any(|statement| matches!(statement, Statement::Symmetric)),
            growing: growing(statements),
            clauses: 0,
            alternatives: Vec::new(),
            set: vec![false; scope.memory().len()],
        }
    }

    pub(super) fn draft(mut self, statements: &[Statement]) -> Result<Draft, Spanned> {
        let (mut play, mut terminal, mut end) = (Play::Normal, Vec::new(), 0..0);
        let (mut measure, mut moves_stones, mut measured_at) = (None, false, 0..0);
        for statement in statements {
            match statement {
                Statement::Move(alternatives) => {
                    for one in alternatives {
                        if matches!(one.of, Of::FromTo(..)) && !moves_stones {
                            (moves_stones, measured_at) = (true, one.condition.span.clone());
                        }
                        for written in expand(one, self.scope)? {
                            self.add_move(&written)?;
                        }
                    }
                }
                Statement::EndWhen(condition) => {
                    terminal.extend(self.end_when(condition)?);
                    end = condition.span.clone();
                }
                Statement::Like(game) => self.add_game(game)?,
                Statement::Misere(span) if self.growing != Growing::Nothing => {
                    return Err((span.clone(), Kind::MisereGrows));
                }
                Statement::Misere(_) => play = Play::Misere,
                Statement::Measure(_, span) if measure.is_some() => {
                    return Err((span.clone(), Kind::Twice("measure")));
                }
                Statement::Measure(None, span) => {
                    (measure, measured_at) = (Some(Measure::Sought), span.clone());
                }
                Statement::Measure(Some(sum), _) => {
                    measure = Some(Measure::Given(self.lowering.weights(sum)?));
                }
                Statement::Piles(_)
                | Statement::Memory(_)
                | Statement::Parameter(..)
                | Statement::Symmetric => {}
            }
        }
        let memory = self.scope.memory();
        if let Some((named, _)) = memory.iter().zip(&self.set).find(|(_, set)| !**set) {
            let kind = Kind::MemoryNotSet(named.name.clone());
            return Err((named.span.clone(), kind));
        }
        let measure = measure.or(match self.growing {
            _ if moves_stones => Some(Measure::Sought),
            // Something is taken, whatever the memory.
            Growing::WhatIsSet => Some(Measure::Given(self.each_pile())),
            _ => None,
        });
        Ok(Draft {
            piles: self.scope.tracks(),
            memory: memory.iter().map(|named| named.name.clone()).collect(),
            play,
            alternatives: self.alternatives,
            terminal,
            measure,
            measured_at,
            end,
        })
    }

    fn end_when(&mut self, condition: &Tree) -> Result<Alternatives, Spanned> {
        let alternatives = self.lowering.condition(condition, false)?;
        let speaks_of_move = |atom: &Atom| atom.coefficients().1.iter().any(|&c| c != 0);
        if alternatives.iter().flatten().any(speaks_of_move) {
            return Err((condition.span.clone(), Kind::EndSpeaksOfMove));
        }
        Ok(alternatives)
    }

    /// The weights of a measure that counts the stones.
    fn each_pile(&self) -> Vec<i64> {
        let piles = self.scope.piles();
        (0..self.scope.tracks())
            .map(|track| i64::from(track < piles))
            .collect()
    }

    fn add_move(&mut self, written: &Written) -> Result<(), Spanned> {
        let tree = &written.condition;
        let mut conditions = self.lowering.condition(tree, false)?;
        for conjunction in &mut conditions {
            for (place, set) in self.set.iter_mut().enumerate() {
                let track = self.scope.piles() + place;
                match (conjunction.iter()).any(|atom| atom.coefficients().1[track] != 0) {
                    true => *set = true,
                    false => conjunction.push(kept(track, self.scope.tracks())),
                }
            }
        }
        self.clauses += conditions.len();
        if self.clauses > MOST_CLAUSES {
            return Err((tree.span.clone(), Kind::TooManyAlternatives));
        }
        self.add(tree.span.clone(), conditions, written.grows);
        Ok(())
    }

    fn add(&mut self, span: Range<usize>, conditions: Alternatives, moves_stones: bool) {
        let shrinking = match self.growing {
            Growing::Nothing => None,
            Growing::WhatIsSet if !moves_stones => Some(self.scope.piles()),
            _ => Some(0),
        };
        let (tracks, orders) = (self.scope.tracks(), self.orders());
        if shrinking.is_none() {
            let alternative = Alternative::new(span, conditions, tracks, shrinking, orders);
            self.alternatives.push(alternative);
            return;
        }
        // The measure of one order is not that of another, so each is a kind of move of its own.
        for order in orders {
            let permuted = conditions.iter().map(|atoms| {
                let atoms = atoms.clone();
                permuted(&Clause { atoms }, &order).atoms
            });
            let (span, orders) = (span.clone(), vec![(0..tracks).collect()]);
            let alternative = Alternative::new(span, permuted.collect(), tracks, shrinking, orders);
            self.alternatives.push(alternative);
        }
    }

    /// The orders of the piles in which each move is played.
    fn orders(&self) -> Vec<Vec<usize>> {
        let (piles, tracks) = (self.scope.piles(), self.scope.tracks());
        let orders = match self.symmetric {
            true => permutations(piles),
            false => vec![(0..piles).collect()],
        };
        // Memory has no other place.
        let longer = |order: Vec<usize>| order.into_iter().chain(piles..tracks).collect();
        orders.into_iter().map(longer).collect()
    }

    fn add_game(&mut self, game: &Named) -> Result<(), Spanned> {
        let at = |kind| (game.span.clone(), kind);
        let (piles, k) = (self.scope.piles(), self.scope.parameter("k"));
        let named = match (game.name.as_str(), k) {
            (K_WYTHOFF, Some(k)) => NamedGame::wythoff(UBig::try_from(k).unwrap_or_default()),
            (K_WYTHOFF, None) => {
                let suggestion = Some("parameter k = 1".to_string());
                return Err(at(Kind::UnknownName {
                    name: "k".to_string(),
                    suggestion,
                }));
            }
            (name, _) => parse_game(name).map_err(|error| {
                at(Kind::UnknownName {
                    name: name.to_string(),
                    suggestion: meant(name, &error),
                })
            })?,
        };
        // A game of two piles says so below, whatever was declared.
        let text = (named.rules_text(piles, Play::Normal))
            .or_else(|| named.rules_text(2, Play::Normal))
            .ok_or_else(|| at(Kind::NoSuchRules(named.to_string())))?;
        let draft = super::read(&text, &[]).map_err(|(_, kind)| at(kind))?;
        if draft.piles != piles {
            return Err(at(Kind::OtherPileCount {
                needed: draft.piles,
                found: piles,
            }));
        }
        if self.growing == Growing::Nothing {
            for mut alternative in draft.alternatives {
                alternative.span = game.span.clone();
                self.alternatives.push(alternative);
            }
            return Ok(());
        }
        // No pile of such a game grows, and no memory is set.
        let tracks = self.scope.tracks();
        for alternative in draft.alternatives {
            for order in &alternative.orders {
                let written = alternative.clauses.iter();
                let written = written.map(|clause| permuted(clause, order).atoms);
                let conditions = written.map(|atoms| {
                    let longer = atoms.iter().map(|atom| lengthened(atom, tracks));
                    let kept = (piles..tracks).map(|track| kept(track, tracks));
                    longer.chain(kept).collect()
                });
                self.add(game.span.clone(), conditions.collect(), false);
            }
        }
        Ok(())
    }
}

fn growing(statements: &[Statement]) -> Growing {
    let moves_stones = |statement: &Statement| match statement {
        Statement::Move(moves) => moves.iter().any(|one| matches!(one.of, Of::FromTo(..))),
        Statement::Memory(_) => true,
        _ => false,
    };
    let mut all = statements.iter();
    if (all.clone()).any(|statement| matches!(statement, Statement::Measure(..))) {
        Growing::Piles
    } else if all.any(moves_stones) {
        Growing::WhatIsSet
    } else {
        Growing::Nothing
    }
}

/// The number stays as it is.
fn kept(track: usize, tracks: usize) -> Atom {
    Atom::taken(&unit(tracks, track), Some(0), Some(0))
}

/// The condition on the first of more numbers.
fn lengthened(atom: &Atom, tracks: usize) -> Atom {
    let longer = |form: &[i64]| {
        let mut form = form.to_vec();
        form.resize(tracks, 0);
        form
    };
    let (before, after) = atom.coefficients();
    atom.with_coefficients(longer(before), longer(after))
}

/// Every order of so many piles, in lexicographic order.
pub(super) fn permutations(piles: usize) -> Vec<Vec<usize>> {
    (0..piles).fold(vec![Vec::new()], |starts, _| {
        let longer = starts.iter().flat_map(|start| {
            let free = (0..piles).filter(|pile| !start.contains(pile));
            free.map(|pile| [&start[..], &[pile]].concat())
        });
        longer.collect()
    })
}

/// The game that was meant, with its parameters if it lacks them.
fn meant(name: &str, error: &GameNameError) -> Option<String> {
    match error {
        GameNameError::UnknownGame { suggestion, .. } => suggestion
            .map(str::to_string)
            .or_else(|| nearest(name, [K_WYTHOFF])),
        GameNameError::Missing { example, .. } => {
            let (game, _) = example.split_once('[')?;
            Some(game.to_string())
        }
        _ => None,
    }
}
