//! A game given by clauses, and the slow interpreter that is the oracle of everything faster.

use std::fmt;
use std::ops::ControlFlow;

use super::clause::{Atom, Clause, unit};
use crate::game::{Game, Visitor};
use crate::position::Play;

/// The greatest coefficient, in absolute value.
const MOST_COEFFICIENT: i64 = 1 << 20;
/// The greatest bound, in absolute value.
const MOST_BOUND: i64 = 1 << 40;
/// The greatest modulus.
const MOST_MODULUS: i64 = 1 << 10;
/// How many clauses the rules may come to.
const MOST_CLAUSES: usize = 4096;

/// The rules of a take-away game of one to three piles, in normal form.
///
/// A move is allowed if one of the clauses allows it. Every clause visibly decreases, so that play ends.
///
/// ```
/// use wythoff::{Rules, solve::search::Search};
/// let wythoff = Rules::wythoff(0);
/// assert!(Search::new(&wythoff).outcome(&[7, 4]).unwrap().is_loss());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rules {
    piles: usize,
    clauses: Vec<Clause>,
    misere: bool,
}

/// Why clauses are not the rules of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulesError {
    /// Not one, two or three piles.
    Piles(usize),
    /// A condition with a number of coefficients that is not the number of piles.
    Shape(Atom),
    /// A coefficient, bound or modulus out of range.
    Huge(Atom),
    /// More clauses than are allowed, after the terminal condition has been multiplied out.
    TooManyClauses(usize),
    /// This clause does not say that a pile never grows and something is taken.
    DoesNotDecrease(usize, Clause),
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Piles(found) => write!(f, "expected one to three piles, found {found}"),
            Self::Shape(_) => f.write_str("a condition needs one coefficient for each pile"),
            Self::Huge(_) => f.write_str("a number in a condition is too large"),
            Self::TooManyClauses(most) => write!(f, "the rules come to more than {most} clauses"),
            Self::DoesNotDecrease(index, _) => {
                write!(f, "clause {index} may take nothing or let a pile grow")
            }
        }
    }
}

impl std::error::Error for RulesError {}

impl Rules {
    /// Rules from clauses and a terminal condition, which is a disjunction of conjunctions over the piles before.
    ///
    /// Where the terminal condition holds there is no move. A position without a move is lost in normal play and
    /// won in misère play.
    pub fn new(
        piles: usize,
        clauses: Vec<Clause>,
        terminal: &[Vec<Atom>],
        play: Play,
    ) -> Result<Self, RulesError> {
        if !(1..=3).contains(&piles) {
            return Err(RulesError::Piles(piles));
        }
        let atoms =
            (clauses.iter().flat_map(|clause| &clause.atoms)).chain(terminal.iter().flatten());
        atoms
            .into_iter()
            .try_for_each(|atom| check_atom(atom, piles))?;
        for (index, clause) in clauses.iter().enumerate() {
            if !clause.visibly_decreases(piles) {
                return Err(RulesError::DoesNotDecrease(index, clause.clone()));
            }
        }
        let mut clauses = clauses;
        for conjunction in terminal {
            let escapes: Vec<Atom> = conjunction.iter().flat_map(Atom::negation).collect();
            if clauses.len() * escapes.len() > MOST_CLAUSES {
                return Err(RulesError::TooManyClauses(MOST_CLAUSES));
            }
            clauses = (clauses.iter())
                .flat_map(|clause| escapes.iter().map(|escape| with(clause, escape)))
                .collect();
        }
        if clauses.len() > MOST_CLAUSES {
            return Err(RulesError::TooManyClauses(MOST_CLAUSES));
        }
        Ok(Self {
            piles,
            clauses,
            misere: play == Play::Misere,
        })
    }

    /// k-Wythoff: any number from one pile, or x > 0 and y > 0 with |x − y| ≤ k.
    pub fn wythoff(k: u16) -> Self {
        let k = i64::from(k);
        let mut rules = Self::nim(2);
        rules.clauses.push(Clause {
            atoms: vec![
                Atom::taken(&[1, 0], Some(1), None),
                Atom::taken(&[0, 1], Some(1), None),
                Atom::taken(&[1, -1], Some(-k), Some(k)),
            ],
        });
        rules
    }

    /// Nim: any positive number from one of one to three piles.
    ///
    /// Panics with any other number of piles.
    pub fn nim(piles: usize) -> Self {
        let clauses = (0..piles).map(|taken| Clause {
            atoms: (0..piles)
                .map(|pile| match pile == taken {
                    true => Atom::taken(&unit(piles, pile), Some(1), None),
                    false => Atom::taken(&unit(piles, pile), Some(0), Some(0)),
                })
                .collect(),
        });
        Self::new(piles, clauses.collect(), &[], Play::Normal).expect("nim has one to three piles")
    }

    /// The same rules, played for this.
    pub fn with_play(mut self, play: Play) -> Self {
        self.misere = play == Play::Misere;
        self
    }

    /// How many piles there are.
    pub fn piles(&self) -> usize {
        self.piles
    }

    /// The kinds of moves.
    pub fn clauses(&self) -> &[Clause] {
        &self.clauses
    }

    /// Whether exchanging the first two of two piles changes nothing, clause by clause.
    pub fn is_symmetric(&self) -> bool {
        self.piles == 2 && self.canonical(Atom::clone) == self.canonical(Atom::mirrored)
    }

    /// Whether the clauses are the same but for their order and the way their conditions are written.
    pub fn is_same_as(&self, other: &Self) -> bool {
        (self.piles, self.misere) == (other.piles, other.misere)
            && self.canonical(Atom::clone) == other.canonical(Atom::clone)
    }

    /// The clauses in an order that does not depend on how they were written, each atom changed first.
    fn canonical(&self, change: fn(&Atom) -> Atom) -> Vec<Vec<Atom>> {
        let mut clauses: Vec<Vec<Atom>> = (self.clauses.iter())
            .map(|clause| {
                let mut atoms: Vec<Atom> =
                    clause.atoms.iter().map(change).map(positive_form).collect();
                atoms.sort();
                atoms.dedup();
                atoms
            })
            .collect();
        clauses.sort();
        clauses.dedup();
        clauses
    }
}

/// The same condition, its form made to begin with a positive coefficient.
fn positive_form(atom: Atom) -> Atom {
    let negate = |form: &[i64]| form.iter().map(|c| -c).collect::<Vec<_>>();
    let (before, after) = atom.coefficients();
    let leading = before.iter().chain(after).find(|c| **c != 0);
    if leading.is_none_or(|c| *c > 0) {
        return atom;
    }
    let (before, after) = (negate(before), negate(after));
    match atom {
        Atom::Between { lo, hi, .. } => Atom::Between {
            before,
            after,
            lo: hi.map(|hi| -hi),
            hi: lo.map(|lo| -lo),
        },
        Atom::Congruent {
            remainder, modulus, ..
        } => Atom::Congruent {
            before,
            after,
            remainder: (-remainder).rem_euclid(modulus),
            modulus,
        },
    }
}

fn with(clause: &Clause, atom: &Atom) -> Clause {
    let mut atoms = clause.atoms.clone();
    atoms.push(atom.clone());
    Clause { atoms }
}

fn check_atom(atom: &Atom, piles: usize) -> Result<(), RulesError> {
    let (before, after) = atom.coefficients();
    if before.len() != piles || after.len() != piles {
        return Err(RulesError::Shape(atom.clone()));
    }
    let fits = |value: i64, most: i64| (-most..=most).contains(&value);
    let numbers_fit = match *atom {
        Atom::Between { lo, hi, .. } => [lo, hi].into_iter().flatten().all(|x| fits(x, MOST_BOUND)),
        Atom::Congruent {
            remainder, modulus, ..
        } => fits(remainder, MOST_BOUND) && (1..=MOST_MODULUS).contains(&modulus),
    };
    if !numbers_fit
        || !before
            .iter()
            .chain(after)
            .all(|&c| fits(c, MOST_COEFFICIENT))
    {
        return Err(RulesError::Huge(atom.clone()));
    }
    Ok(())
}

impl Game for Rules {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        assert_eq!(from.len(), self.piles, "one size for each pile");
        let mut after = vec![0; self.piles];
        loop {
            if self
                .clauses
                .iter()
                .any(|clause| clause.allows(from, &after))
            {
                visit(&after)?;
            }
            // The next position in lexicographic order, like an odometer with a wheel for each pile.
            let Some(wheel) = (0..self.piles).rev().find(|&pile| after[pile] < from[pile]) else {
                return ControlFlow::Continue(());
            };
            after[wheel] += 1;
            after[wheel + 1..].fill(0);
        }
    }

    fn play(&self) -> Play {
        if self.misere {
            Play::Misere
        } else {
            Play::Normal
        }
    }

    fn pile_count(&self) -> Option<usize> {
        Some(self.piles)
    }
}
