//! Games whose automaton is known before any table is made. The proof is run all the same.

use dashu_int::UBig;

use super::contained::without_contained;
use crate::automata::{Automaton, Letter};
use crate::game::Game;
use crate::logic::{NumberSystem, Numerals};
use crate::position::Play;
use crate::rules::{Atom, Rules};

/// The k of k-Wythoff, if these are its rules in normal play.
pub(crate) fn wythoff_k(rules: &Rules) -> Option<u16> {
    if rules.play() != Play::Normal || rules.piles() != 2 {
        return None;
    }
    let bound = |atom: &Atom| match atom {
        Atom::Between { before, hi, .. } if before[..] == [1, -1] || before[..] == [-1, 1] => *hi,
        _ => None,
    };
    let bounds = rules
        .clauses()
        .iter()
        .flat_map(|clause| &clause.atoms)
        .filter_map(bound);
    let k = u16::try_from(bounds.max()?).ok()?;
    without_contained(rules)
        .is_same_as(&Rules::wythoff(k))
        .then_some(k)
}

/// The system of k-Wythoff and its lost positions in it: b is a with a 0 appended, and a ends in an even number of
/// zeros; or the mirror image.
///
/// (Fraenkel, *How to beat your Wythoff games' opponent on three fronts*, 1982.)
pub fn wythoff_automaton(k: u16) -> Option<(NumberSystem, Automaton)> {
    let system = NumberSystem::new(Numerals::Greedy(vec![u32::from(k) + 1, 1])).ok()?;
    system.letter_count(2)?;
    let digits = system.digit_count();
    // States: 0 nothing but zeros read; 1 and 2 an even, an odd number of zeros since; 2 + d the digit d was read in b
    // and must come next in a.
    let wait = |digit: u32, otherwise: u32| if digit == 0 { otherwise } else { 2 + digit };
    let after_zero = |state: u32| (0..digits).map(move |b| (b, wait(b, [0, 2, 1][state as usize])));
    let edges = (0..digits + 2).map(|state| match state.checked_sub(2) {
        None | Some(0) => after_zero(state).collect(),
        Some(a) => (0..digits).map(|b| (a * digits + b, wait(b, 1))).collect(),
    });
    let accepting = (0..digits + 2).map(|state| state < 2).collect();
    let half = Automaton::new(0, accepting, edges.collect());
    let valid = system.valid(2);
    let lost = with_mirror(&half, digits, 2).combined(&valid, false, |a, b| a && b);
    Some((system, lost.minimised().0))
}

/// The words of an automaton and those with the first two piles exchanged.
pub(super) fn with_mirror(half: &Automaton, digits: u32, piles: usize) -> Automaton {
    let rest = digits.pow(piles as u32 - 2);
    let swap = |letter: Letter| {
        let pair = letter / rest;
        (pair % digits * digits + pair / digits) * rest + letter % rest
    };
    half.combined(&half.renamed(swap), true, |a, b| a || b)
        .minimised()
        .0
}

/// The words in which the last of so many piles is at most a number; whether the others are numerals does not matter.
pub(super) fn at_most(system: &NumberSystem, most: u32, piles: usize) -> Automaton {
    let digits = system.digit_count();
    // A tree of the numerals, each without leading zeros; those are read at its root.
    let mut children: Vec<Vec<(u32, u32)>> = vec![vec![(0, 0)]];
    let mut accepting = vec![true];
    for number in 1..=most {
        let mut node = 0;
        let numeral = system.digits(&number.into());
        let zeros = numeral.iter().take_while(|&&digit| digit == 0).count();
        for &digit in &numeral[zeros..] {
            let child = children[node].iter().find(|child| child.0 == digit);
            node = match child {
                Some(&(_, child)) => child as usize,
                None => {
                    let child = children.len();
                    children[node].push((digit, child as u32));
                    children.push(Vec::new());
                    accepting.push(false);
                    child
                }
            };
        }
        accepting[node] = true;
    }
    let letters = system.letter_count(piles).unwrap_or(0);
    let edges = children.iter().map(|children| {
        let to = |letter: Letter| {
            let child = children.iter().find(|child| child.0 == letter % digits)?;
            Some((letter, child.1))
        };
        (0..letters).filter_map(to).collect()
    });
    Automaton::new(0, accepting, edges.collect())
}

/// The words of these positions, with any number of leading zeros: a tree with a loop at its root.
pub(super) fn finite(system: &NumberSystem, positions: &[Vec<UBig>]) -> Automaton {
    let mut accepting = vec![false];
    let mut edges: Vec<Vec<(u32, u32)>> = vec![vec![(0, 0)]];
    for position in positions {
        let mut state = 0;
        let word = system.word(position);
        for letter in word.into_iter().skip_while(|&letter| letter == 0) {
            let known = (edges[state].iter()).find(|edge| edge.0 == letter);
            state = match known {
                Some(&(_, to)) => to as usize,
                None => {
                    let new = accepting.len();
                    edges[state].push((letter, new as u32));
                    accepting.push(false);
                    edges.push(Vec::new());
                    new
                }
            };
        }
        accepting[state] = true;
    }
    Automaton::new(0, accepting, edges)
}
