//! What a text says, before it is known that play ends.

use std::collections::HashSet;
use std::ops::Range;

use dashu_int::UBig;

use super::error::{ParseRulesErrorKind as Kind, Spanned};
use super::lower::Alternatives;
use super::normal::normal_clause;
use crate::position::Play;
use crate::rules::{Atom, Clause, Rules};

/// What a text says, as it stands: syntax, and nothing that has to be decided.
///
/// That no pile grows is understood, so it is among the conditions of every clause. Whether a move always takes
/// something is for others to say: the prover does before it makes [`Rules`] of a draft, and the checker does for itself.
#[derive(Debug, Clone)]
pub(crate) struct Draft {
    pub(super) piles: usize,
    /// The names of the last of them, which are memory.
    pub(super) memory: Vec<String>,
    pub(super) play: Play,
    pub(super) alternatives: Vec<Alternative>,
    pub(super) terminal: Alternatives,
    /// What says that play ends although piles may grow; `None`: no pile grows.
    pub(super) measure: Option<Measure>,
    /// Where that is said.
    pub(super) measured_at: Range<usize>,
    /// Where the last condition on the end of the game stands.
    pub(super) end: Range<usize>,
}

/// A sum of the piles that falls with every move, as a text has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Measure {
    /// The weights of the piles.
    Given(Vec<i64>),
    /// There is one, and it is to be found.
    Sought,
}

/// One kind of move in a text: what stands between two bars.
#[derive(Debug, Clone)]
pub(crate) struct Alternative {
    /// Which bytes of the text it is.
    pub(crate) span: Range<usize>,
    /// The conditions as written, multiplied out: a move satisfies all of one clause.
    pub(crate) written: Vec<Clause>,
    /// The same in normal form, in which no pile grows; a clause that visibly contradicts itself is left out.
    pub(crate) clauses: Vec<Clause>,
    /// The orders of the piles in which it is played.
    pub(super) orders: Vec<Vec<usize>>,
    /// Where piles may grow: how many, the first, do not in this kind of move, which is among the conditions.
    pub(crate) shrinking: Option<usize>,
}

impl Alternative {
    pub(super) fn new(
        span: Range<usize>,
        conditions: Alternatives,
        piles: usize,
        shrinking: Option<usize>,
        orders: Vec<Vec<usize>>,
    ) -> Self {
        let written: Vec<Clause> = (conditions.into_iter())
            .map(|atoms| Clause { atoms })
            .collect();
        let clauses = (written.iter())
            .filter_map(|clause| normal(clause, piles, shrinking))
            .collect();
        Self {
            span,
            written,
            clauses,
            orders,
            shrinking,
        }
    }
}

impl Draft {
    /// How many numbers a position has: its piles, then its memory.
    pub(crate) fn piles(&self) -> usize {
        self.piles
    }

    /// The names of the last of them, which are memory.
    pub(crate) fn memory(&self) -> &[String] {
        &self.memory
    }

    /// What says that play ends although piles may grow; `None`: no pile grows.
    pub(crate) fn measure(&self) -> Option<&Measure> {
        self.measure.as_ref()
    }

    /// Where it is said that piles may grow: by `measure`, or by a move.
    pub(crate) fn measured_at(&self) -> Range<usize> {
        self.measured_at.clone()
    }

    /// Whether a condition on the end of the game holds.
    pub(crate) fn is_end(&self, position: &[UBig]) -> bool {
        let holds = |atom: &Atom| atom.allows_at_any_size(position, position);
        self.terminal.iter().any(|all| all.iter().all(holds))
    }

    /// The kinds of moves.
    pub(crate) fn alternatives(&self) -> &[Alternative] {
        &self.alternatives
    }

    /// Whether whoever cannot move wins.
    pub(crate) fn is_misere(&self) -> bool {
        self.play == Play::Misere
    }

    /// The rules, once it is settled which clauses of each alternative are left and that something is taken in each.
    ///
    /// What `settle` gives back must visibly decrease, or lower the measure where piles may grow, or there are no rules.
    pub(crate) fn settled<E>(
        &self,
        measure: Option<&[i64]>,
        mut settle: impl FnMut(&Alternative) -> Result<Vec<Clause>, E>,
    ) -> Result<Result<Rules, Spanned>, E> {
        let (mut seen, mut clauses) = (HashSet::new(), Vec::new());
        for alternative in &self.alternatives {
            for clause in settle(alternative)? {
                for order in &alternative.orders {
                    let clause = permuted(&clause, order);
                    let normal = normal(&clause, self.piles, alternative.shrinking);
                    let clause = normal.unwrap_or(clause);
                    if seen.insert(clause.clone()) {
                        clauses.push(clause);
                    }
                }
            }
        }
        let rules = match measure {
            Some(measure) => Rules::growing(self.piles, clauses, &self.terminal, measure.to_vec()),
            None => Rules::new(self.piles, clauses, &self.terminal, self.play),
        };
        let rules = rules.map(|rules| rules.with_memory(self.memory.len()));
        Ok(rules.map_err(|error| (self.end.clone(), Kind::Rules(error))))
    }
}

/// The normal form of a clause, saying that something is taken if one condition shows it; `None`: a contradiction.
pub(in crate::rules) fn normal(
    clause: &Clause,
    piles: usize,
    shrinking: Option<usize>,
) -> Option<Clause> {
    let atoms = normal_clause(&clause.atoms, piles, shrinking)?;
    let clause = Clause { atoms };
    if shrinking.is_some() {
        return Some(clause);
    }
    // Where nothing is taken, a form of the amounts alone is 0.
    let excludes_nothing = |atom: &Atom| {
        let (before, after) = atom.coefficients();
        before.iter().zip(after).all(|(b, a)| *a == -b) && !atom.holds(0)
    };
    match clause.atoms.iter().any(excludes_nothing) && !clause.visibly_decreases(piles) {
        true => Some(clause.taking_something(piles)),
        false => Some(clause),
    }
}

pub(super) fn permuted(clause: &Clause, order: &[usize]) -> Clause {
    let permute = |form: &[i64]| order.iter().map(|&pile| form[pile]).collect();
    let atoms = clause.atoms.iter().map(|atom| {
        let (before, after) = atom.coefficients();
        atom.with_coefficients(permute(before), permute(after))
    });
    Clause {
        atoms: atoms.collect(),
    }
}
