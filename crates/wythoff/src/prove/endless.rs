//! Play that need not end: a round of positions, or a way that leads on for ever.
//!
//! Whatever is shown is one: every step is a move, and a way that goes on has moves that stay moves when the piles grow by
//! what it adds. Short ones are decided at any size, longer ones are looked for among small positions.

use std::collections::{HashMap, VecDeque};

use dashu_int::{IBig, UBig};

use super::find_move::find_move;
use crate::automata::Budget;
use crate::rules::{Atom, Clause};

/// Positions of play that need not end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Endless {
    /// Each one move after the one before; the last is the first again, or the way goes on as it began.
    pub(super) way: Vec<Vec<UBig>>,
    /// Whether it comes back.
    pub(super) is_round: bool,
    /// Which clause its first move is of.
    pub(super) first: usize,
}

/// How many positions are looked through for longer ways, and how often it is asked whether a clause leads from one to another.
const MOST_POSITIONS: u64 = 1500;
const MOST_QUESTIONS: u64 = 40_000_000;
/// How many pairs of clauses are asked whether one leads back from where the other leads.
const MOST_PAIRS: usize = 60;
/// How many positions a way is followed to from each.
const MOST_FOLLOWED: usize = 200;

/// Play that need not end, if it is found; where `is_end` holds there is no move.
pub(super) fn endless(
    clauses: &[&Clause],
    piles: usize,
    is_end: &dyn Fn(&[UBig]) -> bool,
    budget: &mut Budget<'_>,
) -> Option<Endless> {
    let found = small(clauses, piles, is_end)
        .or_else(|| one_step(clauses, piles, budget))
        .or_else(|| there_and_back(clauses, piles, budget))?;
    (!found.way.iter().any(|position| is_end(position))).then_some(found)
}

/// A move to the same position, or one that can be made again and again.
fn one_step(clauses: &[&Clause], piles: usize, budget: &mut Budget<'_>) -> Option<Endless> {
    for (first, clause) in clauses.iter().enumerate() {
        let mut again = Clause {
            atoms: clause.atoms.clone(),
        };
        let unit = |pile: usize| {
            (0..piles)
                .map(|i| i64::from(i == pile))
                .collect::<Vec<i64>>()
        };
        again
            .atoms
            .extend((0..piles).map(|pile| Atom::taken(&unit(pile), None, Some(0))));
        again.atoms.extend(clause.atoms.iter().filter_map(stays));
        if let Ok(Some([from, to])) = find_move(&again, piles, budget) {
            return Some(Endless {
                is_round: from == to,
                way: lapped(vec![from, to]),
                first,
            });
        }
    }
    None
}

/// What must hold of a move so that its condition holds however often the piles grow by what the move adds.
///
/// With the growth g = after − before the form Σ cᵢ·pileᵢ + Σ c'ᵢ·pile'ᵢ becomes larger by Σ (cᵢ + c'ᵢ)gᵢ each time.
fn stays(atom: &Atom) -> Option<Atom> {
    let (before, after) = atom.coefficients();
    let growth: Vec<i64> = before.iter().zip(after).map(|(b, a)| b + a).collect();
    if growth.iter().all(|&c| c == 0) {
        return None;
    }
    let opposite = growth.iter().map(|c| -c).collect();
    Some(match *atom {
        Atom::Between { lo, hi, .. } => Atom::Between {
            before: opposite,
            after: growth,
            lo: lo.map(|_| 0),
            hi: hi.map(|_| 0),
        },
        Atom::Congruent { modulus, .. } => Atom::Congruent {
            before: opposite,
            after: growth,
            remainder: 0,
            modulus,
        },
    })
}

/// Two moves that lead back.
fn there_and_back(clauses: &[&Clause], piles: usize, budget: &mut Budget<'_>) -> Option<Endless> {
    let pairs = (0..clauses.len()).flat_map(|one| (one..clauses.len()).map(move |two| (one, two)));
    for (first, second) in pairs.take(MOST_PAIRS) {
        let back = clauses[second].atoms.iter().map(|atom| {
            let (before, after) = atom.coefficients();
            atom.with_coefficients(after.to_vec(), before.to_vec())
        });
        let both = Clause {
            atoms: clauses[first].atoms.iter().cloned().chain(back).collect(),
        };
        if let Ok(Some([from, to])) = find_move(&both, piles, budget) {
            return Some(Endless {
                way: vec![from.clone(), to, from],
                is_round: true,
                first,
            });
        }
    }
    None
}

/// A way of any length among small positions.
fn small(clauses: &[&Clause], piles: usize, is_end: &dyn Fn(&[UBig]) -> bool) -> Option<Endless> {
    let most = (MOST_QUESTIONS / clauses.len().max(1) as u64).isqrt();
    let fits = |size: &u64| size.pow(piles as u32) <= MOST_POSITIONS.min(most);
    let size = (2..).take_while(fits).last()?;
    let count = size.pow(piles as u32) as usize;
    let position = |place: usize| -> Vec<u64> {
        let pile = |pile| place as u64 / size.pow(pile) % size;
        (0..piles as u32).map(pile).collect()
    };
    let all: Vec<Vec<u64>> = (0..count).map(position).collect();
    let moves = |from: usize| -> Vec<(usize, usize)> {
        if is_end(&big(&all[from])) {
            return Vec::new();
        }
        let leads = |to: usize| {
            clauses
                .iter()
                .position(|one| one.allows(&all[from], &all[to]))
        };
        (0..count).filter_map(|to| Some((to, leads(to)?))).collect()
    };
    let moves: Vec<Vec<(usize, usize)>> = (0..count).map(moves).collect();
    let mut starts: Vec<usize> = (0..count).collect();
    starts.sort_by_key(|&start| all[start].iter().sum::<u64>());
    starts
        .into_iter()
        .find_map(|start| followed(start, &all, &moves, clauses))
}

/// The shortest way from a position to itself, or to a larger one from which it can be gone again.
fn followed(
    start: usize,
    all: &[Vec<u64>],
    moves: &[Vec<(usize, usize)>],
    clauses: &[&Clause],
) -> Option<Endless> {
    // For each position reached, where from and by which clause.
    let mut reached: HashMap<usize, (usize, usize)> = HashMap::new();
    let mut waiting = VecDeque::from([start]);
    while let Some(here) = waiting.pop_front() {
        for &(to, clause) in &moves[here] {
            let is_larger = to != start && all[start].iter().zip(&all[to]).all(|(a, b)| a <= b);
            if to == start || is_larger {
                let mut steps = vec![(here, to, clause)];
                while steps[0].0 != start {
                    let (from, by) = reached[&steps[0].0];
                    steps.insert(0, (from, steps[0].0, by));
                }
                let goes_on = || is_repeated(&steps, all, clauses);
                if to == start || goes_on() {
                    let mut way = vec![big(&all[start])];
                    way.extend(steps.iter().map(|step| big(&all[step.1])));
                    return Some(Endless {
                        first: steps[0].2,
                        is_round: to == start,
                        way: lapped(way),
                    });
                }
            }
            if to != start && reached.len() < MOST_FOLLOWED && !reached.contains_key(&to) {
                reached.insert(to, (here, clause));
                waiting.push_back(to);
            }
        }
    }
    None
}

/// Whether each step stays a move when all positions of the way grow by what the whole way adds.
fn is_repeated(steps: &[(usize, usize, usize)], all: &[Vec<u64>], clauses: &[&Clause]) -> bool {
    let (first, last) = (&all[steps[0].0], &all[steps[steps.len() - 1].1]);
    // Below 2^20 a coefficient and 2^11 a pile.
    let growth: Vec<i64> = (first.iter().zip(last))
        .map(|(&a, &b)| b as i64 - a as i64)
        .collect();
    steps
        .iter()
        .flat_map(|step| &clauses[step.2].atoms)
        .all(|atom| {
            let (before, after) = atom.coefficients();
            let sums = before.iter().zip(after).zip(&growth);
            let change: i64 = sums.map(|((b, a), g)| (b + a) * g).sum();
            match *atom {
                Atom::Between { lo, hi, .. } => {
                    (lo.is_none() || change >= 0) && (hi.is_none() || change <= 0)
                }
                Atom::Congruent { modulus, .. } => change % modulus == 0,
            }
        })
}

/// A way that goes on, with its second lap, which shows how.
fn lapped(mut way: Vec<Vec<UBig>>) -> Vec<Vec<UBig>> {
    let (first, last) = (way[0].clone(), way[way.len() - 1].clone());
    if first == last {
        return way;
    }
    let lap: Vec<Vec<UBig>> = (way[1..].iter())
        .map(|position| {
            let piles = position.iter().zip(first.iter().zip(&last));
            let grown = piles.map(|(pile, (first, last))| {
                let grown =
                    IBig::from(pile.clone()) + IBig::from(last.clone()) - IBig::from(first.clone());
                UBig::try_from(grown).expect("the last is not below the first")
            });
            grown.collect()
        })
        .collect();
    way.extend(lap);
    way
}

fn big(piles: &[u64]) -> Vec<UBig> {
    piles.iter().map(|&pile| pile.into()).collect()
}
