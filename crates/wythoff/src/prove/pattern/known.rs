//! Equality with games whose theory is known, decided by the prover: a game has one set of lost positions, so a set
//! that is proved for two games is the same for both.

use dashu_int::UBig;

use super::super::family::finite;
use super::super::proof::{Proof, Verdict, prove};
use crate::automata::{Automaton, Budget};
use crate::position::Play;
use crate::rules::{Atom, Clause, Rules};

/// Whether the lost positions of the proof, changed at finitely many, are exactly those of these rules.
///
/// `false` also if that is too hard to decide.
pub(super) fn is_also(proof: &Proof, rules: &Rules, changed: &[Vec<UBig>]) -> bool {
    let lost = match changed {
        [] if rules.normal_form() == proof.rules.normal_form() => return true,
        [] => return proof_for(proof, rules).is_some(),
        _ => (proof.lost).combined(&finite(&proof.system, changed), true, |a, b| a != b),
    };
    proved(rules, proof, &lost).is_some()
}

/// A proof that these rules have the lost positions of the proof; `None`: they have not, or it is too hard to decide.
pub(crate) fn proof_for(proof: &Proof, rules: &Rules) -> Option<Proof> {
    proved(rules, proof, &proof.lost)
}

fn proved(rules: &Rules, proof: &Proof, lost: &Automaton) -> Option<Proof> {
    let mut budget = Budget::new(100_000, 20_000_000);
    match prove(rules, &proof.system, lost, &mut budget) {
        Ok(Verdict::Proved(proof)) => Some(*proof),
        _ => None,
    }
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
