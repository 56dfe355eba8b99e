//! A game given by clauses, and the slow interpreter that is the oracle of everything faster.

use std::fmt;
use std::ops::ControlFlow;

use dashu_int::UBig;

use super::clause::{Atom, Clause, unit};
use super::{MEMORY_NAMES, MOST_PILES, PILE_NAMES};
use crate::game::{Game, IllegalMove, Move, Visitor, taken};
use crate::position::Play;

/// The greatest coefficient, in absolute value.
const MOST_COEFFICIENT: i64 = 1 << 20;
/// The greatest bound, in absolute value.
const MOST_BOUND: i64 = 1 << 40;
/// The greatest modulus.
const MOST_MODULUS: i64 = 1 << 10;
/// How many clauses the rules may come to.
const MOST_CLAUSES: usize = 4096;

/// The rules of a take-away game of one to five piles, in normal form.
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
    /// The weights of a sum of the piles that falls with every move; `None`: no pile grows.
    measure: Option<Vec<i64>>,
    /// How many piles, the last, are memory.
    memory: usize,
}

/// Why clauses are not the rules of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RulesError {
    /// No pile, or more than five.
    Piles(usize),
    /// A condition with a number of coefficients that is not the number of piles.
    Shape(Atom),
    /// A coefficient, bound or modulus out of range.
    Huge(Atom),
    /// A measure has one weight for each pile, from 0 to 1024.
    Measure,
    /// In misère play there are no Grundy values.
    MisereHasNoValues,
    /// More clauses than are allowed, after the terminal condition has been multiplied out.
    TooManyClauses(usize),
    /// This clause does not say that a pile never grows and something is taken.
    DoesNotDecrease(usize, Clause),
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Piles(found) => write!(f, "expected one to five piles, found {found}"),
            Self::Shape(_) => f.write_str("a condition needs one coefficient for each pile"),
            Self::Huge(_) => f.write_str("a number in a condition is too large"),
            Self::Measure => f.write_str("a measure has one weight for each pile, from 0 to 1024"),
            Self::MisereHasNoValues => f.write_str("misère play has no Grundy values"),
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
        if !(1..=MOST_PILES).contains(&piles) {
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
        let clauses = escaping(clauses, terminal)?;
        Ok(Self::made(piles, clauses, play, None))
    }

    pub(super) fn made(
        piles: usize,
        clauses: Vec<Clause>,
        play: Play,
        measure: Option<Vec<i64>>,
    ) -> Self {
        Self {
            piles,
            clauses,
            misere: play == Play::Misere,
            measure,
            memory: 0,
        }
    }

    /// The same rules, with so many of the last piles called memory. They have no weight in the measure.
    pub(crate) fn with_memory(mut self, memory: usize) -> Self {
        self.memory = memory;
        self
    }

    /// The same rules with other clauses, each of which decreases as those did.
    pub(crate) fn with_clauses(&self, clauses: Vec<Clause>) -> Self {
        Self {
            clauses,
            ..self.clone()
        }
    }

    /// The same rules with the weights of another measure.
    pub(crate) fn with_measure(mut self, measure: Vec<i64>) -> Self {
        self.measure = Some(measure);
        self
    }

    /// The same rules, conditions and clauses in an order that does not depend on how they were written.
    pub(crate) fn in_order(&self) -> Self {
        let clauses = self.canonical(Atom::clone).into_iter();
        self.with_clauses(clauses.map(|atoms| Clause { atoms }).collect())
    }

    /// The weights of a sum of the piles that falls with every move; `None`: no pile grows.
    pub fn measure(&self) -> Option<&[i64]> {
        self.measure.as_deref()
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

    /// Nim: any positive number from one of one to five piles.
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
        Self::new(piles, clauses.collect(), &[], Play::Normal).expect("nim has one to five piles")
    }

    /// The same rules, played for this.
    pub fn with_play(mut self, play: Play) -> Self {
        self.misere = play == Play::Misere;
        self
    }

    /// How many numbers a position has: its piles, and what is in memory.
    pub fn piles(&self) -> usize {
        self.piles
    }

    /// How many of these numbers, the last, are memory: set by moves, taken from by nobody, 0 at first.
    pub fn memory(&self) -> usize {
        self.memory
    }

    /// The names of these numbers: a, b, … for piles, l, m, … for memory.
    pub fn names(&self) -> Vec<&'static str> {
        let piles = PILE_NAMES[..self.piles - self.memory].iter();
        piles.chain(&MEMORY_NAMES[..self.memory]).copied().collect()
    }

    /// The position with these piles at first: where memory is left out, it is 0.
    ///
    /// ```
    /// use wythoff::{UBig, parse_rules};
    /// let fibonacci = parse_rules("piles a; memory l; 0<x<=2l, l'=x | l=0, 0<x<a, l'=x")?;
    /// assert_eq!(fibonacci.at_first(vec![UBig::from(8u8)]), [8u8, 0].map(UBig::from));
    /// # Ok::<(), wythoff::ParseRulesError>(())
    /// ```
    pub fn at_first(&self, mut piles: Vec<UBig>) -> Vec<UBig> {
        if self.memory > 0 && piles.len() + self.memory == self.piles {
            piles.resize(self.piles, UBig::ZERO);
        }
        piles
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
        (self.piles, self.misere, &self.measure) == (other.piles, other.misere, &other.measure)
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

/// The clauses where the terminal condition does not hold.
pub(super) fn escaping(
    mut clauses: Vec<Clause>,
    terminal: &[Vec<Atom>],
) -> Result<Vec<Clause>, RulesError> {
    for conjunction in terminal {
        let escapes: Vec<Atom> = conjunction.iter().flat_map(Atom::negation).collect();
        if clauses.len() * escapes.len() > MOST_CLAUSES {
            return Err(RulesError::TooManyClauses(MOST_CLAUSES));
        }
        clauses = (clauses.iter())
            .flat_map(|clause| escapes.iter().map(|escape| clause.with(escape.clone())))
            .collect();
    }
    match clauses.len() > MOST_CLAUSES {
        true => Err(RulesError::TooManyClauses(MOST_CLAUSES)),
        false => Ok(clauses),
    }
}

pub(super) fn check_atom(atom: &Atom, piles: usize) -> Result<(), RulesError> {
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

/// What a move does to piles that may grow.
fn moved(before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
    match taken(before, after) {
        Ok(amounts) => Ok(Move::Take { amounts }),
        Err(IllegalMove::Grows { .. }) => Ok(Move::Change {
            before: before.to_vec(),
            after: after.to_vec(),
        }),
        Err(error) => Err(error),
    }
}

impl Game for Rules {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        assert_eq!(from.len(), self.piles, "one size for each pile");
        if self.measure().is_some_and(|measure| measure.contains(&0)) {
            // No box holds all positions after a move.
            return self.visit_moves(from, visit);
        }
        let most = self.reach(from);
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
            let Some(wheel) = (0..self.piles).rev().find(|&pile| after[pile] < most[pile]) else {
                return ControlFlow::Continue(());
            };
            after[wheel] += 1;
            after[wheel + 1..].fill(0);
        }
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        let mut clauses = self.clauses.iter();
        let mut allowed = || clauses.any(|clause| clause.allows_at_any_size(before, after));
        if self.memory > 0 && allowed() {
            // What memory loses is not taken.
            let piles = self.piles - self.memory;
            let piles_only = moved(&before[..piles], &after[..piles])?;
            return Ok(Move::Remember {
                piles: Box::new(piles_only),
                memory: after[piles..].to_vec(),
            });
        }
        match (taken(before, after), &self.measure) {
            (Ok(amounts), _) => match allowed() {
                true => Ok(Move::Take { amounts }),
                false => Err(IllegalMove::NoClause { taken: amounts }),
            },
            (Err(IllegalMove::Grows { .. }), Some(_)) if allowed() => moved(before, after),
            (Err(error), _) => Err(error),
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

    fn memory_count(&self) -> usize {
        self.memory
    }
}
