//! Equality with games whose theory is known, decided by the prover: a game has one set of lost positions, so a set
//! that is proved for two games is the same for both.

use dashu_int::UBig;

use super::super::proof::{Proof, Verdict, prove};
use crate::automata::{Automaton, Budget};
use crate::position::Play;
use crate::rules::{Atom, Clause, Rules};

/// Whether the lost positions of the proof, changed at finitely many, are exactly those of these rules.
///
/// `false` also if that is too hard to decide.
pub(super) fn is_also(proof: &Proof, rules: &Rules, changed: &[Vec<UBig>]) -> bool {
    let lost = match changed {
        [] => proof.lost.clone(),
        _ => (proof.lost).combined(&finite(proof, changed), true, |a, b| a != b),
    };
    let mut budget = Budget::new(100_000, 20_000_000);
    matches!(
        prove(rules, &proof.system, &lost, &mut budget),
        Ok(Verdict::Proved(_))
    )
}

/// The words of these positions, with any number of leading zeros: a tree with a loop at its root.
fn finite(proof: &Proof, positions: &[Vec<UBig>]) -> Automaton {
    let mut accepting = vec![false];
    let mut edges: Vec<Vec<(u32, u32)>> = vec![vec![(0, 0)]];
    for position in positions {
        let mut state = 0;
        let word = proof.system.word(position);
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

/// k-Wythoff.
pub(super) fn wythoff(k: u16, play: Play) -> Rules {
    Rules::wythoff(k).with_play(play)
}

/// Fraenkel's (s,t)-game: 0 < x ≤ y < sx + t, or the mirror image, or Nim. Its losing pairs are A_n = mex of those
/// before, B_n = sA_n + tn (Fraenkel, *Heap games, numeration systems and sequences*, 1998).
pub(super) fn s_t(s: i64, t: i64) -> Option<Rules> {
    let both = |least: [i64; 2], most: [i64; 2]| Clause {
        atoms: vec![
            Atom::taken(&[1, 0], Some(1), None),
            Atom::taken(&[0, 1], Some(1), None),
            Atom::taken(&least, Some(0), None),
            Atom::taken(&most, Some(1 - t), None),
        ],
    };
    let mut clauses = Rules::nim(2).clauses().to_vec();
    clauses.push(both([-1, 1], [s, -1]));
    clauses.push(both([1, -1], [-1, s]));
    Rules::new(2, clauses, &[], Play::Normal).ok()
}
