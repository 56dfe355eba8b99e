//! The sentences that make a set of positions *the* set of lost positions, decided.
//!
//! S0: every clause decreases (a [`Rules`] has checked it). S1: no move leads from the set into the set. S2: from every
//! position outside there is a move into the set. In misère play a position without a move is exempt from S2 and must
//! be outside. By induction on the number of stones: exactly the positions of the set are lost.

use dashu_int::UBig;

use super::product::Move;
use super::witness::Witness;
use crate::automata::{Automaton, Budget, Interner, OutOfBudget, State};
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
    let piles = rules.piles();
    system.letter_count(piles).ok_or(OutOfBudget::States)?;
    let valid = system.valid(piles);
    let lost = guess.combined(&valid, false, |a, b| a && b).minimised().0;
    let position = |word: &[u32]| system.position(word, piles);
    let mut clauses = (rules.clauses().iter())
        .map(|clause| Move::new(system, clause, piles))
        .collect::<Result<Vec<_>, _>>()?;

    for (index, clause) in clauses.iter_mut().enumerate() {
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
        Play::Misere => Some(ends(&mut clauses, &valid, budget)?),
    };
    if let Some(ends) = &ends {
        let inside = lost.combined(&ends.terminal, false, |a, b| a && b);
        if let Some(word) = inside.shortest() {
            return Ok(Verdict::Refuted(Counterexample::EndInside(position(&word))));
        }
    }
    let moves = (clauses.iter_mut())
        .map(|clause| Witness::new(clause, &valid, &lost, budget))
        .collect::<Result<Vec<_>, _>>()?;
    let terminal = ends.as_ref().map(|ends| &ends.terminal);
    let parts = (moves.iter().map(|witness| &witness.automaton))
        .chain([&lost])
        .chain(terminal);
    let uncovered = uncovered(&valid, &parts.collect::<Vec<_>>(), budget)?;
    if let Some(word) = uncovered.shortest() {
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
    })))
}

fn ends(
    clauses: &mut [Move<'_>],
    valid: &Automaton,
    budget: &mut Budget<'_>,
) -> Result<Ends, OutOfBudget> {
    let moves = (clauses.iter_mut())
        .map(|clause| Witness::new(clause, valid, valid, budget))
        .collect::<Result<Vec<_>, _>>()?;
    let parts: Vec<_> = moves.iter().map(|witness| &witness.automaton).collect();
    let terminal = uncovered(valid, &parts, budget)?.minimised().0;
    Ok(Ends { terminal, moves })
}

/// The words of `all` that none of the parts accepts.
fn uncovered(
    all: &Automaton,
    parts: &[&Automaton],
    budget: &mut Budget<'_>,
) -> Result<Automaton, OutOfBudget> {
    const NONE: State = State::MAX;
    let mut numbers = Interner::default();
    let starts = parts.iter().map(|part| part.start());
    numbers.intern(&[all.start()].into_iter().chain(starts).collect::<Vec<_>>());
    let (mut accepting, mut edges) = (Vec::new(), Vec::new());
    let mut next = 0;
    while (next as usize) < numbers.len() {
        let key = numbers.get(next).to_vec();
        next += 1;
        let covered = (parts.iter().zip(&key[1..]))
            .any(|(part, &state)| state != NONE && part.is_accepting(state));
        accepting.push(all.is_accepting(key[0]) && !covered);
        budget.spend(all.edges(key[0]).len() * key.len())?;
        let mut rest: Vec<&[(u32, State)]> = (parts.iter().zip(&key[1..]))
            .map(|(part, &state)| {
                if state == NONE {
                    &[][..]
                } else {
                    part.edges(state)
                }
            })
            .collect();
        let mut to_key = key.clone();
        let mut here = Vec::new();
        for &(letter, to) in all.edges(key[0]) {
            to_key[0] = to;
            for (rest, to) in rest.iter_mut().zip(&mut to_key[1..]) {
                while rest.first().is_some_and(|edge| edge.0 < letter) {
                    *rest = &rest[1..];
                }
                *to = match rest.first() {
                    Some(&(found, to)) if found == letter => to,
                    _ => NONE,
                };
            }
            here.push((letter, numbers.intern(&to_key).0));
        }
        edges.push(here);
        budget.allow(numbers.len())?;
    }
    Ok(Automaton::new(0, accepting, edges))
}
