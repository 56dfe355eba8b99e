//! Sums: several games side by side, of which each move is a move in one (Sprague 1935, Grundy 1939).
//!
//! In normal play a sum is lost iff the nim-sum of its parts' Grundy values is 0, and the winning moves are those that
//! make it 0. In misère play values say nothing about sums, and no general theory replaces them.

use std::fmt;

use dashu_int::UBig;

use super::by_rules::ByRules;
use super::{affordable, analyse, value, valued};
use crate::answer::{Answer, Evidence, Moves, PartAnswer, SolveError, Status, Value};
use crate::effort::Effort;
use crate::game::Game;
use crate::games::{NamedGame, Nim};
use crate::position::{Outcome, Play, Position};
use crate::theory::nim::nim_sum;

mod above;
mod error;
mod parse;
mod part;

pub use error::{ParseSumError, SumError};
pub use parse::parse_sum;
pub use part::{Part, PartGame};

/// Several games side by side, or a single one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    parts: Vec<Part>,
}

/// A position of a single game.
impl From<Part> for Sum {
    fn from(part: Part) -> Self {
        Self { parts: vec![part] }
    }
}

impl Sum {
    /// The parts, at least one.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The games by rules, to [attach](ByRules::attach) proofs to, each with its position.
    pub fn by_rules_mut(&mut self) -> impl Iterator<Item = (&mut ByRules, &Position<UBig>)> {
        let parts = self.parts.iter_mut();
        parts.filter_map(|Part { game, position }| match game {
            PartGame::ByRules(game) => Some((&mut **game, &*position)),
            PartGame::Named(_) => None,
        })
    }

    /// The same sum with another position in one part.
    pub fn with_position(&self, part: usize, position: Position<UBig>) -> Self {
        let mut parts = self.parts.clone();
        parts[part].position = position;
        Self { parts }
    }

    /// Who wins the sum, every winning move by part, and the values of the parts with what they rest on.
    ///
    /// A single part is answered as a position of its game, by a theorem if there is one.
    ///
    /// ```
    /// use wythoff::{Effort, Play, UBig, solve::sum::parse_sum};
    /// let sum = parse_sum("wythoff[8,4] + nim[3,5] + rules('piles a; 1<=x<=3')[9]")?;
    /// let answer = sum.analyse(Play::Normal, &mut Effort::default())?;
    /// assert_eq!(answer.value.unwrap().grundy, UBig::from(6u8)); // 1 ⊕ 6 ⊕ 1
    /// let moves: Vec<_> = answer.moves.iter().map(|to| (to.part, to.leaves.to_string())).collect();
    /// assert_eq!(moves[0], (0, "(4, 4)".to_owned()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn analyse(&self, play: Play, effort: &mut Effort<'_>) -> Result<Answer, SumError> {
        let is_normal = |part: &Part| part.game.play(play) == Play::Normal;
        match self.parts.as_slice() {
            [part] => part
                .analyse(play, effort)
                .map_err(|error| SumError::Part { part: 0, error }),
            parts if parts.iter().all(is_normal) => self.by_values(effort),
            parts if play == Play::Misere && parts.iter().all(is_nim) => self.as_one_nim(effort),
            _ => Err(SumError::Misere),
        }
    }

    /// The Grundy value of the sum; normal play only.
    pub fn value(&self, play: Play, effort: &mut Effort<'_>) -> Result<Value, SumError> {
        let in_part = |error| SumError::Part { part: 0, error };
        match self.parts.as_slice() {
            [part] => {
                let rules = part.game.rules(play);
                let valued = valued(&*rules, &part.position, effort).map_err(in_part)?;
                Ok(value(&*valued))
            }
            _ => {
                let answer = self.analyse(play, effort)?;
                // In normal play it is missing because that of a part is.
                let mut missing = answer.parts.into_iter().filter_map(|part| part.unlisted);
                let missing = missing.next();
                let missing = missing.unwrap_or(SolveError::MisereHasNoGrundyValue);
                answer.value.ok_or(missing).map_err(in_part)
            }
        }
    }

    fn by_values(&self, effort: &mut Effort<'_>) -> Result<Answer, SumError> {
        let parts = self.parts.iter();
        let rules: Vec<Box<dyn Game>> = parts.map(|part| part.game.rules(Play::Normal)).collect();
        let (mut valued_parts, mut above) = (Vec::new(), None);
        for (number, (part, rules)) in self.parts.iter().zip(&rules).enumerate() {
            valued_parts.push(match valued(&**rules, &part.position, effort) {
                Ok(valued) => Some(valued),
                Err(error @ SolveError::ValueAbove { .. }) if above.is_none() => {
                    above = Some((number, error));
                    None
                }
                Err(error) => {
                    let part = number;
                    return Err(SumError::Part { part, error });
                }
            });
        }
        if let Some((part, error)) = above {
            return self.with_one_above(part, &error, &valued_parts, effort);
        }
        let valued_parts: Vec<_> = valued_parts.into_iter().flatten().collect();
        let values: Vec<UBig> = valued_parts.iter().map(|part| part.value()).collect();
        let sum = nim_sum(&values);
        let mut moves = Moves::new(effort.most_moves);
        let mut parts = Vec::new();
        for (number, part) in valued_parts.iter().enumerate() {
            let room = affordable(moves.room(), self.parts[number].position.piles());
            let found = match sum.is_zero() {
                true => Ok(Moves::new(room)),
                false => part.options_of_value(&(&values[number] ^ &sum), room),
            };
            parts.push(PartAnswer {
                value: Some(value(&**part)),
                unlisted: found.map(|found| moves.append(number, found)).err(),
            });
        }
        let evidence = Evidence::Parts(weakest(&parts));
        Ok(Answer {
            outcome: Outcome::from_lost(sum.is_zero()),
            value: Some(Value {
                grundy: sum,
                evidence: evidence.clone(),
            }),
            moves,
            evidence,
            parts,
        })
    }

    /// A sum of Nim positions is a Nim position.
    fn as_one_nim(&self, effort: &mut Effort<'_>) -> Result<Answer, SumError> {
        let piles = self.parts.iter().flat_map(|part| part.position.piles());
        let whole = Position(piles.cloned().collect());
        let answer = analyse(&Nim::new(Play::Misere), &whole, effort);
        let answer = answer.map_err(|error| SumError::Part { part: 0, error })?;
        let mut moves = Moves::new(effort.most_moves);
        for to in answer.moves.iter() {
            let (part, leaves) = self.in_its_part(&whole, &to.leaves);
            let _ = moves.push_in(part, leaves);
        }
        if answer.moves.more() {
            moves.leave_out();
        }
        let part = PartAnswer {
            value: None,
            unlisted: None,
        };
        Ok(Answer {
            moves,
            parts: vec![part; self.parts.len()],
            ..answer
        })
    }

    /// The part that a move from the piles of all parts in a row changes, and what it leaves of it.
    fn in_its_part(&self, from: &Position<UBig>, to: &Position<UBig>) -> (usize, Position<UBig>) {
        let mut start = 0;
        for (part, Part { position, .. }) in self.parts.iter().enumerate() {
            let own = start..start + position.piles().len();
            start = own.end;
            if from.piles()[own.clone()] != to.piles()[own.clone()] {
                return (part, Position(to.piles()[own].to_vec()));
            }
        }
        unreachable!("a move changes a pile")
    }
}

/// How sure a sum is whose parts have these values.
fn weakest(parts: &[PartAnswer]) -> Status {
    let values = parts.iter().filter_map(|part| part.value.as_ref());
    let statuses = values.map(|value| value.evidence.status());
    statuses.min().unwrap_or(Status::Proved)
}

fn is_nim(part: &Part) -> bool {
    matches!(part.game.named(), Some(NamedGame::Nim(_)))
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
