//! Sums: several games side by side, of which each move is a move in one (Sprague 1935, Grundy 1939).
//!
//! In normal play a sum is lost iff the nim-sum of its parts' Grundy values is 0, and the winning moves are those that
//! make it 0. In misère play values say nothing about sums, and no general theory replaces them.

use std::fmt;

use dashu_int::UBig;

use super::{SolveError, affordable, analyse, valued};
use crate::effort::Effort;
use crate::game::Game;
use crate::games::{NamedGame, Nim};
use crate::position::{Outcome, Play, Position};
use crate::theory::nim::nim_sum;

mod analysis;
mod error;
mod parse;

pub use analysis::{PartAnalysis, SumAnalysis, SumMove};
pub use error::{ParseSumError, SumError};
pub use parse::parse_sum;

/// Several games side by side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    parts: Vec<Part>,
}

/// A game of a sum and its position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The game.
    pub game: NamedGame,
    /// Its position.
    pub position: Position<UBig>,
}

impl Sum {
    /// The parts, at least one.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The same sum with another position in one part.
    pub(crate) fn with_position(&self, part: usize, position: Position<UBig>) -> Self {
        let mut parts = self.parts.clone();
        parts[part].position = position;
        Self { parts }
    }

    /// Who wins the sum, every winning move by part, and the values of the parts with what they rest on.
    ///
    /// ```
    /// use wythoff::{Effort, Play, UBig, solve::sum::parse_sum};
    /// let sum = parse_sum("wythoff[8,4] + nim[3,5] + fibonacci[21]")?;
    /// let analysis = sum.analyse(Play::Normal, &mut Effort::default())?;
    /// assert_eq!(analysis.value, Ok(UBig::from(7u8))); // 1 ⊕ 6 ⊕ 0
    /// let moves: Vec<_> = analysis.winning_moves.iter().map(|to| (to.part, to.leaves.to_string())).collect();
    /// assert_eq!(moves[0], (0, "(5, 4)".to_owned()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn analyse(&self, play: Play, effort: &mut Effort<'_>) -> Result<SumAnalysis, SumError> {
        match (self.parts.as_slice(), play) {
            ([part], _) => part.alone(play, effort),
            (_, Play::Normal) => self.by_values(effort),
            (parts, Play::Misere) if parts.iter().all(Part::is_nim) => self.as_one_nim(effort),
            _ => Err(SumError::Misere),
        }
    }

    fn by_values(&self, effort: &mut Effort<'_>) -> Result<SumAnalysis, SumError> {
        let rules: Vec<Box<dyn Game>> = self.parts.iter().map(Part::rules).collect();
        let mut valued_parts = Vec::new();
        for (number, (part, rules)) in self.parts.iter().zip(&rules).enumerate() {
            let valued = valued(&**rules, &part.position, effort);
            valued_parts.push(valued.map_err(|error| SumError::Part {
                part: number,
                error,
            })?);
        }
        let values: Vec<UBig> = valued_parts.iter().map(|part| part.value()).collect();
        let value = nim_sum(&values);
        let mut analysis = SumAnalysis {
            outcome: Outcome::from_lost(value.is_zero()),
            value: Ok(value.clone()),
            parts: (values.iter().zip(&valued_parts))
                .map(|(value, part)| PartAnalysis {
                    value: Ok(value.clone()),
                    evidence: part.evidence(),
                })
                .collect(),
            winning_moves: Vec::new(),
            more: false,
            unlisted: Vec::new(),
        };
        if value.is_zero() {
            return Ok(analysis);
        }
        for (number, part) in valued_parts.iter().enumerate() {
            let room = effort
                .most_moves
                .saturating_sub(analysis.winning_moves.len());
            let room = affordable(room, self.parts[number].position.piles());
            match part.options_of_value(&(&values[number] ^ &value), room) {
                Ok(moves) => {
                    let (positions, more) = moves.into_parts();
                    analysis.more |= more;
                    let moves = positions.into_iter();
                    analysis.winning_moves.extend(moves.map(|leaves| SumMove {
                        part: number,
                        leaves,
                    }));
                }
                Err(error) => analysis.unlisted.push((number, error)),
            }
        }
        Ok(analysis)
    }

    /// A sum of Nim positions is a Nim position.
    fn as_one_nim(&self, effort: &mut Effort<'_>) -> Result<SumAnalysis, SumError> {
        let piles = self.parts.iter().flat_map(|part| part.position.piles());
        let whole = Position(piles.cloned().collect());
        let nim = Nim::new(Play::Misere);
        let analysis = analyse(&nim, &whole, effort);
        let analysis = analysis.map_err(|error| SumError::Part { part: 0, error })?;
        let part = PartAnalysis {
            value: Err(SolveError::MisereHasNoGrundyValue),
            evidence: analysis.evidence,
        };
        let moves = analysis.winning_moves.into_iter();
        Ok(SumAnalysis {
            outcome: analysis.outcome,
            value: Err(SolveError::MisereHasNoGrundyValue),
            parts: vec![part; self.parts.len()],
            winning_moves: moves.map(|to| self.in_its_part(&whole, to)).collect(),
            more: analysis.more,
            unlisted: Vec::new(),
        })
    }

    /// A move from the piles of all parts in a row, as a move in the part it changes.
    fn in_its_part(&self, from: &Position<UBig>, to: Position<UBig>) -> SumMove {
        let mut piles = from.piles().iter().zip(to.0);
        for (part, Part { position, .. }) in self.parts.iter().enumerate() {
            let own: Vec<_> = piles.by_ref().take(position.piles().len()).collect();
            if own.iter().any(|(before, after)| *before != after) {
                let leaves = Position(own.into_iter().map(|(_, after)| after).collect());
                return SumMove { part, leaves };
            }
        }
        unreachable!("a move changes a pile")
    }
}

impl Part {
    fn rules(&self) -> Box<dyn Game> {
        self.game.rules(Play::Normal)
    }

    fn is_nim(&self) -> bool {
        self.game.entry().name() == "nim"
    }

    /// A sum of one part is just a position, and may be answered without its value.
    fn alone(&self, play: Play, effort: &mut Effort<'_>) -> Result<SumAnalysis, SumError> {
        let in_part = |error| SumError::Part { part: 0, error };
        let rules = self.game.rules(play);
        let value = valued(&*rules, &self.position, effort).map(|valued| valued.value());
        let analysis = analyse(&*rules, &self.position, effort).map_err(in_part)?;
        let moves = analysis.winning_moves.into_iter();
        Ok(SumAnalysis {
            outcome: analysis.outcome,
            value: value.clone(),
            parts: vec![PartAnalysis {
                value,
                evidence: analysis.evidence,
            }],
            winning_moves: moves.map(|leaves| SumMove { part: 0, leaves }).collect(),
            more: analysis.more,
            unlisted: Vec::new(),
        })
    }
}

impl fmt::Display for Part {
    /// `wythoff[8,4]`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[", self.game)?;
        for (place, pile) in self.position.piles().iter().enumerate() {
            if place > 0 {
                f.write_str(",")?;
            }
            write!(f, "{pile}")?;
        }
        f.write_str("]")
    }
}

impl fmt::Display for Sum {
    /// `wythoff[8,4] + nim[3,5]`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, part) in self.parts.iter().enumerate() {
            if place > 0 {
                f.write_str(" + ")?;
            }
            part.fmt(f)?;
        }
        Ok(())
    }
}
