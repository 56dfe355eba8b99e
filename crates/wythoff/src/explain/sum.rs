//! The explanation of a sum: the Grundy values of its parts and their nim-sum.

use dashu_int::UBig;
#[cfg(feature = "serde")]
use serde::Serialize;

use super::against;
use super::certificate::Certificate;
use super::error::ExplainError;
use super::explanation::{Explanation, Subject};
use super::games::values;
use super::step::Step;
use crate::answer::{Answer, Evidence};
use crate::effort::Effort;
use crate::game::{IllegalMove, Move};
use crate::position::{Outcome, Play};
use crate::solve::sum::{Part, Sum};

/// So many winning moves are explained one by one.
const MOST_MOVES: usize = 24;

/// What is claimed of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "claim", rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Fact {
    /// The Grundy value of each part.
    Parts { parts: Vec<ValuedPart> },
    /// All parts are Nim: the sum is one position of Nim.
    AllNim,
    /// A move in a part, and what it leaves of it.
    MoveInPart {
        /// Counted from 1.
        part: usize,
        action: Move,
        position: Vec<UBig>,
    },
    /// A move in a part the player asked about.
    AgainstInPart {
        part: usize,
        action: Move,
        position: Vec<UBig>,
        wins: bool,
    },
}

/// A part of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct WrittenPart {
    /// The game by its name.
    pub game: String,
    /// Its position.
    pub position: Vec<UBig>,
}

/// A part with its value.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[allow(missing_docs)]
pub struct ValuedPart {
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub part: WrittenPart,
    pub value: UBig,
    pub rests_on: Evidence,
}

pub(super) fn explain(
    sum: &Sum,
    play: Play,
    against: Option<&Sum>,
    effort: &mut Effort<'_>,
) -> Result<Explanation, ExplainError> {
    // A move that is none is told at once.
    let action = against.map(|to| moved(sum, to)).transpose()?;
    let most_moves = std::mem::replace(&mut effort.most_moves, MOST_MOVES);
    let answer = sum.analyse(play, effort);
    effort.most_moves = most_moves;
    let answer = answer?;
    let mut steps = decided(sum, &answer, play);
    steps.extend(verdict(sum, &answer, play));
    if let Some((part, action)) = action {
        steps.push(refuted(sum, part, action, play, effort)?);
    }
    let subject = Subject::Sum {
        parts: sum.parts().iter().map(written).collect(),
        play,
    };
    Ok(Explanation::new(subject, steps))
}

fn written(part: &Part) -> WrittenPart {
    WrittenPart {
        game: part.game.to_string(),
        position: part.position.0.clone(),
    }
}

/// The values of the parts; `None` in misère play, where all parts are Nim.
fn part_values(answer: &Answer) -> Option<Vec<UBig>> {
    let values = answer.parts.iter();
    values
        .map(|part| Some(part.value.as_ref()?.grundy.clone()))
        .collect()
}

fn test(sum: &Sum, answer: &Answer, play: Play) -> Certificate {
    match (play, part_values(answer)) {
        (Play::Normal, Some(values)) => Certificate::nim_sum(values),
        _ => {
            let piles = sum.parts().iter().flat_map(|part| part.position.piles());
            Certificate::misere_nim(piles.cloned().collect())
        }
    }
}

fn decided(sum: &Sum, answer: &Answer, play: Play) -> Vec<Step> {
    let parts = sum.parts().iter().zip(&answer.parts);
    let parts = parts.map(|(part, known)| {
        let value = known.value.as_ref()?;
        Some(ValuedPart {
            part: written(part),
            value: value.grundy.clone(),
            rests_on: value.evidence.clone(),
        })
    });
    let first = match parts.collect() {
        Some(parts) => Fact::Parts { parts },
        None => Fact::AllNim,
    };
    vec![Step::new(first), values::decided(test(sum, answer, play))]
}

fn verdict(sum: &Sum, answer: &Answer, play: Play) -> Vec<Step> {
    use super::step::Common;
    let outcome = answer.outcome;
    let mut steps = vec![Step::new(Common::Verdict {
        outcome,
        over: false,
    })];
    if outcome == Outcome::Loss {
        let misere = play == Play::Misere;
        steps.push(Step::new(values::Fact::EveryMoveFails { misere }));
        return steps;
    }
    let moves = &answer.moves;
    let reasons = moves.iter().map(|to| {
        let part = &sum.parts()[to.part];
        let claim = Fact::MoveInPart {
            part: to.part + 1,
            action: winning_move(part, to.leaves.piles()),
            position: to.leaves.0.clone(),
        };
        Step::new(claim).certified(after_winning_move(sum, answer, to.part, play, &to.leaves.0))
    });
    let mut reasons: Vec<Step> = reasons.collect();
    if let (Play::Normal, Some(value)) = (play, &answer.value) {
        let (sum, rule) = (value.grundy.clone(), values::ValueRule::Heap);
        reasons.push(Step::new(values::Fact::AllWinningMoves { sum, rule }));
    }
    let claim = Common::WinningMoves {
        count: moves.len(),
        more: answer.has_more_moves(),
    };
    steps.push(Step::new(claim).because(reasons));
    steps
}

/// The nim-sum after a winning move in a part, which makes it vanish.
fn after_winning_move(
    sum: &Sum,
    answer: &Answer,
    part: usize,
    play: Play,
    leaves: &[UBig],
) -> Certificate {
    match (play, part_values(answer), &answer.value) {
        (Play::Normal, Some(mut values), Some(value)) => {
            values[part] = &values[part] ^ &value.grundy;
            Certificate::nim_sum(values)
        }
        _ => {
            let parts = sum.parts().iter().enumerate();
            let piles = parts.flat_map(|(place, other)| match place == part {
                true => leaves,
                false => other.position.piles(),
            });
            Certificate::misere_nim(piles.cloned().collect())
        }
    }
}

/// What a winning move does that leaves this of a part.
fn winning_move(part: &Part, leaves: &[UBig]) -> Move {
    let rules = part.game.rules(Play::Normal);
    let action = rules.legal(part.position.piles(), leaves);
    action.expect("a winning move is one")
}

/// The part a move changes, and the move.
fn moved(sum: &Sum, to: &Sum) -> Result<(usize, Move), ExplainError> {
    let (before, after) = (sum.parts(), to.parts());
    let same_games = before.len() == after.len()
        && (before.iter().zip(after)).all(|(before, after)| before.game == after.game);
    if !same_games {
        return Err(IllegalMove::OtherSum.into());
    }
    let changed: Vec<usize> = (0..before.len())
        .filter(|&part| before[part].position != after[part].position)
        .collect();
    match changed[..] {
        [] => Err(IllegalMove::Nothing.into()),
        [part] => {
            let rules = before[part].game.rules(Play::Normal);
            let (from, to) = (&before[part], &after[part]);
            let action = against::moved(&*rules, from.position.piles(), to.position.piles())?;
            Ok((part, action))
        }
        _ => Err(IllegalMove::PartsChanged {
            changed: changed.len(),
        }
        .into()),
    }
}

fn refuted(
    sum: &Sum,
    part: usize,
    action: Move,
    play: Play,
    effort: &mut Effort<'_>,
) -> Result<Step, ExplainError> {
    let position = action.applied_to(sum.parts()[part].position.piles());
    let after = sum.with_position(part, position.clone().into());
    let most_moves = std::mem::replace(&mut effort.most_moves, 1);
    let answer = after.analyse(play, effort);
    effort.most_moves = most_moves;
    let answer = answer?;
    let reply = answer.moves.first().map(|to| {
        let in_part = &after.parts()[to.part];
        let claim = Fact::MoveInPart {
            part: to.part + 1,
            action: winning_move(in_part, to.leaves.piles()),
            position: to.leaves.0.clone(),
        };
        Step::new(claim).certified(after_winning_move(
            &after,
            &answer,
            to.part,
            play,
            &to.leaves.0,
        ))
    });
    let wins = answer.outcome.is_loss();
    let claim = Fact::AgainstInPart {
        part: part + 1,
        action,
        position,
        wins,
    };
    let test = wins.then(|| test(&after, &answer, play));
    Ok(Step::new(claim)
        .certified(test)
        .because(reply.into_iter().collect()))
}
