//! The sentences that make a set of positions *the* set of lost positions, decided.
//!
//! S0: every clause decreases (a [`Rules`] has checked it). S1: no move leads from the set into the set. S2: from every
//! position outside there is a move into the set. In misère play a position without a move is exempt from S2 and must
//! be outside. By induction on the number of stones: exactly the positions of the set are lost.

use dashu_int::UBig;

use super::contained::contained;
use super::cover::Cover;
use super::product::Move;
use super::witness::Witness;
use crate::automata::{Automaton, Budget, OutOfBudget};
use crate::game::Game;
use crate::logic::NumberSystem;
use crate::position::Play;
use crate::rules::Rules;

/// A proof that the words of an automaton are exactly the lost positions.
#[derive(Debug, Clone)]
pub struct Proof {
    /// The game.
    pub rules: Rules,
    /// How positions are written.
    pub system: NumberSystem,
    /// The lost positions: least automaton, valid words only.
    pub lost: Automaton,
    /// For each clause, the positions from which it leads to a lost one.
    pub moves: Vec<Witness>,
    /// In misère play, the positions without a move.
    pub ends: Option<Ends>,
    /// Where piles may grow: with so many leading zeros every position that is not lost has a winning move of as many digits.
    pub zeros: u32,
    /// Whether the independent checker has accepted the certificate.
    pub(super) checked: bool,
}

/// The positions without a move.
#[derive(Debug, Clone)]
pub struct Ends {
    /// Their automaton.
    pub terminal: Automaton,
    /// For each clause, the positions from which it allows any move.
    pub moves: Vec<Witness>,
}

/// A position that shows that a set is not the set of lost positions.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Counterexample {
    /// Both positions are in the set, and a clause leads from one to the other.
    MoveInside {
        /// The clause.
        clause: usize,
        /// Before the move.
        from: Vec<UBig>,
        /// After it.
        to: Vec<UBig>,
    },
    /// A position outside the set from which no move leads into it.
    NoWinningMove(Vec<UBig>),
    /// A position of the set without a move, in misère play.
    EndInside(Vec<UBig>),
}

impl Counterexample {
    /// The position to look at: one of it and the position after its move is misjudged.
    pub fn position(&self) -> &[UBig] {
        match self {
            Self::MoveInside { from, .. } => from,
            Self::NoWinningMove(position) | Self::EndInside(position) => position,
        }
    }
}

/// What became of a guess.
#[derive(Debug, Clone)]
pub enum Verdict {
    /// It is right, for all sizes.
    Proved(Box<Proof>),
    /// It is wrong here.
    Refuted(Counterexample),
}

/// Decides whether the valid words of `guess` are exactly the lost positions.
pub fn prove(
    rules: &Rules,
    system: &NumberSystem,
    guess: &Automaton,
    budget: &mut Budget<'_>,
) -> Result<Verdict, OutOfBudget> {
    prove_without(rules, &contained(rules), system, guess, budget)
}

/// As [`prove`], knowing which clauses allow nothing that the others do not: whatever holds for the others holds for
/// them, so nothing is computed for them. (The checker looks at them all the same.)
pub(super) fn prove_without(
    rules: &Rules,
    contained: &[bool],
    system: &NumberSystem,
    guess: &Automaton,
    budget: &mut Budget<'_>,
) -> Result<Verdict, OutOfBudget> {
    let piles = rules.piles();
    system.letter_count(piles).ok_or(OutOfBudget::States)?;
    let valid = system.valid(piles);
    let lost = guess.combined(&valid, false, |a, b| a && b).minimised().0;
    let position = |word: &[u32]| system.position(word, piles);
    let mut clauses = (rules.clauses().iter())
        .map(|clause| Move::new(system, clause, piles))
        .collect::<Result<Vec<_>, _>>()?;

    let needed = (clauses.iter_mut().enumerate()).filter(|(index, _)| !contained[*index]);
    for (index, clause) in needed {
        let product = clause.explore(&lost, &lost, true, budget)?;
        if let Some(node) = product.found {
            let (from, to) = product.words(node);
            return Ok(Verdict::Refuted(Counterexample::MoveInside {
                clause: index,
                from: position(&from),
                to: position(&to),
            }));
        }
    }
    let ends = match rules.play() {
        Play::Normal => None,
        Play::Misere => Some(ends(&mut clauses, contained, &valid, budget)?),
    };
    if let Some(ends) = &ends {
        let inside = lost.combined(&ends.terminal, false, |a, b| a && b);
        if let Some(word) = inside.shortest() {
            return Ok(Verdict::Refuted(Counterexample::EndInside(position(&word))));
        }
    }
    let (moves, given_up) = witnesses(&mut clauses, contained, [&valid, &lost], budget)?;
    let terminal = ends.as_ref().map(|ends| &ends.terminal);
    let parts = (moves.iter().map(|witness| &witness.automaton))
        .chain([&lost])
        .chain(terminal);
    let cover = Cover {
        all: &valid,
        parts: parts.collect(),
    };
    let zeros = match rules.measure() {
        Some(_) => cover.leading_zeros(&lost)?,
        None => 0,
    };
    if let Some(word) = cover.uncovered(zeros, budget)?.shortest() {
        if given_up {
            return Err(OutOfBudget::States); // a witness that was too large may cover it
        }
        return Ok(Verdict::Refuted(Counterexample::NoWinningMove(position(
            &word,
        ))));
    }
    Ok(Verdict::Proved(Box::new(Proof {
        rules: rules.clone(),
        system: system.clone(),
        lost,
        moves,
        ends,
        zeros,
        checked: false,
    })))
}

/// For each clause a witness of its moves from one set into another, and whether some were too large to be made.
///
/// A clause whose moves another one allows has none, and so has one whose witness grows too large: perhaps the others
/// cover what it would.
fn witnesses(
    clauses: &mut [Move<'_>],
    contained: &[bool],
    [before, after]: [&Automaton; 2],
    budget: &mut Budget<'_>,
) -> Result<(Vec<Witness>, bool), OutOfBudget> {
    let (mut witnesses, mut given_up) = (Vec::new(), false);
    for (clause, &contained) in clauses.iter_mut().zip(contained) {
        witnesses.push(match contained {
            true => Witness::none(clause),
            false => match Witness::new(clause, before, after, budget) {
                Err(OutOfBudget::States) => {
                    given_up = true;
                    Witness::none(clause)
                }
                made => made?,
            },
        });
    }
    Ok((witnesses, given_up))
}

fn ends(
    clauses: &mut [Move<'_>],
    contained: &[bool],
    valid: &Automaton,
    budget: &mut Budget<'_>,
) -> Result<Ends, OutOfBudget> {
    let (moves, given_up) = witnesses(clauses, contained, [valid, valid], budget)?;
    let cover = Cover {
        all: valid,
        parts: moves.iter().map(|witness| &witness.automaton).collect(),
    };
    let terminal = cover.uncovered(0, budget)?.minimised().0;
    if given_up {
        for clause in clauses {
            if clause
                .explore(&terminal, valid, true, budget)?
                .found
                .is_some()
            {
                return Err(OutOfBudget::States); // an end from which there is a move
            }
        }
    }
    Ok(Ends { terminal, moves })
}
