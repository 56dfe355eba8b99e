//! The explanation of a sum: the Grundy values of its parts and their nim-sum.

use dashu_int::UBig;
use serde::Serialize;

use super::certificate::Certificate;
use super::error::{ExplainError, IllegalMove};
use super::explanation::{Explanation, Subject};
use super::games::values;
use super::moves::Move;
use super::step::{Step, decimal, decimals};
use super::{against, words};
use crate::analysis::Evidence;
use crate::effort::Effort;
use crate::position::{Outcome, Play};
use crate::solve::sum::{Part, Sum, SumAnalysis};

mod in_words;

/// So many winning moves are explained one by one.
const MOST_MOVES: usize = 24;

/// What is claimed of a sum.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "claim", rename_all = "kebab-case")]
#[non_exhaustive]
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
        #[serde(serialize_with = "decimals")]
        position: Vec<UBig>,
    },
    /// A move in a part the player asked about.
    AgainstInPart {
        part: usize,
        action: Move,
        #[serde(serialize_with = "decimals")]
        position: Vec<UBig>,
        wins: bool,
    },
}

/// A part of a sum.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WrittenPart {
    /// The game by its name.
    pub game: String,
    /// Its position.
    #[serde(serialize_with = "decimals")]
    pub position: Vec<UBig>,
}

/// A part with its value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct ValuedPart {
    #[serde(flatten)]
    pub part: WrittenPart,
    #[serde(serialize_with = "decimal")]
    pub value: UBig,
    pub rests_on: Rests,
}

/// What a value rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Rests {
    Theorem(&'static str),
    Search {
        positions: usize,
    },
    Heaps {
        to: u64,
    },
    Period {
        period: u64,
        preperiod: u64,
        saltus: u64,
    },
    Table {
        to: u64,
    },
    Rows {
        to: u64,
    },
}

pub(super) fn explain(
    sum: &Sum,
    play: Play,
    against: Option<&Sum>,
    effort: &mut Effort<'_>,
) -> Result<Explanation, ExplainError> {
    // A move that is none is told at once.
    let after = against.map(|to| moved(sum, to)).transpose()?;
    let most_moves = std::mem::replace(&mut effort.most_moves, MOST_MOVES);
    let analysis = sum.analyse(play, effort);
    effort.most_moves = most_moves;
    let analysis = analysis?;
    let mut steps = decided(sum, &analysis, play);
    steps.extend(verdict(sum, &analysis, play));
    if let Some((part, position)) = after {
        steps.push(refuted(sum, part, position, play, effort)?);
    }
    let subject = Subject::Sum {
        parts: sum.parts().iter().map(written).collect(),
        play: words::play_name(play),
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
fn part_values(analysis: &SumAnalysis) -> Option<Vec<UBig>> {
    let values = analysis.parts.iter();
    values.map(|part| part.value.clone().ok()).collect()
}

fn test(sum: &Sum, analysis: &SumAnalysis, play: Play) -> Certificate {
    match (play, part_values(analysis)) {
        (Play::Normal, Some(values)) => Certificate::nim_sum(values),
        _ => {
            let piles = sum.parts().iter().flat_map(|part| part.position.piles());
            Certificate::misere_nim(piles.cloned().collect())
        }
    }
}

fn decided(sum: &Sum, analysis: &SumAnalysis, play: Play) -> Vec<Step> {
    let first = match part_values(analysis) {
        Some(values) => {
            let parts = sum.parts().iter().zip(&analysis.parts).zip(values);
            let parts = parts.map(|((part, known), value)| ValuedPart {
                part: written(part),
                value,
                rests_on: rests(&known.evidence),
            });
            Fact::Parts {
                parts: parts.collect(),
            }
        }
        None => Fact::AllNim,
    };
    vec![Step::new(first), values::decided(test(sum, analysis, play))]
}

fn verdict(sum: &Sum, analysis: &SumAnalysis, play: Play) -> Vec<Step> {
    use super::step::Common;
    let outcome = analysis.outcome;
    let mut steps = vec![Step::new(Common::Verdict {
        outcome,
        over: false,
    })];
    if outcome == Outcome::Loss {
        let misere = play == Play::Misere;
        steps.push(Step::new(values::Fact::EveryMoveFails { misere }));
        return steps;
    }
    let moves = &analysis.winning_moves;
    let reasons = moves.iter().map(|to| {
        let part = &sum.parts()[to.part];
        let claim = Fact::MoveInPart {
            part: to.part + 1,
            action: Move::between(&part.game, part.position.piles(), to.leaves.piles()),
            position: to.leaves.0.clone(),
        };
        Step::new(claim).certified(after_winning_move(
            sum,
            analysis,
            to.part,
            play,
            &to.leaves.0,
        ))
    });
    let mut reasons: Vec<Step> = reasons.collect();
    if let (Play::Normal, Ok(sum)) = (play, &analysis.value) {
        let (sum, rule) = (sum.clone(), values::ValueRule::Heap);
        reasons.push(Step::new(values::Fact::AllWinningMoves { sum, rule }));
    }
    let claim = Common::WinningMoves {
        count: moves.len(),
        more: analysis.more || !analysis.unlisted.is_empty(),
    };
    steps.push(Step::new(claim).because(reasons));
    steps
}

/// The nim-sum after a winning move in a part, which makes it vanish.
fn after_winning_move(
    sum: &Sum,
    analysis: &SumAnalysis,
    part: usize,
    play: Play,
    leaves: &[UBig],
) -> Certificate {
    match (play, part_values(analysis), &analysis.value) {
        (Play::Normal, Some(mut values), Ok(value)) => {
            values[part] = &values[part] ^ value;
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

/// The part a move changes, and what it leaves of it.
fn moved(sum: &Sum, to: &Sum) -> Result<(usize, Vec<UBig>), ExplainError> {
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
            let after = against::after(
                &from.game,
                &*rules,
                from.position.piles(),
                to.position.piles(),
            )?;
            Ok((part, after))
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
    position: Vec<UBig>,
    play: Play,
    effort: &mut Effort<'_>,
) -> Result<Step, ExplainError> {
    let from = &sum.parts()[part];
    let action = Move::between(&from.game, from.position.piles(), &position);
    let after = sum.with_position(part, position.clone().into());
    let most_moves = std::mem::replace(&mut effort.most_moves, 1);
    let analysis = after.analyse(play, effort);
    effort.most_moves = most_moves;
    let analysis = analysis?;
    let reply = analysis.winning_moves.first().map(|to| {
        let in_part = &after.parts()[to.part];
        let claim = Fact::MoveInPart {
            part: to.part + 1,
            action: Move::between(&in_part.game, in_part.position.piles(), to.leaves.piles()),
            position: to.leaves.0.clone(),
        };
        Step::new(claim).certified(after_winning_move(
            &after,
            &analysis,
            to.part,
            play,
            &to.leaves.0,
        ))
    });
    let wins = analysis.outcome.is_loss();
    let claim = Fact::AgainstInPart {
        part: part + 1,
        action,
        position,
        wins,
    };
    let test = wins.then(|| test(&after, &analysis, play));
    Ok(Step::new(claim)
        .certified(test)
        .because(reply.into_iter().collect()))
}

fn rests(evidence: &Evidence) -> Rests {
    match evidence {
        Evidence::Theorem(theorem) => Rests::Theorem(theorem.name()),
        Evidence::Search { positions } => Rests::Search {
            positions: *positions,
        },
        Evidence::Heaps { to } => Rests::Heaps { to: *to },
        Evidence::Period { period, .. } => Rests::Period {
            period: period.period,
            preperiod: period.preperiod,
            saltus: period.saltus,
        },
        Evidence::Table { to } => Rests::Table { to: *to },
        Evidence::Rows { to } => Rests::Rows { to: *to },
    }
}
