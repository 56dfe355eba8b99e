//! From statements to rules: names, built-in games, mirror images, and that every move takes something.

use std::ops::Range;
use std::time::{Duration, Instant};

use dashu_int::UBig;

use super::error::{ParseRulesErrorKind as Kind, Spanned};
use super::lower::{Alternatives, Lowering};
use super::normal::normal_clause;
use super::scope::Scope;
use super::suggest::nearest;
use super::tree::{Named, Statement, Tree};
use crate::games::parse_game;
use crate::position::Play;
use crate::prove::decreasing;
use crate::rules::{Atom, Clause, Rules};

/// The built-in games.
const GAMES: [&str; 7] = [
    "nim",
    "wythoff",
    "k-wythoff",
    "moore(2)",
    "bachet(3)",
    "subtraction(1,3,4)",
    "all-but(2)",
];
/// How many clauses are given to the exact decision, which may take a second each, and for how long.
const MOST_DECISIONS: usize = 64;
const LONGEST: Duration = Duration::from_secs(10);

pub(super) struct Builder<'a> {
    source: &'a str,
    scope: &'a Scope,
    lowering: Lowering<'a>,
    symmetric: bool,
    decisions: usize,
    started: Instant,
    clauses: Vec<Clause>,
}

impl<'a> Builder<'a> {
    pub(super) fn new(source: &'a str, scope: &'a Scope, statements: &[Statement]) -> Self {
        Self {
            source,
            scope,
            lowering: Lowering::new(scope),
            symmetric: statements
                .iter()
                .any(|statement| matches!(statement, Statement::Symmetric)),
            decisions: 0,
            started: Instant::now(),
            clauses: Vec::new(),
        }
    }

    pub(super) fn rules(mut self, statements: &[Statement]) -> Result<Rules, Spanned> {
        let (mut play, mut terminal, mut end) = (Play::Normal, Vec::new(), 0..0);
        for statement in statements {
            match statement {
                Statement::Move(alternatives) => {
                    alternatives
                        .iter()
                        .try_for_each(|alternative| self.add_move(alternative))?;
                }
                Statement::EndWhen(condition) => {
                    terminal.extend(self.end_when(condition)?);
                    end = condition.span.clone();
                }
                Statement::Like(game) => self.add_game(game)?,
                Statement::Misere => play = Play::Misere,
                Statement::Piles(_) | Statement::Parameter(..) | Statement::Symmetric => {}
            }
        }
        let rules = Rules::new(self.scope.piles(), self.clauses, &terminal, play);
        rules.map_err(|error| (end, Kind::Rules(error)))
    }

    fn end_when(&mut self, condition: &Tree) -> Result<Alternatives, Spanned> {
        let alternatives = self.lowering.condition(condition, false)?;
        let speaks_of_move = |atom: &Atom| atom.coefficients().1.iter().any(|&c| c != 0);
        if alternatives.iter().flatten().any(speaks_of_move) {
            return Err((condition.span.clone(), Kind::EndSpeaksOfMove));
        }
        Ok(alternatives)
    }

    fn add_game(&mut self, game: &Named) -> Result<(), Spanned> {
        let at = |kind| (game.span.clone(), kind);
        let (piles, k) = (self.scope.piles(), self.scope.parameter("k"));
        let built_in = match (game.name.as_str(), k) {
            ("nim", _) => Rules::nim(piles),
            ("wythoff", _) => Rules::wythoff(0),
            ("k-wythoff", Some(k)) => {
                let most = i64::from(u16::MAX);
                Rules::wythoff(u16::try_from(k).map_err(|_| at(Kind::HugeNumber { most }))?)
            }
            ("k-wythoff", None) => {
                let suggestion = Some("parameter k = 1".to_string());
                return Err(at(Kind::UnknownName {
                    name: "k".to_string(),
                    suggestion,
                }));
            }
            (name, _) => {
                let unknown = || Kind::UnknownName {
                    name: name.to_string(),
                    suggestion: nearest(name, GAMES),
                };
                let named = parse_game(name).map_err(|_| at(unknown()))?;
                // A game of two piles says so below, whatever was declared.
                let text = (named.rules_text(piles, Play::Normal))
                    .or_else(|| named.rules_text(2, Play::Normal))
                    .ok_or_else(|| at(Kind::NoSuchRules(named.to_string())))?;
                super::parse_rules(&text).map_err(|error| at(error.kind))?
            }
        };
        if built_in.piles() != piles {
            return Err(at(Kind::OtherPileCount {
                needed: built_in.piles(),
                found: piles,
            }));
        }
        for clause in built_in.clauses() {
            self.push(clause.clone());
        }
        Ok(())
    }

    fn push(&mut self, clause: Clause) {
        if !self.clauses.contains(&clause) {
            self.clauses.push(clause);
        }
    }

    fn add_move(&mut self, tree: &Tree) -> Result<(), Spanned> {
        let alternatives = self.lowering.condition(tree, false)?;
        if self.clauses.len() + alternatives.len() > 4096 {
            return Err((tree.span.clone(), Kind::TooManyAlternatives));
        }
        let piles = self.scope.piles();
        let mut is_possible = false;
        for atoms in &alternatives {
            let Some(clause) = normal_clause(atoms, piles).map(|atoms| Clause { atoms }) else {
                continue;
            };
            let clause = self.decreasing(clause, &tree.span)?;
            if !self.allows_something(&clause) {
                continue;
            }
            is_possible = true;
            for order in self.orders() {
                let atoms: Vec<Atom> = clause
                    .atoms
                    .iter()
                    .map(|atom| permuted(atom, order))
                    .collect();
                // What decreases, decreases in any order of the piles.
                self.push(Clause {
                    atoms: normal_clause(&atoms, piles).unwrap_or(atoms),
                });
            }
        }
        if !is_possible {
            self.refuse_growth(&alternatives, &tree.span)?;
        }
        Ok(())
    }

    /// The orders of the piles in which each move is played.
    fn orders(&self) -> &'static [[usize; 3]] {
        match (self.symmetric, self.scope.piles()) {
            (true, 2) => &[[0, 1, 2], [1, 0, 2]],
            (true, 3) => &[
                [0, 1, 2],
                [0, 2, 1],
                [1, 0, 2],
                [1, 2, 0],
                [2, 0, 1],
                [2, 1, 0],
            ],
            _ => &[[0, 1, 2]],
        }
    }

    /// The exact decision; the inner error is an endless move, before and after.
    fn decide(
        &mut self,
        clause: &Clause,
        span: &Range<usize>,
    ) -> Result<Result<Clause, [Vec<UBig>; 2]>, Spanned> {
        self.decisions += 1;
        let undecided = || {
            (
                span.clone(),
                Kind::Undecided {
                    text: self.text(span),
                },
            )
        };
        if self.decisions > MOST_DECISIONS
            || !clause.atoms.iter().all(is_small)
            || self.started.elapsed() > LONGEST
        {
            return Err(undecided());
        }
        let decided = decreasing(clause, self.scope.piles()).map_err(|_| undecided())?;
        Ok(decided.map_err(|endless| [endless.from, endless.to]))
    }

    fn decreasing(&mut self, clause: Clause, span: &Range<usize>) -> Result<Clause, Spanned> {
        if clause.visibly_decreases(self.scope.piles()) {
            return Ok(clause);
        }
        // Where nothing is taken, a form of the amounts alone is 0.
        let excludes_nothing = |atom: &Atom| {
            let (before, after) = atom.coefficients();
            before.iter().zip(after).all(|(b, a)| *a == -b) && !atom.holds(0)
        };
        if clause.atoms.iter().any(excludes_nothing) {
            let mut clause = clause;
            let something = Atom::taken(&vec![1; self.scope.piles()], Some(1), None);
            clause.atoms.push(something);
            return Ok(clause);
        }
        // No pile grows: that is among the conditions. So an endless move takes nothing.
        let decided = self.decide(&clause, span)?;
        decided.map_err(|[at, _]| {
            (
                span.clone(),
                Kind::TakesNothing {
                    text: self.text(span),
                    at,
                },
            )
        })
    }

    /// Whether there is any such move; a clause too hard to decide is kept.
    ///
    /// Some move takes something iff, read backwards, some move puts something back.
    fn allows_something(&mut self, clause: &Clause) -> bool {
        if allows_something_small(clause, self.scope.piles()) {
            return true;
        }
        let backwards = Clause {
            atoms: clause.atoms.iter().map(reversed).collect(),
        };
        self.decide(&backwards, &(0..0))
            .map_or(true, |decided| decided.is_err())
    }

    /// A move that nobody can make is harmless, unless it was meant to let a pile grow.
    fn refuse_growth(
        &mut self,
        alternatives: &Alternatives,
        span: &Range<usize>,
    ) -> Result<(), Spanned> {
        for atoms in alternatives {
            if let Err([from, to]) = self.decide(
                &Clause {
                    atoms: atoms.clone(),
                },
                span,
            )? {
                return Err((
                    span.clone(),
                    Kind::PileGrows {
                        text: self.text(span),
                        from,
                        to,
                    },
                ));
            }
        }
        Ok(())
    }

    fn text(&self, span: &Range<usize>) -> String {
        self.source
            .get(span.clone())
            .unwrap_or("")
            .chars()
            .take(200)
            .collect()
    }
}

/// Whether the exact decision is quick: its states grow with the numbers.
fn is_small(atom: &Atom) -> bool {
    let (before, after) = atom.coefficients();
    let bounds = match *atom {
        Atom::Between { lo, hi, .. } => [lo, hi],
        Atom::Congruent { modulus, .. } => [Some(modulus), None],
    };
    before.iter().chain(after).all(|c| c.abs() <= 32)
        && bounds.iter().flatten().all(|bound| bound.abs() <= 1000)
}

/// Whether some move among the smallest positions is of this kind.
fn allows_something_small(clause: &Clause, piles: usize) -> bool {
    let size: u64 = [36, 6, 4][piles - 1];
    (0..size.pow(2 * piles as u32)).any(|index| {
        let mut rest = index;
        let mut digit = || {
            let digit = rest % size;
            rest /= size;
            digit
        };
        let after: Vec<u64> = (0..piles).map(|_| digit()).collect();
        let before: Vec<u64> = (0..piles).map(|_| digit()).collect();
        clause.allows(&before, &after)
    })
}

fn changed(atom: &Atom, change: impl Fn(&[i64], &[i64]) -> (Vec<i64>, Vec<i64>)) -> Atom {
    let (before, after) = atom.coefficients();
    let (before, after) = change(before, after);
    match *atom {
        Atom::Between { lo, hi, .. } => Atom::Between {
            before,
            after,
            lo,
            hi,
        },
        Atom::Congruent {
            remainder, modulus, ..
        } => Atom::Congruent {
            before,
            after,
            remainder,
            modulus,
        },
    }
}

fn permuted(atom: &Atom, order: &[usize; 3]) -> Atom {
    let permute = |form: &[i64]| order[..form.len()].iter().map(|&pile| form[pile]).collect();
    changed(atom, |before, after| (permute(before), permute(after)))
}

fn reversed(atom: &Atom) -> Atom {
    changed(atom, |before, after| (after.to_vec(), before.to_vec()))
}
